import { randomUUID } from 'node:crypto';
import type { Commands } from '../start/valkey.ts';

const KEY = 'steward';
/** Longer than the longest wait of frequent chores, so that the elected process stays elected. */
const LEASE_MS = 30_000;

/** Decides which of several processes cleans up for all. */
export interface Steward {
  /** Whether this process is elected; asked before each turn, which also extends the lease. */
  isElected(): Promise<boolean>;
  /** Gives up the lease, so that another process can be elected at once. */
  resign(): Promise<void>;
}

/**
 * Of the processes that share a Valkey the first to ask is elected, until it resigns or has not asked for `leaseMs`. Without Valkey, or
 * while it is away, each process cleans up: that does no harm and only costs the database more.
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
        // The lease expires by itself.
      }
    },
  };
}
