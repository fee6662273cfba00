const MINUTE_MS = 60_000;

/** Milliseconds to the turn of the minute. A little late rather than a little early: a timer that fires before it would show the old minute for another one. */
export function toNextMinute(now: Date): number {
  return MINUTE_MS - (now.getTime() % MINUTE_MS) + 50;
}
