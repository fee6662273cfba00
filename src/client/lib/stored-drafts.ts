import { DRAFT_PREFIX, keysUnder, readItem, readPerson, removeItem, writeItem } from './storage.ts';

/** Incremented by `removeAllDrafts`, after which forms mounted earlier do not save any more. */
let era = 0;

export const presentEra = () => era;
export const isPast = (begun: number) => begun !== era;

/** Deletes all drafts at logout, and prevents forms that are still mounted from saving theirs. */
export function removeAllDrafts(): void {
  era += 1;
  for (const place of keysUnder(DRAFT_PREFIX)) removeItem(place);
}

/** Whether the current user has a draft under `key`. */
export function hasDraft(key: string): boolean {
  return readDraft(readPerson(), key) !== '';
}

/** Returns the keys of the current user’s drafts that start with `prefix`. */
export function draftsUnder(prefix: string): string[] {
  const mine = placeOf(readPerson(), '');
  return keysUnder(mine + prefix).map((place) => place.slice(mine.length));
}

/** The drafts that are no texts. */
const ABOUT_TEXTS = /^seen-|^post-(?:type|details)$|-answered$|^new-address$|^reason-of-/;

/** Whether the draft under `key` is a text. */
export function isText(key: string): boolean {
  return !ABOUT_TEXTS.test(key);
}

/** Returns the keys of the texts that the current user has not sent. */
export function unsentKeys(): string[] {
  return draftsUnder('').filter((key) => isText(key) && hasDraft(key));
}

export function readDraft(owner: string, key: string): string {
  return readEntry(owner, key) ?? '';
}

/** Returns the stored text, which may be empty, or null without an entry. */
export function readEntry(owner: string, key: string): string | null {
  takeOver(owner, key);
  return readItem(placeOf(owner, key));
}

/** @returns whether the browser stored it */
export function writeDraft(owner: string, key: string, text: string): boolean {
  if (text !== '') return writeItem(placeOf(owner, key), text);
  removeItem(placeOf(owner, key));
  return true;
}

/** Deletes the draft, unless another tab has stored a different text; with `stays`, leaves an empty entry in its place. */
export function forget(owner: string, key: string, text: string, stays = false): void {
  if (readDraft(owner, key) !== text) return;
  if (!stays) removeItem(placeOf(owner, key));
  else if (text !== '') writeItem(placeOf(owner, key), '');
}

/** The storage key of a draft. */
export function placeOf(owner: string, key: string): string {
  return `${DRAFT_PREFIX}${owner}:${key}`;
}

/** Migrates the format of earlier versions, which kept one text per key, together with its owner. */
function takeOver(owner: string, key: string): void {
  const raw = readItem(DRAFT_PREFIX + key);
  if (raw === null) return;
  try {
    const value = JSON.parse(raw) as { owner?: unknown; text?: unknown } | null;
    if (value?.owner !== owner || typeof value.text !== 'string') return;
    removeItem(DRAFT_PREFIX + key);
    if (readItem(placeOf(owner, key)) === null) writeDraft(owner, key, value.text);
  } catch {
    // Not in the old format: leave it.
  }
}
