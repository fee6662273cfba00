import type { Planner, StudyPlan, StudySession, StudySubject } from './entities.ts';
import { byId, hasSubject, settle, subjectKey, withFurtherSubjects } from './rules.ts';

/** The planner before and after a change. */
export interface Change {
  before: Planner;
  after: Planner;
}

/** The fields to compare and to restore; the others are derived. */
const PLAN_FIELDS = ['examName', 'examDate', 'priority', 'createdAt'] as const;
const SUBJECT_FIELDS = ['name', 'estimatedHours', 'notes'] as const;
const SESSION_FIELDS = ['date', 'duration', 'notes'] as const;

/**
 * Undoes a change and nothing else: entries made or edited since are kept, along with the plans and subjects that they need. Entries that
 * the change touched and that have been deleted since come back as they were before it, a session with its plan.
 */
export function takeBack(now: Planner, { before, after }: Change): Planner {
  const sessions = entriesBack(now.sessions, before.sessions, after.sessions, isSameSession, sessionBack);
  const used = new Set(sessions.map(placeOf));
  const plans = entriesBack(now.plans, before.plans, after.plans, isSamePlan, (plan, was, became) => planBack(plan, was, became, used));
  return settle(withHomes({ plans, sessions }, [...before.plans, ...after.plans]));
}

/** Returns an entry as it is after the undo; undefined if the undo removes it. */
type Back<Entry> = (entry: Entry, was: Entry | undefined, became: Entry | undefined) => Entry | undefined;
type Same<Entry> = (one: Entry, other: Entry) => boolean;

/** Undoes a change to a list. Entries from before the change keep their order; newer ones follow. */
function entriesBack<Entry extends { id: string }>(
  now: readonly Entry[],
  before: readonly Entry[],
  after: readonly Entry[],
  isSame: Same<Entry>,
  back: Back<Entry>,
): Entry[] {
  const [present, were, became] = [byId(now), byId(before), byId(after)];
  const touched = (entry: Entry) => {
    const later = became.get(entry.id);
    return !later || !isSame(entry, later);
  };
  const newer = now.filter(({ id }) => !were.has(id)).map((entry) => back(entry, undefined, became.get(entry.id)));
  const older = before.map((entry) => {
    const here = present.get(entry.id);
    if (here) return back(here, entry, became.get(entry.id));
    return touched(entry) ? entry : undefined;
  });
  return [...older, ...newer].filter((entry) => entry !== undefined);
}

function planBack(plan: StudyPlan, was: StudyPlan | undefined, became: StudyPlan | undefined, used: Set<string>): StudyPlan | undefined {
  const isUsed = (subject: StudySubject) => used.has(subjectKey(plan.id, subject.id));
  if (!became) return withFurtherSubjects(plan, was?.subjects);
  if (!was) return isSamePlan(plan, became) && !plan.subjects.some(isUsed) ? undefined : plan;
  const subjects = entriesBack(plan.subjects, was.subjects, became.subjects, isSameSubject, (subject, before, later) => {
    if (!later) return subject;
    if (!before) return isSameSubject(subject, later) && !isUsed(subject) ? undefined : subject;
    return fieldsBack(subject, before, later, SUBJECT_FIELDS);
  });
  return { ...fieldsBack(plan, was, became, PLAN_FIELDS), subjects: subjects.length > 0 ? subjects : plan.subjects };
}

const sessionBack: Back<StudySession> = (session, was, became) => {
  if (!became) return session;
  if (!was) return isSameSession(session, became) ? undefined : session;
  const { planId, subjectId } = placeOf(session) === placeOf(became) ? was : session;
  return { ...fieldsBack(session, was, became, SESSION_FIELDS), planId, subjectId };
};

/** Restores the fields that still have the value the change gave them; later edits are kept. */
function fieldsBack<Entry>(entry: Entry, was: Entry, became: Entry, fields: readonly (keyof Entry)[]): Entry {
  const back = { ...entry };
  for (const field of fields) if (entry[field] === became[field]) back[field] = was[field];
  return back;
}

/** Restores missing plans and subjects of the sessions from `known`, and drops the sessions whose subject is not found. */
function withHomes({ plans, sessions }: Planner, known: readonly StudyPlan[]): Planner {
  const places = new Set(plans.flatMap(placesOf));
  const homes = new Map(plans.map((plan) => [plan.id, plan]));
  for (const { planId, subjectId } of sessions.filter((session) => !places.has(placeOf(session)))) {
    const home = known.find((plan) => plan.id === planId && hasSubject(plan, subjectId));
    if (!home) continue;
    homes.set(
      planId,
      withFurtherSubjects(
        homes.get(planId) ?? home,
        home.subjects.filter(({ id }) => id === subjectId),
      ),
    );
  }
  const all = [...homes.values()];
  const found = new Set(all.flatMap(placesOf));
  return { plans: all, sessions: sessions.filter((session) => found.has(placeOf(session))) };
}

const isSameSubject: Same<StudySubject> = (one, other) => isSame(one, other, SUBJECT_FIELDS);

const isSameSession: Same<StudySession> = (one, other) => placeOf(one) === placeOf(other) && isSame(one, other, SESSION_FIELDS);

const isSamePlan: Same<StudyPlan> = (one, other) =>
  isSame(one, other, PLAN_FIELDS) &&
  one.subjects.length === other.subjects.length &&
  one.subjects.every((subject, index) => subject.id === other.subjects[index]!.id && isSameSubject(subject, other.subjects[index]!));

function isSame<Entry>(one: Entry, other: Entry, fields: readonly (keyof Entry)[]): boolean {
  return fields.every((field) => one[field] === other[field]);
}

function placeOf({ planId, subjectId }: StudySession): string {
  return subjectKey(planId, subjectId);
}

function placesOf({ id, subjects }: StudyPlan): string[] {
  return subjects.map((subject) => subjectKey(id, subject.id));
}
