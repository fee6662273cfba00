import { keepPreviousData } from '@tanstack/react-query';
import { PAGE_MAX } from '../../routers/limits.ts';
import { SIMILAR_MAX } from '../../routers/search/limits.ts';
import { otherSearch } from '../lib/found-words.ts';
import { trpc } from '../lib/trpc.ts';
import { PostList, PostOrPlace } from '../posts/post-list.tsx';
import { PostSkeletons } from '../posts/post-skeleton.tsx';
import { usePlaces } from '../posts/use-places.ts';
import { ErrorCard } from '../ui/error-card.tsx';
import { Highlighted } from './highlighted.tsx';
import { NothingFound } from '../ui/nothing-found.tsx';
import { atLeast, countOf, isAnswered, Results, SimilarFailed, SimilarResults } from './results.tsx';
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
    },
  );
  // The server has chosen the period by its own clock, from which that of the device may differ.
  const wanted = search.isPlaceholderData ? filters : { ...filters, period: 'any' as const };
  const results = search.data?.filter((post) => matches(post, wanted)) ?? [];
  const answered = !search.isPlaceholderData && isAnswered(filters.q, search.data);
  const similar = trpc.posts.list.useQuery({ limit: SIMILAR_MAX, ...queryOf(filters), similar: true }, { enabled: answered });
  const resembling = (answered && similar.data) || [];
  const similarFailed = answered && !similar.data && similar.errorUpdateCount > 0;
  const asked = JSON.stringify(queryOf(filters));
  const places = usePlaces(results, asked);
  const similarPlaces = usePlaces(resembling, asked);
  const failed = !search.data && search.errorUpdateCount > 0;
  const waiting =
    !failed &&
    (search.isPending || (results.length === 0 && (search.isPlaceholderData || (answered && similar.isLoading && !similarFailed))));
  const none = !failed && !waiting && results.length === 0;

  const counted = !waiting && !failed && !search.isPlaceholderData;
  const full = counted && results.length === PAGE_MAX;

  return (
    <Results
      // More posts than a page are not loaded, and whether there are more is unknown.
      count={full ? atLeast(PAGE_MAX) : countOf(counted ? results : undefined)}
      note={full && 'I più recenti: restringi la ricerca per trovarne altri.'}
      stale={search.isRefetchError}
      onRetry={() => void search.refetch()}
    >
      {failed && <ErrorCard error={search.error} onRetry={() => void search.refetch()} retrying={search.isFetching} />}
      {waiting && <PostSkeletons />}
      {none && resembling.length === 0 && !similarFailed && (
        <NothingFound title="Nessun post trovato" onReset={onReset}>
          Forse qualcuno l’ha detto con altre parole. {otherSearch(queryOf(filters))}
        </NothingFound>
      )}
      <Highlighted wanted={filters.q}>
        <PostList posts={places} />
      </Highlighted>
      {similarFailed && (
        <SimilarFailed alone={none} error={similar.error} onRetry={() => void similar.refetch()} retrying={similar.isFetching} />
      )}
      {resembling.length === 0 && <PostList posts={similarPlaces} />}
      <SimilarResults q={filters.q} found={resembling}>
        {similarPlaces.map((post) => (
          <Highlighted key={post.id} wanted={('matches' in post && post.matches) || ''}>
            <PostOrPlace post={post} />
          </Highlighted>
        ))}
      </SimilarResults>
    </Results>
  );
}
