// Lengths of time, with their unit in the name.

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the beginning of the minute, hour or day (UTC) that contains an instant. */
export function startOf(lengthMs: number, instant: string): string {
  return new Date(Math.floor(Date.parse(instant) / lengthMs) * lengthMs).toISOString();
}

/** Returns the day (UTC) that contains an instant, as YYYY-MM-DD. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Says in Italian how long to wait. Minutes are rounded up, so that nobody returns too soon; hours to the nearest. */
export function waitInWords(seconds: number): string {
  if (seconds <= 10) return 'tra qualche secondo';
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  if (minutes < 60) return minutes === 1 ? 'tra circa un minuto' : `tra circa ${minutes} minuti`;
  const hours = Math.round(seconds / HOUR_SECONDS);
  return hours === 1 ? 'tra circa un’ora' : `tra circa ${hours} ore`;
}
