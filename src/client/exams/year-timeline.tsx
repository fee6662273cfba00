import { chakra } from '@chakra-ui/react/styled-system';
import { twoDigits } from '../lib/time.ts';
import { type ExamSession, placeInYear } from './exam-sessions.ts';
import { percent, SessionBar, YearStrip } from './year-strip.tsx';

const months = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];

interface Props {
  sessions: readonly ExamSession[];
  /** 'YYYY-MM-DD' */
  today: string;
}

/** The calendar year as a timeline with its exam sessions. */
export function YearTimeline({ sessions, today }: Props) {
  const now = placeInYear(today);
  return (
    <YearStrip months={months} now={now}>
      {months.slice(1).map((month, index) => (
        <chakra.span
          key={month}
          position="absolute"
          insetBlock="0"
          borderInlineStartWidth="1px"
          borderColor="hairline"
          style={{ left: percent(placeInYear(`2025-${twoDigits(index + 2)}-01`)) }}
        />
      ))}
      {sessions.map(({ name, start, end, status }) => (
        <SessionBar key={name} from={placeInYear(start)} to={placeInYear(end, 'end')} active={status === 'active'} />
      ))}
    </YearStrip>
  );
}
