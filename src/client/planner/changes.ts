import type { Planner, Priority, StudyPlan, StudySession } from './entities.ts';
import { newId } from './new-id.ts';
import { PlannerError } from './planner-error.ts';
import { hasSubject, settle, subjectKey, withFurtherSubjects } from './rules.ts';

export interface SubjectDraft {
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

/** Parts to put back where they were taken from or changed. */
export interface Removed {
  plans?: StudyPlan[];
  sessions?: StudySession[];
}

export function createPlan(planner: Planner, draft: PlanDraft, now = new Date()): Planner {
  return settle({ ...planner, plans: [...planner.plans, toPlan(draft, newId(), now.toISOString())] });
}

/**
 * A plan that another tab deleted meanwhile comes back: the person just worked on it. Of the subjects of `plan`, as it was when
 * the person began, those that the draft leaves out go with their sessions; what another tab added since stays.
 */
export function editPlan(planner: Planner, plan: StudyPlan, draft: PlanDraft): Planner {
  const added = planner.plans.find(({ id }) => id === plan.id)?.subjects.filter((subject) => !hasSubject(plan, subject.id));
  const edited = withFurtherSubjects(toPlan(draft, plan.id, plan.createdAt), added);
  return settle({
    plans: putById(planner.plans, [edited]),
    sessions: planner.sessions.filter((session) => session.planId !== plan.id || hasSubject(edited, session.subjectId)),
  });
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

export function removeSession(planner: Planner, sessionId: string): Planner {
  return settle({ ...planner, sessions: planner.sessions.filter((session) => session.id !== sessionId) });
}

/** A plan as it stands there with its sessions, to put it back so. One that another tab deleted, as it is known. */
export function planIn(planner: Planner, plan: StudyPlan): Required<Removed> {
  return {
    plans: [planner.plans.find(({ id }) => id === plan.id) ?? plan],
    sessions: planner.sessions.filter(({ planId }) => planId === plan.id),
  };
}

/** The same for one session. */
export function sessionIn(planner: Planner, session: StudySession): Removed {
  return { sessions: [planner.sessions.find(({ id }) => id === session.id) ?? session] };
}

/** Takes a removal or an edit back, whatever happened since to the rest. */
export function restore(planner: Planner, { plans = [], sessions = [] }: Removed): Planner {
  const allPlans = putById(planner.plans, plans);
  const subjects = new Set(allPlans.flatMap((plan) => plan.subjects.map((subject) => subjectKey(plan.id, subject.id))));
  const allSessions = putById(planner.sessions, sessions);
  return settle({
    plans: allPlans,
    sessions: allSessions.filter((session) => subjects.has(subjectKey(session.planId, session.subjectId))),
  });
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
  const byId = new Map(changed.map((entry) => [entry.id, entry]));
  const present = new Set(entries.map((entry) => entry.id));
  return [...entries.map((entry) => byId.get(entry.id) ?? entry), ...changed.filter((entry) => !present.has(entry.id))];
}
