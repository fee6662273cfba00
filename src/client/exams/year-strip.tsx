import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Closer to an end than this, the word 'Oggi' would leave the strip. */
const END = 0.06;

interface StripProps {
  /** In short, in the order of the strip. */
  months: readonly string[];
  /** Where today is, from 0 to 1. */
  now: number;
  /** What lies on it. */
  children: ReactNode;
}

/** A year as a strip. It repeats what stands in words below it, so screen readers pass it by. */
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

/** An exam session, between two places on the strip. */
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
