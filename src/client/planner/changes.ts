import type { Planner, Priority, StudyPlan, StudySession, StudySubject } from './entities.ts';
import { changedFields } from './kept-fields.ts';
import { newId } from './new-id.ts';
import { PlannerError } from './planner-error.ts';
import { byId, hasSubject, settle } from './rules.ts';

interface SubjectDraft {
  /** Of a subject that exists already; absent on a new one. */
  id?: string;
  name: string;
  estimatedHours: number;
  notes: string;
}

/** What a person fills in for a plan. */
export interface PlanDraft {
  examName: string;
  examDate: string;
  priority: Priority;
  subjects: SubjectDraft[];
}

/** What a person fills in for a session. */
export type SessionDraft = Pick<StudySession, 'planId' | 'subjectId' | 'date' | 'duration' | 'notes'>;

export function createPlan(planner: Planner, draft: PlanDraft, now = new Date()): Planner {
  return settle({ ...planner, plans: [...planner.plans, toPlan(draft, newId(), now.toISOString())] });
}

/**
 * Brings to a plan what the draft says otherwise than `plan`, as it was when the person began; what another tab changed or added
 * since stays. The subjects that the draft leaves out go with their sessions. A plan or a subject that another tab deleted
 * meanwhile comes back: the person just worked on it.
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
  // Each tab took out what the other left: a plan has one at least.
  return subjects.length > 0 ? subjects : further;
}

export function removePlan(planner: Planner, planId: string): Planner {
  return settle({
    plans: planner.plans.filter((plan) => plan.id !== planId),
    sessions: planner.sessions.filter((session) => session.planId !== planId),
  });
}

/** Throws a PlannerError `gone` when the plan or its subject is no longer there. */
export function recordSession(planner: Planner, draft: SessionDraft, id = newId()): Planner {
  const plan = planner.plans.find((candidate) => candidate.id === draft.planId);
  if (!plan || !hasSubject(plan, draft.subjectId)) throw new PlannerError('gone');
  return settle({ ...planner, sessions: putById(planner.sessions, [{ ...draft, notes: draft.notes.trim(), id, completed: true }]) });
}

/** The same for one that exists: what the draft says otherwise than `session`, as it was when the person began. */
export function editSession(planner: Planner, session: StudySession, draft: SessionDraft): Planner {
  const known = planner.sessions.find(({ id }) => id === session.id) ?? session;
  const { planId, subjectId, ...rest } = draft;
  const moved = planId !== session.planId || subjectId !== session.subjectId;
  return recordSession(planner, { ...known, ...(moved && { planId, subjectId }), ...changedFields(rest, session) }, session.id);
}

export function removeSession(planner: Planner, sessionId: string): Planner {
  return settle({ ...planner, sessions: planner.sessions.filter((session) => session.id !== sessionId) });
}

/** The same planner with those of these entries that it lacks. */
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
