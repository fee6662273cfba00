import { readPerson } from './storage.ts';
import { isText, placeOf, readDraft, unsentKeys, writeDraft } from './stored-drafts.ts';

/** A form of this page that shows a draft. */
export interface DraftForm {
  /** The storage key of its draft. */
  place: string;
  text: () => string;
  /** Shows and stores a text, as if another tab had stored it. */
  change: (text: string) => void;
  /** Called when another form or tab has sent or deleted the draft. */
  onSent: (text: string) => void;
}

/** The mounted forms of this page. */
export const shown = new Set<DraftForm>();

/** Changes drafts of the current user in the forms that show them or, where none does, in storage. Returns the texts that they had. */
export function changeDrafts<Key extends string>(
  keys: readonly Key[],
  change: (texts: Record<Key, string>) => Record<Key, string>,
): Record<Key, string> {
  const owner = readPerson();
  const formsOf = (key: Key) => [...shown].filter(({ place }) => place === placeOf(owner, key));
  const read = (key: Key) => formsOf(key)[0]?.text() ?? readDraft(owner, key);
  const before = Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, string>;
  const after = change(before);
  for (const key of keys.filter((each) => after[each] !== before[each])) {
    const forms = formsOf(key);
    for (const form of forms) form.change(after[key]);
    if (forms.length === 0) writeDraft(owner, key, after[key]);
  }
  return before;
}

/** Whether the current user has a text that is not sent, also one that a form of this page has not stored yet, or cannot store. */
export function hasUnsent(): boolean {
  const mine = placeOf(readPerson(), '');
  // Reading a form’s text stores it, if there is room.
  const written = [...shown].filter((form) => form.text() !== '').map(({ place }) => place);
  return written.some((place) => place.startsWith(mine) && isText(place.slice(mine.length))) || unsentKeys().length > 0;
}
