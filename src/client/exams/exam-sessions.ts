import { formatLongDate } from '../lib/time.ts';

export type ExamSessionStatus = 'active' | 'upcoming';

export interface ExamSession {
  name: string;
  /** First and last day, 'YYYY-MM-DD'. */
  start: string;
  end: string;
  line: string;
  status: ExamSessionStatus;
}

export const SESSIONS_YEAR = 2025;

export const examSessions: readonly ExamSession[] = [
  {
    name: 'Sessione invernale',
    start: '2025-01-15',
    end: '2025-02-28',
    line: 'Gli esami del primo semestre.',
    status: 'active',
  },
  {
    name: 'Sessione estiva',
    start: '2025-06-01',
    end: '2025-07-31',
    line: 'Gli esami del secondo semestre, e quelli rimasti indietro.',
    status: 'upcoming',
  },
  {
    name: 'Sessione autunnale',
    start: '2025-09-01',
    end: '2025-09-30',
    line: 'Un’altra possibilità, prima che riprendano le lezioni.',
    status: 'upcoming',
  },
];

export const sessionStatusLabels: Record<ExamSessionStatus, string> = { active: 'In corso', upcoming: 'Prossima' };

/** '1° – 30 settembre 2025', '15 gennaio – 28 febbraio 2025': the first day without what it shares with the last. */
export function formatPeriod(start: string, end: string): string {
  const [first, last] = [start, end].map((day) => formatLongDate(day).split(' ')) as [string[], string[]];
  while (first.length > 1 && first.at(-1) === last[first.length - 1]) first.pop();
  return `${first.join(' ')} – ${last.join(' ')}`;
}

const DAY_MS = 86_400_000;

/** The position of a day in its year, from 0 (1 January) to almost 1 (31 December). With `end`, the position of the end of the day. */
export function placeInYear(day: string, edge: 'start' | 'end' = 'start'): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const first = Date.UTC(year, 0, 1);
  const length = Date.UTC(year + 1, 0, 1) - first;
  return (Date.UTC(year, month - 1, date) - first + (edge === 'end' ? DAY_MS : 0)) / length;
}
