import { withArticle } from '../lib/elision.ts';
import { serverNow } from '../lib/server-time.ts';
import { formatLongDate, formatTime } from '../lib/time.ts';

/** 'Oggi', 'Ieri' or the date, seen from the day of `useToday`, for the line between the messages of two days. */
export function dayName(iso: string, today: string): string {
  if (isDaysAway(iso, 0, today)) return 'Oggi';
  return isDaysAway(iso, -1, today) ? 'Ieri' : formatLongDate(iso);
}

/** 'oggi alle 18:30', 'domani alle 09:00' or 'il 3 dicembre 2026 alle 09:00'. */
export function endName(iso: string, today: string): string {
  const day = isDaysAway(iso, 0, today) ? 'oggi' : isDaysAway(iso, 1, today) ? 'domani' : withArticle('il', formatLongDate(iso));
  return `${day} alle ${formatTime(iso)}`;
}

/** Whether the time is less than an hour away. */
export function isSoon(iso: string, now = serverNow()): boolean {
  return Date.parse(iso) - now < 60 * 60 * 1000;
}

function isDaysAway(iso: string, days: number, today: string): boolean {
  const day = new Date(`${today}T12:00:00`);
  day.setDate(day.getDate() + days);
  return sameDay(iso, day.toISOString());
}

export function sameDay(a: string, b: string): boolean {
  return new Date(a).toDateString() === new Date(b).toDateString();
}
