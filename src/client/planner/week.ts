import { addDays, daysBetween } from './days.ts';
import type { Planner } from './entities.ts';
import { sumHours } from './rules.ts';
import { count, formatHours } from './words.ts';

export interface WeekDay {
  day: string;
  hours: number;
  /** Names of the exams on that day. */
  exams: string[];
}

const A_MONDAY = '2024-01-01';
const DAYS = 7;

export function mondayOf(day: string): string {
  const weekday = ((daysBetween(A_MONDAY, day) % DAYS) + DAYS) % DAYS;
  return addDays(day, -weekday);
}

export function weekOf({ plans, sessions }: Planner, monday: string): WeekDay[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(monday, index);
    return {
      day,
      hours: sumHours(sessions.filter(({ date }) => date === day).map(({ duration }) => duration)),
      exams: plans.filter(({ examDate }) => examDate === day).map(({ examName }) => examName),
    };
  });
}

/** An encouraging sentence about the week, without streaks or comparisons. */
export function kindWord(week: readonly WeekDay[], today: string): string {
  const hours = sumHours(week.map((day) => day.hours));
  const days = week.filter((day) => day.hours > 0).length;
  const over = week.at(-1)!.day < today;
  if (hours === 0) {
    if (over) return 'Una settimana senza ore segnate. Capita, e non toglie nulla a quello che sai già.';
    return week[0]!.day > today ? 'Questa settimana deve ancora cominciare.' : 'Ancora nessuna ora: anche mezz’ora è un buon inizio.';
  }
  const done = `${formatHours(hours)} in ${count(days, 'giorno', 'giorni')}`;
  return over ? `${done}: è tutto lavoro che resta.` : `${done}. I giorni di riposo fanno parte del piano.`;
}
