import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { DRAFT_PREFIX, keysUnder, readItem, readPerson, removeItem, writeItem } from './storage.ts';
import { noteKept } from './note-kept.ts';

/** Long enough not to write on every key press, short enough to lose at most a word in a crash. */
const SAVE_DELAY_MS = 400;

export interface Draft {
  text: string;
  setText: (text: string) => void;
  /** Deletes the draft; call it once the text is safely on the server. A different text stored by another tab stays. */
  clear: () => void;
}

interface Options {
  /** Called when another form or tab has sent the same text and this form has been emptied. */
  onEmptied?: () => void;
  /** A secondary draft, such as a post’s title: if another form or tab deletes it, this form stores it again. */
  stays?: boolean;
}

/** The mounted forms of this page, with the storage key of their draft. */
const shown = new Set<{ place: string; onSent: (text: string) => void }>();
/** Incremented by `removeAllDrafts`, after which forms mounted earlier do not save any more. */
let era = 0;

/** Deletes all drafts at logout, and prevents forms that are still mounted from saving theirs. */
export function removeAllDrafts(): void {
  era += 1;
  for (const place of keysUnder(DRAFT_PREFIX)) removeItem(place);
}

/**
 * A text being written, kept in localStorage so that it survives a reload, a failed send and an expired session. It
 * belongs to the account that wrote it: another user of the same browser neither sees nor overwrites it.
 */
export function useDraft(key: string, { onEmptied, stays = false }: Options = {}): Draft {
  // Fixed at mount: an expired session, or a login in another tab, does not change who wrote the text.
  const [owner] = useState(readPerson);
  const [begun] = useState(() => era);
  const [state, setState] = useState(() => ({ key, text: readDraft(owner, key) }));
  /** The text typed in this form; `saved` once it is in localStorage. */
  const typed = useRef<{ key: string; text: string; saved: boolean }>(undefined);
  /** The text that this form last read or stored: another tab may have changed it since. */
  const kept = useRef('');
  const timer = useRef<number>(undefined);

  if (state.key !== key) setState({ key, text: readDraft(owner, key) });

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!typed.current || typed.current.saved || begun !== era) return;
    const { key, text } = typed.current;
    typed.current.saved = true;
    if (text === '') forget(owner, key, kept.current);
    const stands = text === '' || writeDraft(owner, key, text);
    if (stands) kept.current = text;
    noteKept(placeOf(owner, key), stands);
  }, [owner, begun]);

  const emptied = useEffectEvent(() => onEmptied?.());

  useEffect(() => {
    kept.current = readDraft(owner, key);
    const own = () => (typed.current?.key === key ? typed.current : undefined);
    const onSent = (text: string) => {
      const present = own()?.text ?? kept.current;
      if (stays) {
        typed.current = present === '' ? undefined : { key, text: present, saved: false };
        return save();
      }
      if (present !== text) return;
      clearTimeout(timer.current);
      typed.current = undefined;
      kept.current = '';
      setState({ key, text: '' });
      emptied();
    };
    const onStorage = ({ key: place, oldValue, newValue }: StorageEvent) => {
      // After a logout nothing is saved, and the text stays on screen until the page is left.
      if (place !== placeOf(owner, key) || newValue !== null || readPerson() !== owner) return;
      onSent(oldValue ?? '');
      // If the other tab sent a different text, it deleted the entry that both tabs share: store this text again.
      const others = own();
      if (others) others.saved = false;
      save();
    };
    const form = { place: placeOf(owner, key), onSent };
    shown.add(form);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', save);
    return () => {
      shown.delete(form);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', save);
      save();
      noteKept(placeOf(owner, key), true);
    };
  }, [owner, key, save, stays]);

  const setText = useCallback(
    (text: string) => {
      setState({ key, text });
      typed.current = { key, text, saved: false };
      clearTimeout(timer.current);
      timer.current = window.setTimeout(save, SAVE_DELAY_MS);
    },
    [key, save],
  );

  const clear = useCallback(() => {
    const place = placeOf(owner, key);
    const text = typed.current?.key === key ? typed.current.text : kept.current;
    if (typed.current?.key === key) typed.current = undefined;
    forget(owner, key, kept.current);
    kept.current = '';
    noteKept(place, true);
    setState({ key, text: '' });
    // The form may have been closed and reopened while its text was being sent.
    for (const form of shown) if (text !== '' && form.place === place) form.onSent(text);
  }, [owner, key]);

  return { text: state.text, setText, clear };
}

const followNothing = () => () => {};

/** The draft of a form that has closed. `useSyncExternalStore` reads it again after the form’s cleanup has saved its last text. */
export function useLeftDraft(key: string): Pick<Draft, 'text' | 'clear'> {
  const [owner] = useState(readPerson);
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const text = useSyncExternalStore(followNothing, () => readDraft(owner, key));
  return {
    text,
    clear() {
      forget(owner, key, text);
      readAgain();
    },
  };
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

export function readDraft(owner: string, key: string): string {
  takeOver(owner, key);
  return readItem(placeOf(owner, key)) ?? '';
}

/** @returns whether the browser stored it */
export function writeDraft(owner: string, key: string, text: string): boolean {
  if (text !== '') return writeItem(placeOf(owner, key), text);
  removeItem(placeOf(owner, key));
  return true;
}

/** Deletes the draft, unless another tab has stored a different text. */
function forget(owner: string, key: string, text: string): void {
  if (readDraft(owner, key) === text) writeDraft(owner, key, '');
}

function placeOf(owner: string, key: string): string {
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
