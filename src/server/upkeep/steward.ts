import { randomUUID } from 'node:crypto';
import type { Commands } from '../start/valkey.ts';

const KEY = 'steward';
/** Longer than the longest wait of what comes every few seconds, so that whoever keeps house also keeps the place. */
const LEASE_MS = 30_000;

/** Which of several processes clears away what is over. */
export interface Steward {
  /** Whether it is this one; asked before each turn, which also prolongs its time. */
  isElected(): Promise<boolean>;
  /** Leaves the place to another at once. */
  resign(): Promise<void>;
}

/**
 * Of the processes that share a Valkey the first that asks is elected, until it resigns or has not asked for `leaseMs`. Where there is
 * none, or while it is away, each process clears away for itself: several at once do no harm, they only ask more of the database.
 */
export function electSteward(commands: Commands | undefined, leaseMs = LEASE_MS): Steward {
  const name = randomUUID();
  if (!commands) return { isElected: async () => true, resign: async () => {} };
  const isOurs = async () => (await commands.get(KEY)) === name;
  return {
    async isElected() {
      try {
        if ((await commands.set(KEY, name, 'PX', leaseMs, 'NX')) === 'OK') return true;
        return (await isOurs()) && (await commands.pexpire(KEY, leaseMs)) === 1;
      } catch {
        return true;
      }
    },
    async resign() {
      try {
        if (await isOurs()) await commands.del(KEY);
      } catch {
        // It ends by itself.
      }
    },
  };
}
