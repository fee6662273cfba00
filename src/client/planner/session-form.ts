import type { SessionDraft } from './changes.ts';
import { DEFAULT_SESSION_HOURS, type StudyPlan, type StudySession } from './entities.ts';
import { changedFields, recordOf, withFields } from './kept-fields.ts';
import { parseHours } from './plan-form.ts';

export interface SessionValues {
  planId: string;
  subjectId: string;
  date: string;
  /** As typed. */
  hours: string;
  notes: string;
}

/** The initial values of a new session. The plan and the subject are preselected when there is only one. */
export function newSession(plans: readonly StudyPlan[], today: string, planId: string | undefined): SessionValues {
  const plan = plans.find((candidate) => candidate.id === planId) ?? (plans.length === 1 ? plans[0] : undefined);
  return { planId: plan?.id ?? '', subjectId: onlySubject(plan), date: today, hours: String(DEFAULT_SESSION_HOURS), notes: '' };
}

export function sessionValuesOf({ planId, subjectId, date, duration, notes }: StudySession): SessionValues {
  return { planId, subjectId, date, hours: String(duration), notes };
}

export function sessionDraftOf({ hours, ...rest }: SessionValues): SessionDraft {
  return { ...rest, duration: parseHours(hours) };
}

/** Serializes the unsaved changes: the fields that differ from `start`, '' when there are none. `begun` identifies the starting point. */
export function changesOf(values: SessionValues, start: SessionValues, begun: string): string {
  const fields = changedFields(values, start);
  return Object.keys(fields).length === 0 ? '' : JSON.stringify({ ...fields, begun });
}

/**
 * Overlays a draft on `start`. If the draft began from another starting point, only its notes apply, not its hours and day; the rest is
 * that of `present`, what the form shows.
 */
export function withChanges(start: SessionValues, text: string, begun: string, present = start): SessionValues {
  if (text === '') return start;
  // Earlier versions stored only the text of the notes.
  const fields = recordOf(text) ?? { notes: text };
  return fields['begun'] === begun ? withFields(start, fields) : withFields(present, { notes: fields['notes'] });
}

export function onlySubject(plan: StudyPlan | undefined): string {
  return plan?.subjects.length === 1 ? plan.subjects[0]!.id : '';
}
