import { readEntry, writeEntry } from './stored-entry.ts';

/** What could not be understood waits here, as it was, until the person decides. */
export const SET_ASIDE_KEY = 'sottovoce-planner-set-aside';

/** The JSON texts set aside so far. A list that is itself damaged counts as one of them. */
export function readSetAside(): string[] {
  const raw = readEntry(SET_ASIDE_KEY);
  if (raw === null) return [];
  try {
    const value: unknown = JSON.parse(raw);
    if (Array.isArray(value) && value.every((text) => typeof text === 'string')) return value;
  } catch {
    // Damaged: kept whole.
  }
  return [raw];
}

/** Adds texts that are not there yet. Throws a PlannerError when there is no room. */
export function setAside(texts: readonly string[]): void {
  const present = readSetAside();
  const added = texts.filter((text) => !present.includes(text));
  if (added.length > 0) writeEntry(SET_ASIDE_KEY, JSON.stringify([...present, ...added]));
}
