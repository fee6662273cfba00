import { formatLongDate } from '../lib/time.ts';

/** 'Oggi', 'Ieri' or the date, for the line between the messages of two days. */
export function dayName(iso: string, now = new Date()): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (sameDay(iso, now.toISOString())) return 'Oggi';
  return sameDay(iso, yesterday.toISOString()) ? 'Ieri' : formatLongDate(iso);
}

export function sameDay(a: string, b: string): boolean {
  return new Date(a).toDateString() === new Date(b).toDateString();
}
