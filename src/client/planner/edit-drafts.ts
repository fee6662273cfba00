import { changeDrafts } from '../lib/draft-forms.ts';
import { byId } from './rules.ts';
import type { Change } from './take-back.ts';

/** The key of the draft of unsaved edits to a plan. */
export function planEditKey(id: string): string {
  return `plan-edit-${id}`;
}

/** The key of the draft of unsaved edits to a session. */
export function sessionEditKey(id: string): string {
  return `session-edit-${id}`;
}

/** Deletes the unsaved edits of the entries that a change has deleted, whose forms cannot be opened any more. @returns a function that restores them */
export function dropEdits({ before, after }: Change): () => void {
  const keys = [...goneIds(before.plans, after.plans).map(planEditKey), ...goneIds(before.sessions, after.sessions).map(sessionEditKey)];
  const edits = changeDrafts(keys, () => Object.fromEntries(keys.map((key) => [key, ''])));
  return () => void changeDrafts(keys, () => edits);
}

function goneIds(before: readonly { id: string }[], after: readonly { id: string }[]): string[] {
  const left = byId(after);
  return before.map(({ id }) => id).filter((id) => !left.has(id));
}
