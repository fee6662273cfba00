import { chakra } from '@chakra-ui/react/styled-system';
import { type ExamSession, placeInYear } from './exam-sessions.ts';

const months = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];
/** Closer to an end than this, the word 'Oggi' would leave the strip. */
const END = 0.06;

interface Props {
  sessions: readonly ExamSession[];
  /** 'YYYY-MM-DD' */
  today: string;
}

/** The year as a strip. It repeats what stands in words below it, so screen readers pass it by. */
export function YearTimeline({ sessions, today }: Props) {
  const now = placeInYear(today);
  return (
    <chakra.div aria-hidden paddingTop="7">
      <chakra.div position="relative" height="10" borderRadius="control" bg="sunken">
        {months.slice(1).map((month, index) => (
          <chakra.span
            key={month}
            position="absolute"
            insetBlock="0"
            borderInlineStartWidth="1px"
            borderColor="hairline"
            style={{ left: percent(placeInYear(`2025-${String(index + 2).padStart(2, '0')}-01`)) }}
          />
        ))}
        {sessions.map(({ name, start, end, status }) => (
          <chakra.span
            key={name}
            position="absolute"
            insetBlock="1.5"
            borderRadius="small"
            borderWidth="2px"
            borderColor="talk.edge"
            bg={status === 'active' ? 'talk.edge' : 'talk.fill'}
            style={{ left: percent(placeInYear(start)), width: percent(placeInYear(end, 'end') - placeInYear(start)) }}
          />
        ))}
        <chakra.span
          position="absolute"
          top="-1.5"
          bottom="-1.5"
          width="0.5"
          marginInlineStart="-1px"
          borderRadius="full"
          bg="vent.edge"
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

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
