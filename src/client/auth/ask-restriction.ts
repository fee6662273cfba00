import { logQuietly } from '../lib/log.ts';
import { type Restriction, restrictionIn } from '../lib/restriction.ts';
import { serverNow } from '../lib/server-time.ts';
import type { trpc } from '../lib/trpc.ts';

/** Milliseconds that the login waits at most: a restriction is also shown wherever the user would write. */
const PATIENCE_MS = 1500;

type Utils = ReturnType<typeof trpc.useUtils>;

/** Returns the restriction of a user who has just logged in; null if there is none, or no response in time. */
export async function askRestriction(utils: Utils): Promise<Restriction | null> {
  const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const asked = utils.measures.list.fetch({}, { staleTime: 0 }).then((measures) => restrictionIn(measures, serverNow()));
  try {
    return await Promise.race([asked, patience]);
  } catch (error) {
    logQuietly('Measures unavailable', error);
    return null;
  }
}
