import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { focusItem } from '../lib/focus.ts';
import type { Pages } from '../lib/use-pages.ts';
import { ErrorCard } from './error-card.tsx';
import { ListEnd } from './list-end.tsx';

interface Props<Item extends { id: number }> {
  pages: Pages<Item>;
  skeleton: ReactNode;
  /** Shown in place of a list without items. */
  empty: ReactNode;
  /** Shown below the last item. */
  end: string;
  /** The label of the button that loads the next page, such as “Carica altri post”. */
  more: string;
  /** Shown when the next page could not be loaded. */
  moreFailed: string;
  /** One column by default. */
  columns?: ComponentProps<typeof chakra.ul>['gridTemplateColumns'];
  /** Inside a card: rows, without cards of their own. */
  inside?: boolean;
  children: (item: Item) => ReactNode;
}

/** A list in all its states: loading, failed, empty, or with items and a button to load more. */
export function PagedList<Item extends { id: number }>({
  pages,
  skeleton,
  empty,
  end,
  more,
  moreFailed,
  columns = 'minmax(0, 1fr)',
  inside,
  children,
}: Props<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { items } = pages;
  if (pages.failed) return <ErrorCard error={pages.error} inside={inside} onRetry={pages.retry} retrying={pages.retrying} />;
  if (!items || (items.length === 0 && pages.outdated)) return skeleton;
  if (items.length === 0) return empty;

  const loadMore = async () => {
    const next = items.length;
    await pages.more();
    focusItem(list.current, next);
  };

  return (
    <>
      <chakra.ul
        ref={list}
        listStyle="none"
        display="grid"
        gridTemplateColumns={columns}
        gap={inside ? '0' : '4'}
        aria-busy={pages.outdated || undefined}
        opacity={pages.outdated ? '0.55' : undefined}
        transition="opacity 150ms"
      >
        {items.map((item) => (
          <chakra.li key={item.id} display="grid" minWidth="0">
            {children(item)}
          </chakra.li>
        ))}
      </chakra.ul>
      <ListEnd
        complete={pages.complete}
        end={end}
        failed={pages.moreFailed && moreFailed}
        label={more}
        loading={pages.loadingMore}
        onMore={() => void loadMore()}
        room={pages.room}
      />
    </>
  );
}
