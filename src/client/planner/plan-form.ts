import { countCharacters } from '../../routers/characters.ts';
import { FREE_TEXT_MAX, LIST_MAX, NAME_MAX } from '../../routers/limits.ts';
import type { PlanDraft } from './changes.ts';
import { isDay } from './days.ts';
import {
  DEFAULT_PRIORITY,
  DEFAULT_SUBJECT_HOURS,
  HOURS_STEP,
  PRIORITIES,
  type Priority,
  type StudyPlan,
  SUBJECT_HOURS_MAX,
} from './entities.ts';
import { changedFields, recordOf, withFields } from './kept-fields.ts';
import { isRecord } from './read-entries.ts';
import { sumHours } from './rules.ts';

interface SubjectValues {
  /** Empty for a new subject. */
  subjectId: string;
  name: string;
  /** As typed. */
  hours: string;
  notes: string;
}

export interface PlanValues {
  examName: string;
  examDate: string;
  priority: Priority;
  subjects: SubjectValues[];
}

export const newSubject: SubjectValues = { subjectId: '', name: '', hours: String(DEFAULT_SUBJECT_HOURS), notes: '' };

/** The initial values of a new plan. */
export const newPlan: PlanValues = { examName: '', examDate: '', priority: DEFAULT_PRIORITY, subjects: [newSubject] };

export function valuesOf(plan: StudyPlan): PlanValues {
  return {
    examName: plan.examName,
    examDate: plan.examDate,
    priority: plan.priority,
    subjects: plan.subjects.map(({ id, name, estimatedHours, notes }) => ({ subjectId: id, name, hours: String(estimatedHours), notes })),
  };
}

export function draftOf(values: PlanValues): PlanDraft {
  return {
    examName: values.examName,
    examDate: values.examDate,
    priority: values.priority,
    subjects: values.subjects.map(({ subjectId, name, hours, notes }) => ({
      ...(subjectId && { id: subjectId }),
      name,
      estimatedHours: parseHours(hours),
      notes,
    })),
  };
}

/** Restores the form from a stored draft; missing or invalid parts get their defaults. */
export function readDraft(text: string): PlanValues {
  const value = recordOf(text);
  if (!value || !Array.isArray(value['subjects'])) return newPlan;
  const subjects = value['subjects'].filter(isRecord).slice(0, LIST_MAX);
  return {
    examName: textOf(value['examName']),
    examDate: textOf(value['examDate']),
    priority: priorityOf(value['priority']) ?? DEFAULT_PRIORITY,
    subjects:
      subjects.length === 0
        ? [newSubject]
        : subjects.map((entry) => ({
            subjectId: '',
            name: textOf(entry['name']),
            hours: textOf(entry['hours']),
            notes: textOf(entry['notes']),
          })),
  };
}

/**
 * Serializes the unsaved changes to an existing plan: only the fields that differ from it, '' when there are none. Removed subjects are not
 * recorded, so that an edit abandoned days ago cannot delete a subject together with its sessions.
 */
export function changesOf({ subjects, ...values }: PlanValues, { subjects: planned, ...plan }: PlanValues): string {
  const changed = subjects.flatMap((subject) => {
    const before = planned.find(({ subjectId }) => subjectId === subject.subjectId) ?? newSubject;
    const fields = changedFields(subject, before);
    return isEmpty(fields) ? [] : [{ ...fields, subjectId: subject.subjectId }];
  });
  const fields = { ...changedFields(values, plan), ...(changed.length > 0 && { subjects: changed }) };
  return isEmpty(fields) ? '' : JSON.stringify(fields);
}

/** Overlays the changes serialized by `changesOf` on the plan as currently stored. */
export function withChanges({ subjects, ...plan }: PlanValues, text: string): PlanValues {
  const { priority, subjects: list, ...fields } = recordOf(text) ?? {};
  const changed = Array.isArray(list) ? list.filter(isRecord) : [];
  return {
    ...withFields(plan, fields),
    priority: priorityOf(priority) ?? plan.priority,
    subjects: [
      ...subjects.map((subject) => withFields(subject, changed.find(({ subjectId }) => subjectId === subject.subjectId) ?? {})),
      ...changed.filter(({ subjectId }) => subjectId === '').map((subject) => withFields(newSubject, subject)),
    ],
  };
}

/** Whether a draft exists and is for an exam other than `examName`. */
export function isOfAnother(text: string, examName: string): boolean {
  return text !== '' && readDraft(text).examName.trim() !== examName.trim();
}

/** Parses hours with a decimal comma or point. NaN when the text is not a number. */
export function parseHours(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
}

export function totalOf(subjects: readonly Pick<SubjectValues, 'hours'>[]): number {
  return sumHours(subjects.map(({ hours }) => parseHours(hours) || 0));
}

// Validators for react-hook-form: each returns true or an error message. They are for what is typed: the forms accept an unchanged stored
// value without them, because earlier versions and imported copies may hold what is refused now.

export function checkName(text: string): true | string {
  if (text.trim() === '') return 'Scrivi il nome dell’esame.';
  return checkLength(text, NAME_MAX);
}

/** Returns the input element of a form field, for its `validity`. */
export function fieldOf(formId: string, name: string): HTMLInputElement | null {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? (form.elements.namedItem(name) as HTMLInputElement | null) : null;
}

/** @param field the input: for an impossible date such as 30 February its value is empty, and only `validity.badInput` reveals it */
export function checkDay(text: string, missing: string, field?: HTMLInputElement | null): true | string {
  if (field?.validity.badInput) return 'Questo giorno non è nel calendario.';
  // An incomplete year, such as 0026.
  if (/^0\d*-/.test(text)) return 'Controlla l’anno: servono quattro cifre, come 2026.';
  if (/^(?!20)\d+-/.test(text)) return 'Controlla l’anno: può andare dal 2000 al 2099.';
  return isDay(text) || missing;
}

export function checkHours(text: string, max: number = SUBJECT_HOURS_MAX): true | string {
  const hours = parseHours(text);
  if (!(hours > 0)) return 'Scrivi quante ore, almeno mezza.';
  if (hours > max) return `Al massimo ${max} ore.`;
  return Number.isInteger(hours / HOURS_STEP) || 'Ore intere o mezze, come 2 o 2,5.';
}

export function checkLength(text: string, max: number = FREE_TEXT_MAX): true | string {
  return countCharacters(text.trim()) <= max || `Al massimo ${max} caratteri.`;
}

function priorityOf(value: unknown): Priority | undefined {
  return PRIORITIES.find((known) => known === value);
}

function isEmpty(fields: object): boolean {
  return Object.keys(fields).length === 0;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
