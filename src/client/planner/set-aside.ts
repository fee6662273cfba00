import { PlannerError } from './planner-error.ts';
import { readEntry, writeEntry } from './stored-entry.ts';

/** Holds unreadable entries verbatim until the user deletes them. */
export const SET_ASIDE_KEY = 'sottovoce-planner-set-aside';

/** Returns the JSON texts set aside so far. A damaged list is returned whole, as a single text. */
export function readSetAside(): string[] {
  const raw = readEntry(SET_ASIDE_KEY);
  if (raw === null) return [];
  try {
    const value: unknown = JSON.parse(raw);
    if (Array.isArray(value) && value.every((text) => typeof text === 'string')) return value;
  } catch {
    // Damaged: returned whole.
  }
  return [raw];
}

/** Adds the texts that are not set aside yet. @throws PlannerError when the browser refuses to store them, `crowded` for lack of room */
export function setAside(texts: readonly string[]): void {
  const present = readSetAside();
  const added = texts.filter((text) => !present.includes(text));
  if (added.length === 0) return;
  try {
    writeEntry(SET_ASIDE_KEY, JSON.stringify([...present, ...added]));
  } catch (error) {
    throw error instanceof PlannerError && error.trouble === 'full' ? new PlannerError('crowded', { cause: error }) : error;
  }
}
