const MINUTE_MS = 60_000;

/** Milliseconds until the next minute, plus 50: a timer that fires early would show the old minute for another minute. */
export function toNextMinute(now: Date): number {
  return MINUTE_MS - (now.getTime() % MINUTE_MS) + 50;
}
