import { toDay } from './days.ts';
import { EMPTY_PLANNER, type Planner, type StudySession } from './entities.ts';
import { isRecord, readPlan, readSession } from './read-entries.ts';
import { settle, subjectKey, sumHours } from './rules.ts';

/**
 * Version 1 has no version field: subjects store their own completed hours, and sessions may be missing.
 * Version 2 has a version number and derives all hours from the sessions.
 */
export const PLANNER_VERSION = 2;

interface Reading {
  planner: Planner;
  /** The JSON text of every entry that could not be read. Nothing is dropped without appearing here. */
  unreadable: string[];
  /** Whether the text looks like a planner, even a damaged one. */
  recognised: boolean;
  /** Written by a later version: must not be overwritten. It can be shown if it has the lists of this one, and is empty here otherwise. */
  newer: boolean;
}

/** Parses a stored or exported planner entry by entry. Never throws. */
export function readPlanner(text: string): Reading {
  const value = parse(text);
  const version = isRecord(value) && typeof value['version'] === 'number' ? value['version'] : 1;
  const newer = version > PLANNER_VERSION;
  const hasLists = isRecord(value) && (Array.isArray(value['plans']) || Array.isArray(value['sessions']));
  if (!hasLists) return { planner: EMPTY_PLANNER, unreadable: newer ? [] : [text], recognised: newer, newer };

  const { planner, unreadable } = readEntries(value);
  return {
    planner: settle(version < PLANNER_VERSION ? withEarlierHours(planner) : planner),
    unreadable: textsOf(unreadable, text),
    recognised: true,
    newer,
  };
}

export function writePlanner(planner: Planner): string {
  return JSON.stringify({ version: PLANNER_VERSION, ...planner });
}

function readEntries(value: Record<string, unknown>): { planner: Planner; unreadable: unknown[] } {
  const unreadable: unknown[] = [];
  const planner: Planner = { plans: [], sessions: [] };
  const planIds = new Set<string>();
  for (const entry of listOf(value['plans'], unreadable)) {
    const { plan, broken } = readPlan(entry);
    if (plan && !planIds.has(plan.id)) {
      planIds.add(plan.id);
      planner.plans.push(plan);
      for (const subject of broken) unreadable.push({ planId: plan.id, subject });
    } else unreadable.push(entry);
  }
  const subjects = new Set(planner.plans.flatMap((plan) => plan.subjects.map((subject) => subjectKey(plan.id, subject.id))));
  const sessionIds = new Set<string>();
  for (const entry of listOf(value['sessions'], unreadable)) {
    const session = readSession(entry);
    if (session && !sessionIds.has(session.id) && subjects.has(subjectKey(session.planId, session.subjectId))) {
      sessionIds.add(session.id);
      planner.sessions.push(session);
    } else unreadable.push(entry);
  }
  return { planner, unreadable };
}

/**
 * Migrates version 1 to 2: hours that a subject counts beyond its sessions become an extra session on the day the plan was created. Its id
 * is deterministic, so that migrating twice or on two devices does not duplicate the hours.
 */
function withEarlierHours({ plans, sessions }: Planner): Planner {
  const earlier: StudySession[] = [];
  const recorded = new Map<string, number[]>();
  for (const { planId, subjectId, duration } of sessions) {
    const key = subjectKey(planId, subjectId);
    const hours = recorded.get(key);
    if (hours) hours.push(duration);
    else recorded.set(key, [duration]);
  }
  for (const plan of plans) {
    const date = toDay(plan.createdAt) ?? plan.examDate;
    for (const subject of plan.subjects) {
      const own = recorded.get(subjectKey(plan.id, subject.id)) ?? [];
      const duration = sumHours([subject.completedHours, ...own.map((hours) => -hours)]);
      const id = `earlier-${plan.id}-${subject.id}`;
      if (duration > 0)
        earlier.push({
          id,
          planId: plan.id,
          subjectId: subject.id,
          date,
          duration,
          notes: 'Ore registrate in precedenza',
          completed: true,
        });
    }
  }
  return { plans, sessions: [...earlier, ...sessions] };
}

function listOf(value: unknown, unreadable: unknown[]): unknown[] {
  if (Array.isArray(value)) return value;
  if (value !== undefined) unreadable.push(value);
  return [];
}

/** Serializes the unreadable entries; returns the whole text if one of them is nested too deeply for `JSON.stringify`. */
function textsOf(entries: unknown[], whole: string): string[] {
  try {
    return entries.map((entry) => JSON.stringify(entry));
  } catch {
    return [whole];
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
