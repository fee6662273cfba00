import type { Planner, Priority, StudyPlan, StudySession, StudySubject } from './entities.ts';
import { changedFields } from './kept-fields.ts';
import { newId } from './new-id.ts';
import { PlannerError } from './planner-error.ts';
import { byId, hasSubject, settle } from './rules.ts';

interface SubjectDraft {
  /** The id of an existing subject; absent for a new one. */
  id?: string;
  name: string;
  estimatedHours: number;
  notes: string;
}

/** The fields of a plan that the user edits. */
export interface PlanDraft {
  examName: string;
  examDate: string;
  priority: Priority;
  subjects: SubjectDraft[];
}

/** The fields of a session that the user edits. */
export type SessionDraft = Pick<StudySession, 'planId' | 'subjectId' | 'date' | 'duration' | 'notes'>;

export function createPlan(planner: Planner, draft: PlanDraft, now = new Date()): Planner {
  return settle({ ...planner, plans: [...planner.plans, toPlan(draft, newId(), now.toISOString())] });
}

/**
 * Applies the differences between `draft` and `plan` (as it was when editing began) to the stored plan, so that changes made by another tab
 * in the meantime survive. Subjects missing from the draft are removed together with their sessions. A plan, or an edited subject, that
 * another tab deleted is restored, because the user has just worked on it.
 */
export function editPlan(planner: Planner, plan: StudyPlan, draft: PlanDraft): Planner {
  const { examName, examDate, priority, subjects } = toPlan(draft, plan.id, plan.createdAt);
  const known = planner.plans.find(({ id }) => id === plan.id) ?? plan;
  const edited = {
    ...known,
    ...changedFields({ examName, examDate, priority }, plan),
    subjects: editSubjects(known.subjects, plan.subjects, subjects),
  };
  return settle({
    plans: putById(planner.plans, [edited]),
    sessions: planner.sessions.filter((session) => session.planId !== plan.id || hasSubject(edited, session.subjectId)),
  });
}

function editSubjects(known: readonly StudySubject[], began: readonly StudySubject[], edited: readonly StudySubject[]): StudySubject[] {
  const [before, after] = [byId(began), byId(edited)];
  const changesOf = ({ id, name, estimatedHours, notes }: StudySubject) => {
    const was = before.get(id);
    return was ? changedFields({ name, estimatedHours, notes }, was) : {};
  };
  const kept = known.flatMap((subject) => {
    const is = after.get(subject.id);
    if (is) return [{ ...subject, ...changesOf(is) }];
    return before.has(subject.id) ? [] : [subject];
  });
  const further = lackingIn(known, edited);
  const wanted = further.filter((subject) => !before.has(subject.id) || Object.keys(changesOf(subject)).length > 0);
  const subjects = [...kept, ...wanted];
  // The two tabs together removed every subject, but a plan needs at least one.
  return subjects.length > 0 ? subjects : further;
}

export function removePlan(planner: Planner, planId: string): Planner {
  return settle({
    plans: planner.plans.filter((plan) => plan.id !== planId),
    sessions: planner.sessions.filter((session) => session.planId !== planId),
  });
}

/** Adds a completed session, or replaces the one with this `id`. @throws PlannerError `gone` when the plan or its subject does not exist */
export function recordSession(planner: Planner, draft: SessionDraft, id = newId()): Planner {
  const plan = planner.plans.find((candidate) => candidate.id === draft.planId);
  if (!plan || !hasSubject(plan, draft.subjectId)) throw new PlannerError('gone');
  return settle({ ...planner, sessions: putById(planner.sessions, [{ ...draft, notes: draft.notes.trim(), id, completed: true }]) });
}

/** Saves the differences between `draft` and `session` (as it was when editing began). Throws like `recordSession`. */
export function editSession(planner: Planner, session: StudySession, draft: SessionDraft): Planner {
  const known = planner.sessions.find(({ id }) => id === session.id) ?? session;
  const { planId, subjectId, ...rest } = draft;
  const moved = planId !== session.planId || subjectId !== session.subjectId;
  return recordSession(planner, { ...known, ...(moved && { planId, subjectId }), ...changedFields(rest, session) }, session.id);
}

export function removeSession(planner: Planner, sessionId: string): Planner {
  return settle({ ...planner, sessions: planner.sessions.filter((session) => session.id !== sessionId) });
}

/** Adds the entries of `known` that the planner lacks. */
export function withKnown({ plans, sessions }: Planner, known: Partial<Planner>): Planner {
  return { plans: [...plans, ...lackingIn(plans, known.plans)], sessions: [...sessions, ...lackingIn(sessions, known.sessions)] };
}

/** Blank subject names become 'Argomento 1' and so on: only the exam's name and date are required. */
function toPlan(draft: PlanDraft, id: string, createdAt: string): StudyPlan {
  return {
    id,
    examName: draft.examName.trim(),
    examDate: draft.examDate,
    priority: draft.priority,
    status: 'planning',
    totalHours: 0,
    completedHours: 0,
    subjects: draft.subjects.map((subject, index) => ({
      id: subject.id ?? newId(),
      name: subject.name.trim() || `Argomento ${index + 1}`,
      estimatedHours: subject.estimatedHours,
      completedHours: 0,
      completed: false,
      notes: subject.notes.trim(),
    })),
    createdAt,
  };
}

function putById<Entry extends { id: string }>(entries: readonly Entry[], changed: readonly Entry[]): Entry[] {
  const changes = byId(changed);
  return [...entries.map((entry) => changes.get(entry.id) ?? entry), ...lackingIn(entries, changed)];
}

function lackingIn<Entry extends { id: string }>(entries: readonly Entry[], others: readonly Entry[] = []): Entry[] {
  const present = byId(entries);
  return others.filter((entry) => !present.has(entry.id));
}
