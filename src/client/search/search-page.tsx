import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { PAGE_MAX } from '../../routers/limits.ts';
import { trpc } from '../lib/trpc.ts';
import { PostList } from '../posts/post-list.tsx';
import { PostSkeletons } from '../posts/post-skeleton.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { NoResultsDrawing } from '../ui/line-drawings.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Page } from '../ui/page.tsx';
import { addressOf, everything, filtersOf, matches, queryOf, type SearchFilters } from './search-filters.ts';
import { MarkedMatches } from './marked-matches.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchTips } from './search-tips.tsx';

export function SearchPage() {
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const search = trpc.posts.list.useQuery(
    { limit: PAGE_MAX, ...queryOf(filters) },
    {
      // The posts at hand answer at once, the server's answer follows.
      placeholderData: keepPreviousData,
      select: (posts) => ({ all: posts.length, results: posts.filter((post) => matches(post, filters, new Date())) }),
    },
  );
  const results = search.data?.results ?? [];
  const failed = !search.data && search.errorUpdateCount > 0;
  const waiting = !failed && (search.isPending || (search.isPlaceholderData && results.length === 0));

  const look = (next: SearchFilters) => {
    const nextAddress = addressOf(next);
    if (nextAddress.toString() === addressOf(filters).toString()) void search.refetch();
    else setAddress(nextAddress);
  };

  return (
    <Page sidebar={<SearchTips />}>
      <PageHeading>Cerca</PageHeading>
      <SearchForm filters={filters} onSearch={look} />
      <chakra.section aria-labelledby="risultati" marginTop={{ base: '6', md: '8' }}>
        <chakra.div role="status" display="flex" alignItems="baseline" flexWrap="wrap" columnGap="3" minHeight="7" marginBottom="4">
          <chakra.h2 id="risultati" textStyle="h2">
            {waiting || failed ? 'Risultati' : results.length === 1 ? '1 risultato' : `${results.length} risultati`}
          </chakra.h2>
          {search.data?.all === PAGE_MAX && !waiting && (
            <chakra.span textStyle="small" color="muted">
              I più recenti: restringi la ricerca per trovarne altri.
            </chakra.span>
          )}
        </chakra.div>
        {failed && <ErrorCard onRetry={() => void search.refetch()} retrying={search.isFetching} />}
        {waiting && <PostSkeletons />}
        {!failed && !waiting && results.length === 0 && (
          <EmptyState
            drawing={<NoResultsDrawing />}
            title="Nessun post trovato"
            action={
              <Button variant="outline" onClick={() => look(everything)}>
                Togli testo e filtri
              </Button>
            }
          >
            Forse qualcuno l’ha detto con altre parole: prova con una sola, o allarga il periodo.
          </EmptyState>
        )}
        <MarkedMatches query={filters.q}>
          <PostList posts={results} />
        </MarkedMatches>
      </chakra.section>
    </Page>
  );
}
