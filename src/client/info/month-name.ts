const MONTH = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'Novembre 2026' of '2026-11'. */
export function monthName(month: string): string {
  const name = MONTH.format(new Date(`${month}-15T00:00:00Z`));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** 'meno di un’ora', '5 ore', '3 giorni': how long it took. */
export function duration(hours: number): string {
  if (hours < 1) return 'meno di un’ora';
  if (hours < 48) {
    const whole = Math.round(hours);
    return whole === 1 ? '1 ora' : `${whole} ore`;
  }
  return `${Math.round(hours / 24)} giorni`;
}
