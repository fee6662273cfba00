import { dayOf } from '../lib/time.ts';

const DAY_MS = 86_400_000;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const instantPattern = /^\d{4}-\d{2}-\d{2}T[\d:.]{4,18}(?:Z|[+-]\d{2}:?\d{2})?$/;

/** Whether this is a day of the calendar: 2025-02-29 is not. */
export function isDay(text: string): boolean {
  const time = dayTime(text);
  return time !== undefined && new Date(time).toISOString().startsWith(text);
}

/** A day from a day or an instant; undefined when it is neither. */
export function toDay(text: string): string | undefined {
  if (isDay(text)) return text;
  return isInstant(text) ? dayOf(new Date(text)) : undefined;
}

export function isInstant(text: string): boolean {
  return instantPattern.test(text) && !Number.isNaN(Date.parse(text));
}

/** Days from one to the other, negative when `to` comes first. Daylight saving does not count. */
export function daysBetween(from: string, to: string): number {
  return ((dayTime(to) ?? Number.NaN) - (dayTime(from) ?? Number.NaN)) / DAY_MS;
}

export function addDays(day: string, count: number): string {
  return new Date((dayTime(day) ?? Number.NaN) + count * DAY_MS).toISOString().slice(0, 10);
}

function dayTime(text: string): number | undefined {
  const parts = dayPattern.exec(text);
  return parts ? Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) : undefined;
}
