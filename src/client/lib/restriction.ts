import { serverNow } from './server-time.ts';
import { trpc } from './trpc.ts';

/** Measures change rarely, and if one is missing here, the server still refuses the text. */
const FRESH_MS = 5 * 60_000;

/** Why the user may read but not write. */
export interface Restriction {
  closed: boolean;
  /** ISO instant at which a pause ends. */
  until: string | null;
}

interface Decided {
  action: string;
  endsAt: string | null;
  appeal: { outcome: string | null } | null;
}

/** Returns the restriction that results from the user's moderation measures; null if there is none. */
export function restrictionIn(measures: readonly Decided[], now: number): Restriction | null {
  const standing = measures.filter(({ appeal }) => appeal?.outcome !== 'lifted');
  if (standing.some(({ action }) => action === 'close')) return { closed: true, until: null };
  const ends = standing.flatMap(({ action, endsAt }) => (action === 'pause' && endsAt ? [endsAt] : []));
  const last = ends.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
  return last !== undefined && Date.parse(last) > now ? { closed: false, until: last } : null;
}

/** Fetches the user's restriction before they write, so that they do not finish a text that will be refused. */
export function useRestriction(enabled = true): Restriction | null {
  const { data } = trpc.measures.list.useQuery({}, { enabled, staleTime: FRESH_MS });
  // A query that is not enabled still returns what another one has fetched.
  return enabled && data ? restrictionIn(data, serverNow()) : null;
}
