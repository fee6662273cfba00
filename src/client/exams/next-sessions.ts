import type { ExamSessionStatus } from './exam-sessions.ts';

/** An exam session of an academic year, with its dates as 'YYYY-MM-DD'. */
export interface NextSession {
  name: string;
  start: string;
  end: string;
  status: ExamSessionStatus;
}

/** Returns the academic year of a day: the calendar year in which it begins, on 1 October. */
export function academicYearOf(day: string): number {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return month >= 10 ? year : year - 1;
}

/** '2026/27' */
export function academicYearName(year: number): string {
  return `${year}/${String(year + 1).slice(2)}`;
}

function firstDayOf(year: number): string {
  return `${year}-10-01`;
}

export function lastDayOf(year: number): string {
  return `${year + 1}-09-30`;
}

/** The three sessions of an academic year, with the dates most common among universities. */
function sessionsOf(year: number): Omit<NextSession, 'status'>[] {
  const later = year + 1;
  const lastOfFebruary = new Date(Date.UTC(later, 2, 0)).getUTCDate();
  return [
    { name: 'Sessione invernale', start: `${later}-01-15`, end: `${later}-02-${lastOfFebruary}` },
    { name: 'Sessione estiva', start: `${later}-06-01`, end: `${later}-07-31` },
    { name: 'Sessione autunnale', start: `${later}-09-01`, end: `${later}-09-30` },
  ];
}

/** The sessions of the current academic year that are not over. */
export function nextSessions(today: string): NextSession[] {
  return sessionsOf(academicYearOf(today))
    .filter(({ end }) => end >= today)
    .map((session) => ({ ...session, status: session.start <= today ? 'active' : 'upcoming' }));
}

/** The position of a day in the academic year, from 0 (1 October) to almost 1. */
export function placeInAcademicYear(day: string, year: number, edge: 'start' | 'end' = 'start'): number {
  const first = Date.parse(firstDayOf(year));
  const length = Date.parse(firstDayOf(year + 1)) - first;
  return (Date.parse(day) - first + (edge === 'end' ? DAY_MS : 0)) / length;
}

const DAY_MS = 86_400_000;
