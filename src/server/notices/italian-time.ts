const ITALIAN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' });

/** The day in Italy, such as `2026-11-21`. */
export function italianDay(instant: Date): string {
  return ITALIAN.format(instant).slice(0, 10);
}

/** The hour in Italy, 0 to 23. */
export function italianHour(instant: Date): number {
  return Number(ITALIAN.format(instant).slice(11, 13));
}
