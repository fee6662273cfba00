import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef } from 'react';
import { DetailChip } from './detail-chip.tsx';
import type { ShownDetail } from './own-details.ts';

interface Props<Detail> {
  shown: readonly Detail[];
  onRemove: (detail: Detail) => void;
  /** Who sees what. */
  line: string;
}

/** What others will see beside the text, each to be taken back with a press, and a line that says so. */
export function SharedDetails<Detail extends ShownDetail>({ shown, onRemove, line: words }: Props<Detail>) {
  const list = useRef<HTMLUListElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const removed = useRef<number>(undefined);

  // The chip with the focus is gone: the one in its place takes it, or the line that says what is left.
  useLayoutEffect(() => {
    if (removed.current === undefined) return;
    const chips = list.current?.querySelectorAll('button') ?? [];
    (chips[Math.min(removed.current, chips.length - 1)] ?? line.current)?.focus();
    removed.current = undefined;
  });

  return (
    <chakra.div flex="1 0 100%" minWidth="0" display="flex" flexDirection="column" gap="2">
      {shown.length > 0 && (
        <chakra.ul
          ref={list}
          aria-label="Dettagli che gli altri vedranno"
          listStyle="none"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="2"
          // Where a phone's keyboard is open the text keeps its room. The chips' reach goes beyond their edges.
          maxHeight="max(50px, 19dvh)"
          overflowY="auto"
          padding="5px"
          margin="-5px"
        >
          {shown.map((detail, index) => (
            <chakra.li key={detail.key} minWidth="0" maxWidth="100%">
              <DetailChip
                text={detail.text}
                risky={detail.risky}
                onRemove={() => {
                  removed.current = index;
                  onRemove(detail);
                }}
              />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <chakra.p ref={line} tabIndex={-1} outline="0" textStyle="tiny" color="muted">
        {words}
      </chakra.p>
    </chakra.div>
  );
}
