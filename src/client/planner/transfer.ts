import { dayOf } from '../lib/time.ts';
import type { Planner } from './entities.ts';
import { PLANNER_VERSION, readPlanner } from './read-planner.ts';
import { byId, settle, withFurtherSubjects } from './rules.ts';

/** Twice the usual storage quota of a site: a larger file cannot be a planner. */
export const IMPORT_BYTES_MAX = 10_000_000;

export function exportText(planner: Planner, now: Date): string {
  return `${JSON.stringify({ format: 'sottovoce-planner', version: PLANNER_VERSION, exportedAt: now.toISOString(), ...planner }, null, 2)}\n`;
}

export function exportName(kind: 'piano' | 'esami' | 'voci-illeggibili', now: Date): string {
  return `sottovoce-${kind}-${dayOf(now)}.${kind === 'esami' ? 'ics' : 'json'}`;
}

export type ImportRefusal = 'not-json' | 'foreign' | 'newer' | 'empty' | 'too-large' | 'unreadable';

type ImportReading = { planner: Planner; unreadable: number; refusal?: undefined } | { refusal: ImportRefusal };

/** Decodes a file as UTF-8, as we write it, or else as windows-1252, as older Windows programs do. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Parses an exported file without storing anything. Unreadable entries are counted and left out. */
export function readImport(text: string): ImportReading {
  const { planner, unreadable, recognised, newer } = readPlanner(text);
  if (!recognised) return { refusal: isJson(text) ? 'foreign' : 'not-json' };
  if (newer) return { refusal: 'newer' };
  if (planner.plans.length === 0) return { refusal: unreadable.length > 0 ? 'unreadable' : 'empty' };
  return { planner, unreadable: unreadable.length };
}

/**
 * Merges two planners. Entries that exist in both stay as in `mine`; a plan that exists in both also gets the subjects that only `other`
 * has, so that no session loses its subject.
 */
export function mergePlanners(mine: Planner, other: Planner): Planner {
  const myPlans = byId(mine.plans);
  const mySessions = byId(mine.sessions);
  const others = byId(other.plans);
  const plans = mine.plans.map((plan) => withFurtherSubjects(plan, others.get(plan.id)?.subjects));
  return settle({
    plans: [...plans, ...other.plans.filter((plan) => !myPlans.has(plan.id))],
    sessions: [...mine.sessions, ...other.sessions.filter((session) => !mySessions.has(session.id))],
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
}
