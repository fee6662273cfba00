import { dayOf } from '../lib/time.ts';
import type { Planner } from './entities.ts';
import { PLANNER_VERSION, readPlanner } from './read-planner.ts';
import { byId, settle, withFurtherSubjects } from './rules.ts';

/** Twice what a browser keeps for a site: anything larger is not a planner. */
export const IMPORT_BYTES_MAX = 10_000_000;

export function exportText(planner: Planner, now: Date): string {
  return `${JSON.stringify({ format: 'sottovoce-planner', version: PLANNER_VERSION, exportedAt: now.toISOString(), ...planner }, null, 2)}\n`;
}

export function exportName(kind: 'piano' | 'esami' | 'voci-illeggibili', now: Date): string {
  return `sottovoce-${kind}-${dayOf(now)}.${kind === 'esami' ? 'ics' : 'json'}`;
}

export type ImportRefusal = 'not-json' | 'foreign' | 'newer' | 'empty' | 'too-large' | 'unreadable';

type ImportReading = { planner: Planner; unreadable: number; refusal?: undefined } | { refusal: ImportRefusal };

/** As UTF-8, as we write it; else as older programs on Windows save a text. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What a file holds, nothing stored yet. Entries that cannot be read are counted and left out. */
export function readImport(text: string): ImportReading {
  const { planner, unreadable, recognised, newer } = readPlanner(text);
  if (!recognised) return { refusal: isJson(text) ? 'foreign' : 'not-json' };
  if (newer) return { refusal: 'newer' };
  if (planner.plans.length === 0) return { refusal: unreadable.length > 0 ? 'unreadable' : 'empty' };
  return { planner, unreadable: unreadable.length };
}

/**
 * Both together. What exists on both sides stays as it is here; a plan that exists on both gains the other's further
 * subjects, so that no session loses its own.
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
