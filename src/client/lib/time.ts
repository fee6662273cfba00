import { serverNow } from './server-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Formatted by hand: creating the browser's three formatters takes a phone 70 ms, on every page with a date. */
const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');
const dayOnly = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Age of an instant: days from one day on, else hours, else 'Meno di un’ora fa'. */
export function relativeAge(iso: string, now = serverNow()): string {
  const age = now - Date.parse(iso);
  const days = Math.floor(age / DAY_MS);
  if (days >= 1) return days === 1 ? '1 giorno fa' : `${days} giorni fa`;
  const hours = Math.floor(age / HOUR_MS);
  if (hours >= 1) return hours === 1 ? '1 ora fa' : `${hours} ore fa`;
  return 'Meno di un’ora fa';
}

/** '7 gennaio 2025, 08:05' */
export function exactTime(iso: string): string {
  return `${formatLongDate(iso)}, ${formatTime(iso)}`;
}

/** '08:05' in the reader's time zone. */
export function formatTime(iso: string): string {
  const date = new Date(iso);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** '7 gen 2025'. Takes an instant or a bare day, '2025-01-07', which is that day in every time zone. */
export function formatDate(iso: string): string {
  const date = toDate(iso);
  return `${dayNumber(date)} ${MONTHS[date.getMonth()]!.slice(0, 3)} ${date.getFullYear()}`;
}

/** '7 gennaio 2025', from the same inputs as `formatDate`. */
export function formatLongDate(iso: string): string {
  const date = toDate(iso);
  return `${dayNumber(date)} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
}

/** The day of an instant in the reader's time zone, '2025-01-07'. */
export function dayOf(instant: Date): string {
  return [String(instant.getFullYear()).padStart(4, '0'), twoDigits(instant.getMonth() + 1), twoDigits(instant.getDate())].join('-');
}

/** The day that the server tells in place of an instant, as the first instant of that day in UTC: '2025-01-07' in every time zone. */
export function toldDay(iso: string): string {
  return iso.slice(0, 10);
}

/** The part of the day, for the question 'Come stai stamattina?'. */
export function partOfDay(hour = new Date().getHours()): string {
  if (hour < 5) return 'stanotte';
  if (hour < 13) return 'stamattina';
  return hour < 18 ? 'oggi' : 'stasera';
}

/** '07' */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Italian writes the first of a month as an ordinal: '1° dicembre'. */
function dayNumber(date: Date): string {
  return date.getDate() === 1 ? '1°' : String(date.getDate());
}

function toDate(iso: string): Date {
  const day = dayOnly.exec(iso);
  return day ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])) : new Date(iso);
}
