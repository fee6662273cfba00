import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef } from 'react';
import { DetailChip } from './detail-chip.tsx';
import type { ShownDetail } from './own-details.ts';

interface Props<Detail> {
  shown: readonly Detail[];
  onRemove: (detail: Detail) => void;
  /** Says who sees what. */
  line: string;
}

/** The details that others will see beside the text, as removable chips, and a line that says who sees what. */
export function SharedDetails<Detail extends ShownDetail>({ shown, onRemove, line: words }: Props<Detail>) {
  const list = useRef<HTMLUListElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const removed = useRef<number>(undefined);

  // The focused chip is gone: the chip in its place takes the focus, or else the line.
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
          // Limited, so that the text keeps its room while a phone's keyboard is open. The padding contains the chips' touch targets.
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
