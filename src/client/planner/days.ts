import { dayOf } from '../lib/time.ts';

const DAY_MS = 86_400_000;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const instantPattern = /^\d{4}-\d{2}-\d{2}T[\d:.]{4,18}(?:Z|[+-]\d{2}:?\d{2})?$/;

/** Whether `text` is a valid calendar day: 2025-02-29 is not. */
export function isDay(text: string): boolean {
  const time = dayTime(text);
  return time !== undefined && new Date(time).toISOString().startsWith(text);
}

/** Converts a day or an instant to a day; undefined for any other text. */
export function toDay(text: string): string | undefined {
  if (isDay(text)) return text;
  return isInstant(text) ? dayOf(new Date(text)) : undefined;
}

export function isInstant(text: string): boolean {
  return instantPattern.test(text) && !Number.isNaN(Date.parse(text));
}

/** The number of days between two days, negative when `to` is the earlier one. Not affected by daylight saving time. */
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
