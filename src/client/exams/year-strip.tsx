import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Closer to an end than this share of the width, a centered 'Oggi' would overflow the strip. */
const END = 0.06;

interface StripProps {
  /** Abbreviated names, in display order. */
  months: readonly string[];
  /** The position of today, from 0 to 1. */
  now: number;
  /** The bars and marks on the strip. */
  children: ReactNode;
}

/** A year as a horizontal strip. Hidden from screen readers, because the text below it says the same. */
export function YearStrip({ months, now, children }: StripProps) {
  return (
    <chakra.div aria-hidden paddingTop="7">
      <chakra.div position="relative" height="10" borderRadius="control" bg="sunken">
        {children}
        <chakra.span
          position="absolute"
          top="-1.5"
          bottom="-1.5"
          width="0.5"
          marginInlineStart="-1px"
          borderRadius="full"
          bg="vent.edge"
          _highContrast={{ bg: 'CanvasText' }}
          style={{ left: percent(now) }}
        >
          <chakra.span
            position="absolute"
            bottom="100%"
            textStyle="tiny"
            fontWeight="semibold"
            color="vent.text"
            translate={now < END ? '-2px' : now > 1 - END ? 'calc(-100% + 4px)' : '-50%'}
          >
            Oggi
          </chakra.span>
        </chakra.span>
      </chakra.div>
      <chakra.div display="grid" gridTemplateColumns="repeat(12, 1fr)" marginTop="2" textStyle="tiny" color="muted" textAlign="center">
        {months.map((month) => (
          <chakra.span key={month}>
            <chakra.span display={{ base: 'none', sm: 'inline' }}>{month}</chakra.span>
            <chakra.span display={{ sm: 'none' }} textTransform="uppercase">
              {month[0]}
            </chakra.span>
          </chakra.span>
        ))}
      </chakra.div>
    </chakra.div>
  );
}

/** An exam session on the strip, between two positions from 0 to 1. */
export function SessionBar({ from, to, active }: { from: number; to: number; active: boolean }) {
  return (
    <chakra.span
      position="absolute"
      insetBlock="1.5"
      borderRadius="small"
      borderWidth="2px"
      borderColor="talk.edge"
      bg={active ? 'talk.edge' : 'talk.fill'}
      _highContrast={{ bg: active ? 'Highlight' : undefined }}
      style={{ left: percent(from), width: percent(to - from) }}
    />
  );
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
