/** Smaller differences are left alone: the header counts whole seconds, and an answer takes its time. */
const TOLERANCE_MS = 30_000;

let difference = 0;

/** Notes how far this device's clock is from the server's, by the `Date` header of an answer. */
export function noteServerTime({ headers }: Response): void {
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
  if (!Number.isNaN(ahead)) difference = Math.abs(ahead) > TOLERANCE_MS ? ahead : 0;
}

/** The current time by the server's clock, which decides what has ended, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + difference;
}
