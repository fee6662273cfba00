import { chakra } from '@chakra-ui/react/styled-system';
import { type NextSession, placeInAcademicYear } from './next-sessions.ts';
import { percent, SessionBar, YearStrip } from './year-strip.tsx';

const months = ['ott', 'nov', 'dic', 'gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set'];

interface Props {
  year: number;
  sessions: readonly NextSession[];
  /** The dates of the user’s planned exams. */
  planned: readonly string[];
  today: string;
}

/** The academic year as a timeline with the exam sessions and the user’s planned exams. */
export function AcademicLine({ year, sessions, planned, today }: Props) {
  const place = (day: string, edge?: 'end') => placeInAcademicYear(day, year, edge);
  const now = place(today);
  return (
    <YearStrip months={months} now={now}>
      {sessions.map(({ name, start, end, status }) => (
        <SessionBar key={name} from={place(start)} to={place(end, 'end')} active={status === 'active'} />
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
    </YearStrip>
  );
}
