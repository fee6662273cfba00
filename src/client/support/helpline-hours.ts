import { type Helpline, type Weekday, WEEKDAYS } from './helplines.ts';

type Hours = Pick<Helpline, 'hours'>;

const italianClock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', weekday: 'short', hour: '2-digit', hourCycle: 'h23' });

/** Whether the line is open at `now`, by Italian time, wherever the user is. */
export function isOpenAt(line: Hours, now: Date): boolean {
  const { day, hour } = italianTime(now);
  return line.hours.some(({ days, from, to }) => days.includes(day) && hour >= from && hour < to);
}

/** Whether the line is open day and night, which needs no clock. */
export function isAlwaysOpen({ hours }: Hours): boolean {
  return hours.some(({ days, from, to }) => days.length === WEEKDAYS.length && from === 0 && to === 24);
}

/** Whole hours of the clock until the line answers; 0 while it does, Infinity if it never will. */
export function hoursUntilOpen(line: Hours, now: Date): number {
  if (isOpenAt(line, now)) return 0;
  const next = nextOpening(line, now);
  return next ? next.inDays * 24 + next.hour - italianTime(now).hour : Infinity;
}

/** The lines that answer at `now` before the others, otherwise in the given order. */
export function openFirst<Line extends Hours>(lines: readonly Line[], now: Date): Line[] {
  return lines.toSorted((one, other) => Number(isOpenAt(other, now)) - Number(isOpenAt(one, now)));
}

/** When a closed line opens again: days from today and the hour, by Italian time. Undefined for a line that is open or never opens. */
export function nextOpening(line: Hours, now: Date): { inDays: number; day: Weekday; hour: number } | undefined {
  if (isOpenAt(line, now)) return undefined;
  const today = italianTime(now);
  const first = WEEKDAYS.indexOf(today.day);
  for (let inDays = 0; inDays <= WEEKDAYS.length; inDays += 1) {
    const day = WEEKDAYS[(first + inDays) % WEEKDAYS.length]!;
    const hours = line.hours.filter(({ days, from }) => days.includes(day) && (inDays > 0 || from > today.hour)).map(({ from }) => from);
    if (hours.length > 0) return { inDays, day, hour: Math.min(...hours) };
  }
  return undefined;
}

/** Returns the availability of a line: 'Risponde adesso', or when it opens again. */
export function answerText(line: Hours, now: Date): string {
  const reopening = reopeningText(line, now);
  return reopening ? `Ora non risponde, ${reopening}` : 'Risponde adesso';
}

/** Says when a closed line opens again, such as 'riapre oggi alle 9'. */
export function reopeningText(line: Hours, now: Date): string | undefined {
  const next = nextOpening(line, now);
  if (!next) return undefined;
  if (next.inDays === 1 && next.hour === 0) return 'riapre a mezzanotte';
  // 'lunedì a mezzanotte' may be either end of the day.
  if (next.hour === 0) return `riapre nella notte tra ${dayNames[dayBefore(next.day)]} e ${dayNames[next.day]}`;
  const day = next.inDays === 0 ? 'oggi' : next.inDays === 1 ? 'domani' : dayNames[next.day];
  return `riapre ${day} alle ${next.hour}`;
}

/** From when a closed line answers, in the fewest words: “dalle 9”. Undefined for an open one. */
export function opening(line: Hours, now: Date): string | undefined {
  const next = nextOpening(line, now);
  if (!next) return undefined;
  if (next.inDays === 0) return `dalle ${next.hour}`;
  if (next.inDays > 1) return `da ${dayNames[next.day]}`;
  return next.hour === 0 ? 'da mezzanotte' : `da domani alle ${next.hour}`;
}

const dayNames: Record<Weekday, string> = {
  mon: 'lunedì',
  tue: 'martedì',
  wed: 'mercoledì',
  thu: 'giovedì',
  fri: 'venerdì',
  sat: 'sabato',
  sun: 'domenica',
};

function dayBefore(day: Weekday): Weekday {
  return WEEKDAYS.at(WEEKDAYS.indexOf(day) - 1)!;
}

function italianTime(instant: Date): { day: Weekday; hour: number } {
  const parts = italianClock.formatToParts(instant);
  const valueOf = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: valueOf('weekday').toLowerCase() as Weekday, hour: Number(valueOf('hour')) };
}
