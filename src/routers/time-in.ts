import { HOUR_MS } from './durations.ts';
import type { Vault } from './identity.ts';

/** Returns an instant within `spread` milliseconds after `since`, chosen by `bytes`. */
export function timeIn(spread: number, bytes: Buffer, since: string): number {
  return Date.parse(since) + Math.floor((bytes.readUInt32BE(0) / 2 ** 32) * spread);
}

/** What follows from a decision shows at random times within these hours: all at once, it would tell moderators whom they decided about. */
export const FOLLOWS_WITHIN_MS = 12 * HOUR_MS;

/** Returns when a consequence of something decided at `since` shows; `what` and `which` name the consequence. */
export function followsAt({ nameOf }: Pick<Vault, 'nameOf'>, what: string, which: string, since: string): number {
  return timeIn(FOLLOWS_WITHIN_MS, nameOf(what, which), since);
}
