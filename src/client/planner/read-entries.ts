import { countCharacters } from '../../routers/characters.ts';
import { NAME_MAX } from '../../routers/limits.ts';
import { isDay, isInstant, toDay } from './days.ts';
import { DEFAULT_PRIORITY, PRIORITIES, type StudyPlan, type StudySession, type StudySubject } from './entities.ts';

// Each reader copies only the fields it knows, so that unknown data is dropped. Optional fields get a default when they are missing or
// invalid; an entry without a valid required field is unreadable. The limits of the forms do not apply: what is stored is kept.

/** Ids of sessions created by the migration from version 1 contain the plan's id and the subject's. */
const SESSION_ID_MAX = 3 * NAME_MAX;
/** Eleven years: more is no study time, and sums must stay finite. */
const HOURS_MAX = 100_000;

/** Reads a plan. `broken` holds those of its subjects that are unreadable. */
export function readPlan(value: unknown): { plan?: StudyPlan; broken: unknown[] } {
  if (!isRecord(value)) return { broken: [] };
  const id = readName(value['id']);
  const examName = readName(value['examName']);
  const examDate = typeof value['examDate'] === 'string' ? toDay(value['examDate']) : undefined;
  if (!id || !examName || !examDate || !Array.isArray(value['subjects'])) return { broken: [] };

  const subjects: StudySubject[] = [];
  const broken: unknown[] = [];
  for (const [index, entry] of (value['subjects'] as unknown[]).entries()) {
    const subject = readSubject(entry, index);
    if (subject && !subjects.some((other) => other.id === subject.id)) subjects.push(subject);
    else broken.push(entry);
  }
  if (subjects.length === 0) return { broken: [] };
  const priority = PRIORITIES.find((known) => known === value['priority']) ?? DEFAULT_PRIORITY;
  const createdAt = readInstant(value['createdAt']) ?? `${examDate}T00:00:00.000Z`;
  return { plan: { id, examName, examDate, priority, status: 'planning', totalHours: 0, completedHours: 0, subjects, createdAt }, broken };
}

function readSubject(value: unknown, index: number): StudySubject | undefined {
  if (!isRecord(value)) return undefined;
  const id = readName(value['id']);
  const name = value['name'] ? readName(value['name']) : `Argomento ${index + 1}`;
  const estimatedHours = readHours(value['estimatedHours']);
  if (!id || !name || estimatedHours === undefined) return undefined;
  const completedHours = readHours(value['completedHours']) ?? 0;
  return { id, name, estimatedHours, completedHours, completed: false, notes: textOf(value['notes']) ?? '' };
}

export function readSession(value: unknown): StudySession | undefined {
  if (!isRecord(value)) return undefined;
  const id = readName(value['id'], SESSION_ID_MAX);
  const planId = readName(value['planId']);
  const subjectId = readName(value['subjectId']);
  const date = typeof value['date'] === 'string' ? toDay(value['date']) : undefined;
  const duration = readHours(value['duration']);
  const notes = value['notes'] === undefined || value['notes'] === null ? '' : textOf(value['notes']);
  if (!id || !planId || !subjectId || !date || !duration || notes === undefined) return undefined;
  return { id, planId, subjectId, date, duration, notes, completed: true };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a name or an id. Ids in older data may be numbers. */
function readName(value: unknown, max = NAME_MAX): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' && countCharacters(text) <= max ? text : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readHours(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= HOURS_MAX ? value : undefined;
}

function readInstant(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (isDay(value)) return `${value}T00:00:00.000Z`;
  return isInstant(value) ? new Date(value).toISOString() : undefined;
}
