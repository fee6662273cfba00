import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { DRAFT_PREFIX, keysUnder, readItem, readPerson, removeItem, writeItem } from './storage.ts';
import { noteKept } from './note-kept.ts';

/** Long enough not to write on every key, short enough that a crash loses a word at most. */
const SAVE_DELAY_MS = 400;

export interface Draft {
  text: string;
  setText: (text: string) => void;
  /** Forgets the draft; call it once the text is safely on the server. What another tab has written there stays. */
  clear: () => void;
}

interface Options {
  /** Called when the same text was sent from another form or tab, and this one no longer shows it. */
  onEmptied?: () => void;
  /** It stands beside other words, and goes when they do: what another form or tab lets go of is kept here. */
  stays?: boolean;
}

/** Forms of this page that show a text under way, by its place. */
const shown = new Set<{ place: string; onSent: (text: string) => void }>();
/** Whoever began to write before this browser forgot them leaves nothing here any more. */
let era = 0;

/** Whoever uses this browser next finds nothing, nor does a form that closes later leave anything. */
export function removeAllDrafts(): void {
  era += 1;
  for (const place of keysUnder(DRAFT_PREFIX)) removeItem(place);
}

/**
 * Text under way, kept in this browser so that it survives a reload, a failed send and an expired session. It belongs
 * to the account that wrote it: another person on the same browser never sees it, nor writes over it.
 */
export function useDraft(key: string, { onEmptied, stays = false }: Options = {}): Draft {
  // Whoever began here: an expired session, or a login in another tab, changes nothing about whose words these are.
  const [owner] = useState(readPerson);
  const [begun] = useState(() => era);
  const [state, setState] = useState(() => ({ key, text: readDraft(owner, key) }));
  /** What was typed here; `saved` once it lies in the browser. */
  const typed = useRef<{ key: string; text: string; saved: boolean }>(undefined);
  /** What this tab found or left there last: another may have written since. */
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
      // After a logout nothing is written any more, and the words stay until the page goes.
      if (place !== placeOf(owner, key) || newValue !== null || readPerson() !== owner) return;
      onSent(oldValue ?? '');
      // Another tab has sent its own text, and this one has written over that or been written over.
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
    // The form may have been closed while its text was on the way, and opened again.
    for (const form of shown) if (text !== '' && form.place === place) form.onSent(text);
  }, [owner, key]);

  return { text: state.text, setText, clear };
}

const followNothing = () => () => {};

/** What was under way in a place that is gone: looked at again once whatever wrote it has left the page, and kept its last words. */
export function useLeftDraft(key: string): string {
  const [owner] = useState(readPerson);
  return useSyncExternalStore(followNothing, () => readDraft(owner, key));
}

/** Whether a text of this person's is under way there. */
export function hasDraft(key: string): boolean {
  return readDraft(readPerson(), key) !== '';
}

/** The names, beginning so, under which texts of this person's are under way. */
export function draftsUnder(prefix: string): string[] {
  const mine = placeOf(readPerson(), '');
  return keysUnder(mine + prefix).map((place) => place.slice(mine.length));
}

export function readDraft(owner: string, key: string): string {
  takeOver(owner, key);
  return readItem(placeOf(owner, key)) ?? '';
}

/** @returns whether it is kept */
export function writeDraft(owner: string, key: string, text: string): boolean {
  if (text !== '') return writeItem(placeOf(owner, key), text);
  removeItem(placeOf(owner, key));
  return true;
}

/** Unless another tab has left another text there. */
function forget(owner: string, key: string, text: string): void {
  if (readDraft(owner, key) === text) writeDraft(owner, key, '');
}

function placeOf(owner: string, key: string): string {
  return `${DRAFT_PREFIX}${owner}:${key}`;
}

/** Earlier versions kept one text for whoever wrote there last, the owner beside it. */
function takeOver(owner: string, key: string): void {
  const raw = readItem(DRAFT_PREFIX + key);
  if (raw === null) return;
  try {
    const value = JSON.parse(raw) as { owner?: unknown; text?: unknown } | null;
    if (value?.owner !== owner || typeof value.text !== 'string') return;
    removeItem(DRAFT_PREFIX + key);
    if (readItem(placeOf(owner, key)) === null) writeDraft(owner, key, value.text);
  } catch {
    // Not ours.
  }
}
