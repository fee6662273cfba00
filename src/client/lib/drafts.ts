import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type DraftForm, shown } from './draft-forms.ts';
import { followDrafts, noteKept } from './note-kept.ts';
import { taken, useSending } from './sending.ts';
import { readPerson } from './storage.ts';
import { forget, isPast, placeOf, presentEra, readDraft, readEntry, writeDraft } from './stored-drafts.ts';

/** Long enough not to write on every key press, short enough to lose at most a word in a crash. */
const SAVE_DELAY_MS = 400;

export interface Draft {
  text: string;
  setText: (text: string) => void;
  /** Deletes the draft; call it once the text is safely on the server. A different text stored by another tab stays. */
  clear: () => void;
}

interface Options {
  /**
   * Called when this form shows what another tab or `changeDrafts` has stored or, with an empty text, when another form or tab has sent what
   * it showed.
   */
  onTaken?: (text: string) => void;
  /**
   * A secondary draft, such as a post’s title, which is deleted with the main one: if another form or tab has sent a different main text,
   * this form stores it again. Emptied by its writer, it keeps an empty entry, which other tabs show.
   */
  stays?: boolean;
  /** Whether the text is being sent by something other than a mutation with `sends(key)`. */
  busy?: boolean;
}

/**
 * A text being written, kept in localStorage so that it survives a reload, a failed send and an expired session. It
 * belongs to the account that wrote it: another user of the same browser neither sees nor overwrites it. Forms of several
 * tabs show the text stored last, unless they hold text that is not stored yet.
 */
export function useDraft(key: string, { onTaken, stays = false, busy = false }: Options = {}): Draft {
  // Fixed at mount: an expired session, or a login in another tab, does not change who wrote the text.
  const [owner] = useState(readPerson);
  const [begun] = useState(presentEra);
  const [state, setState] = useState(() => ({ key, text: readDraft(owner, key) }));
  const isSent = useSending(key);
  const sending = isSent || busy;
  /** The text typed in this form; `saved` once it is in localStorage. */
  const typed = useRef<{ key: string; text: string; saved: boolean }>(undefined);
  /** The text that this form last read or stored: another tab may have changed it since. */
  const kept = useRef('');
  const timer = useRef<number>(undefined);

  if (state.key !== key) setState({ key, text: readDraft(owner, key) });

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!typed.current || typed.current.saved || isPast(begun)) return;
    const { key, text } = typed.current;
    typed.current.saved = true;
    if (text === '') forget(owner, key, kept.current, stays);
    const stands = text === '' || writeDraft(owner, key, text);
    if (stands) kept.current = text;
    noteKept(placeOf(owner, key), stands);
  }, [owner, begun, stays]);

  const setText = useCallback(
    (text: string) => {
      setState({ key, text });
      typed.current = { key, text, saved: false };
      clearTimeout(timer.current);
      timer.current = window.setTimeout(save, SAVE_DELAY_MS);
    },
    [key, save],
  );

  const own = () => (typed.current?.key === key ? typed.current : undefined);
  const take = (text: string) => {
    clearTimeout(timer.current);
    typed.current = undefined;
    kept.current = text;
    setState({ key, text });
    taken.notify();
    onTaken?.(text);
  };
  const onSent = useEffectEvent((text: string) => {
    const present = own()?.text ?? kept.current;
    if (stays) {
      typed.current = { key, text: present, saved: false };
      return save();
    }
    if (present === text) take('');
  });
  /** Shows what another tab has stored in place of `before`; null means that it has sent or deleted that. */
  const follow = useEffectEvent((before: string, text: string | null) => {
    // After a logout nothing is saved, and the text stays on screen until the page is left.
    if (readPerson() !== owner) return;
    const others = own();
    if (text !== null) {
      const isStored = !others || (others.saved && others.text === kept.current);
      if (isStored && !sending) take(text);
      return;
    }
    onSent(before);
    // If the other tab sent a different text, it deleted the entry that both tabs share: store this text again.
    const still = own();
    if (still) still.saved = false;
    save();
  });
  /** Saves this form’s text, and returns the draft: what is stored, unless the browser could not store this form’s text. */
  const textNow = useEffectEvent(() => {
    save();
    const mine = own();
    return mine && mine.text !== kept.current ? mine.text : readDraft(owner, key);
  });
  const change = useEffectEvent((text: string) => {
    setText(text);
    save();
    taken.notify();
    onTaken?.(text);
  });
  const followStored = useEffectEvent(() => {
    const stored = readEntry(owner, key);
    if ((stored ?? '') !== kept.current) follow(kept.current, stored);
  });

  useEffect(() => {
    kept.current = readDraft(owner, key);
    const onStorage = ({ key: place, oldValue, newValue }: StorageEvent) => {
      if (place === placeOf(owner, key)) follow(oldValue ?? '', newValue);
    };
    // A page in the bfcache hears of no change.
    const onPageShow = () => followStored();
    const form: DraftForm = {
      place: placeOf(owner, key),
      text: () => textNow(),
      change: (text) => change(text),
      onSent: (text) => onSent(text),
    };
    shown.add(form);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('pagehide', save);
    return () => {
      shown.delete(form);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('pagehide', save);
      save();
      noteKept(placeOf(owner, key), true);
    };
  }, [owner, key, save]);

  // While its text is being sent, a form takes no other text: `clear` would delete what another tab has stored meanwhile.
  useEffect(() => {
    if (!sending) followStored();
  }, [sending]);

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

/**
 * The draft of a form that has closed.
 * @param arrived the text that has reached the server: the same draft, left because the answer was lost, is deleted
 */
export function useLeftDraft(key: string, arrived?: string): Pick<Draft, 'text' | 'clear'> {
  const [owner] = useState(readPerson);
  const text = useSyncExternalStore(followDrafts, () => readDraft(owner, key));
  const clear = () => {
    forget(owner, key, text);
    noteKept(placeOf(owner, key), true);
  };
  const hasArrived = text !== '' && text.trim() === arrived?.trim();
  const drop = useEffectEvent(clear);
  useEffect(() => {
    if (hasArrived) drop();
  }, [hasArrived]);
  return { text: hasArrived ? '' : text, clear };
}
