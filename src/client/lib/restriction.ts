import { trpc } from './trpc.ts';

/** Who decided about one's own texts changes rarely; a refusal says the same, only later. */
const FRESH_MS = 5 * 60_000;

/** Why somebody reads but does not write. */
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

/** What of one's measures keeps one from writing now; null when nothing does. */
export function restrictionIn(measures: readonly Decided[], now: Date): Restriction | null {
  const standing = measures.filter(({ appeal }) => appeal?.outcome !== 'lifted');
  if (standing.some(({ action }) => action === 'close')) return { closed: true, until: null };
  const ends = standing.flatMap(({ action, endsAt }) => (action === 'pause' && endsAt ? [endsAt] : []));
  const last = ends.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
  return last !== undefined && Date.parse(last) > now.getTime() ? { closed: false, until: last } : null;
}

/** Asked for where somebody is about to write, so that they know before the words are finished. */
export function useRestriction(enabled = true): Restriction | null {
  const { data } = trpc.measures.list.useQuery({}, { enabled, staleTime: FRESH_MS });
  return data ? restrictionIn(data, new Date()) : null;
}
