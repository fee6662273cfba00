import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useId } from 'react';
import { foundHeading, type FoundWords } from '../lib/found-words.ts';
import { PagedList } from './paged-list.tsx';

interface Props<Item extends { id: number }> extends ComponentProps<typeof PagedList<Item>> {
  words: FoundWords;
  /** Whether search terms or filters narrow the list. */
  filtered: boolean;
}

/** A list of search results, whose number is announced to screen readers. */
export function FoundList<Item extends { id: number }>({ words, filtered, ...list }: Props<Item>) {
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId} marginTop={{ base: '6', md: '8' }}>
      <chakra.div role="status" minHeight="7" marginBottom="4">
        <chakra.h2 id={headingId} textStyle="h2">
          {foundHeading(words, filtered, list.pages)}
        </chakra.h2>
      </chakra.div>
      <PagedList {...list} />
    </chakra.section>
  );
}
