import type { SessionDraft } from './changes.ts';
import { DEFAULT_SESSION_HOURS, type StudyPlan, type StudySession } from './entities.ts';
import { parseHours } from './plan-form.ts';

export interface SessionValues {
  planId: string;
  subjectId: string;
  date: string;
  /** As typed. */
  hours: string;
  notes: string;
}

/** What there is only one of is chosen already. */
export function newSession(plans: readonly StudyPlan[], today: string, planId: string | undefined, notes: string): SessionValues {
  const plan = plans.find((candidate) => candidate.id === planId) ?? (plans.length === 1 ? plans[0] : undefined);
  return { planId: plan?.id ?? '', subjectId: onlySubject(plan), date: today, hours: String(DEFAULT_SESSION_HOURS), notes };
}

export function sessionValuesOf({ planId, subjectId, date, duration, notes }: StudySession): SessionValues {
  return { planId, subjectId, date, hours: String(duration), notes };
}

export function sessionDraftOf({ hours, ...rest }: SessionValues): SessionDraft {
  return { ...rest, duration: parseHours(hours) };
}

export function onlySubject(plan: StudyPlan | undefined): string {
  return plan?.subjects.length === 1 ? plan.subjects[0]!.id : '';
}
