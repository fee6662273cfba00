import type { ReactNode } from 'react';
import type { Pages } from '../lib/use-pages.ts';
import { PagedList } from '../ui/paged-list.tsx';
import { Highlighted } from './highlighted.tsx';
import { countOf, Results, SimilarFailed, SimilarResults } from './results.tsx';

interface Props<Item> {
  q: string;
  pages: Pages<Item>;
  /** The similar results; undefined until all exact matches have loaded. */
  similar: Pages<Item> | undefined;
  skeleton: ReactNode;
  empty: ReactNode;
  end: string;
  more: string;
  moreFailed: string;
  children: (item: Item) => ReactNode;
}

/** The results of a tab with a paginated list. */
export function ListedResults<Item extends { id: number; matches?: string[] | undefined }>({
  q,
  pages,
  similar,
  children,
  ...texts
}: Props<Item>) {
  const resembling = (!similar?.outdated && similar?.items) || [];
  const asking = similar !== undefined && !similar.items && !similar.failed;
  const empty = asking ? texts.skeleton : resembling.length > 0 || similar?.failed ? null : texts.empty;
  return (
    <Results count={countOf(pages.outdated ? undefined : pages.items, pages.complete)} stale={pages.stale} onRetry={pages.retry}>
      <Highlighted wanted={q}>
        <PagedList {...texts} pages={pages} empty={empty}>
          {children}
        </PagedList>
      </Highlighted>
      {similar?.failed && (
        <SimilarFailed alone={pages.items?.length === 0} error={similar.error} onRetry={similar.retry} retrying={similar.retrying} />
      )}
      <SimilarResults q={q} found={resembling}>
        {resembling.map((item) => (
          <Highlighted key={item.id} wanted={item.matches ?? ''}>
            {children(item)}
          </Highlighted>
        ))}
      </SimilarResults>
    </Results>
  );
}
