import { chakra } from '@chakra-ui/react/styled-system';
import { type NextSession, placeInAcademicYear } from './next-sessions.ts';

const months = ['ott', 'nov', 'dic', 'gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set'];
/** Closer to an end than this, the word 'Oggi' would leave the strip. */
const END = 0.06;

interface Props {
  year: number;
  sessions: readonly NextSession[];
  /** Days of one’s own exams. */
  planned: readonly string[];
  today: string;
}

/** The academic year as a strip. It repeats what stands in words below it, so screen readers pass it by. */
export function AcademicLine({ year, sessions, planned, today }: Props) {
  const place = (day: string, edge?: 'end') => placeInAcademicYear(day, year, edge);
  const now = place(today);
  return (
    <chakra.div aria-hidden paddingTop="7">
      <chakra.div position="relative" height="10" borderRadius="control" bg="sunken">
        {sessions.map(({ name, start, end, status }) => (
          <chakra.span
            key={name}
            position="absolute"
            insetBlock="1.5"
            borderRadius="small"
            borderWidth="2px"
            borderColor="talk.edge"
            bg={status === 'active' ? 'talk.edge' : 'talk.fill'}
            style={{ left: percent(place(start)), width: percent(place(end, 'end') - place(start)) }}
          />
        ))}
        {planned.map((day, index) => (
          <chakra.span
            key={index}
            data-planned={day}
            position="absolute"
            top="50%"
            width="3.5"
            height="3.5"
            borderRadius="full"
            borderWidth="3px"
            borderColor="surface"
            bg="advice.edge"
            translate="-50% -50%"
            boxShadow="0 0 0 1px {colors.advice.edge}"
            style={{ left: percent(place(day)) }}
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
