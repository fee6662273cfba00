import { keepPreviousData } from '@tanstack/react-query';
import { PAGE_MAX } from '../../routers/limits.ts';
import { SIMILAR_MAX } from '../../routers/search/limits.ts';
import { otherSearch } from '../lib/found-words.ts';
import { trpc } from '../lib/trpc.ts';
import { PostCard } from '../posts/post-card.tsx';
import { PostList } from '../posts/post-list.tsx';
import { PostSkeletons } from '../posts/post-skeleton.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Highlighted } from './highlighted.tsx';
import { NothingFound } from '../ui/nothing-found.tsx';
import { atLeast, countOf, isAnswered, Results, SimilarResults } from './results.tsx';
import { matches, queryOf, type SearchFilters } from './search-filters.ts';

interface Props {
  filters: SearchFilters;
  onReset: () => void;
}

export function PostResults({ filters, onReset }: Props) {
  const search = trpc.posts.list.useQuery(
    { limit: PAGE_MAX, ...queryOf(filters) },
    {
      // The posts already loaded are filtered at once, until the response arrives.
      placeholderData: keepPreviousData,
      select: (posts) => ({ all: posts.length, results: posts.filter((post) => matches(post, filters, new Date())) }),
    },
  );
  const results = search.data?.results ?? [];
  const answered = !search.isPlaceholderData && isAnswered(filters.q, search.data?.results);
  const similar = trpc.posts.list.useQuery({ limit: SIMILAR_MAX, ...queryOf(filters), similar: true }, { enabled: answered });
  const resembling = (answered && similar.data) || [];
  const failed = !search.data && search.errorUpdateCount > 0;
  const waiting =
    !failed &&
    (search.isPending || (results.length === 0 && (search.isPlaceholderData || (answered && similar.isPending && similar.isFetching))));
  const none = !failed && !waiting && results.length === 0;

  return (
    <Results
      // More posts than a page are not loaded, and whether there are more is unknown.
      count={!waiting && !failed && results.length === PAGE_MAX ? atLeast(PAGE_MAX) : countOf(waiting || failed ? undefined : results)}
      note={search.data?.all === PAGE_MAX && !waiting && 'I più recenti: restringi la ricerca per trovarne altri.'}
    >
      {failed && <ErrorCard error={search.error} onRetry={() => void search.refetch()} retrying={search.isFetching} />}
      {waiting && <PostSkeletons />}
      {none && resembling.length === 0 && (
        <NothingFound title="Nessun post trovato" onReset={onReset}>
          Forse qualcuno l’ha detto con altre parole. {otherSearch(queryOf(filters))}
        </NothingFound>
      )}
      <Highlighted wanted={filters.q}>
        <PostList posts={results} />
      </Highlighted>
      <SimilarResults q={filters.q} found={resembling}>
        {resembling.map((post) => (
          <Highlighted key={post.id} wanted={post.matches ?? ''}>
            <PostCard post={post} />
          </Highlighted>
        ))}
      </SimilarResults>
    </Results>
  );
}
