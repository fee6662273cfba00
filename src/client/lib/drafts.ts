import { useCallback, useEffect, useRef, useState } from 'react';
import { DRAFT_PREFIX, readItem, readUser, removeItem, writeItem } from './storage.ts';

/** Long enough not to write on every key, short enough that a crash loses a word at most. */
const SAVE_DELAY_MS = 400;

export interface Draft {
  text: string;
  setText: (text: string) => void;
  /** Forgets the draft; call it once the text is safely on the server. */
  clear: () => void;
}

/**
 * Text under way, kept in this browser so that it survives a reload, a failed send and an expired session. It belongs
 * to the account that wrote it: another person on the same browser never sees it.
 */
export function useDraft(key: string): Draft {
  const [state, setState] = useState(() => ({ key, text: readDraft(key) }));
  const unsaved = useRef<{ key: string; owner: string; text: string }>(undefined);
  const timer = useRef<number>(undefined);

  if (state.key !== key) setState({ key, text: readDraft(key) });

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current) writeDraft(unsaved.current);
    unsaved.current = undefined;
  }, []);

  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  const setText = useCallback(
    (text: string) => {
      setState({ key, text });
      // The owner is taken now: by the time of saving, an expired session may have removed the record.
      unsaved.current = { key, owner: currentOwner(), text };
      clearTimeout(timer.current);
      timer.current = window.setTimeout(save, SAVE_DELAY_MS);
    },
    [key, save],
  );

  const clear = useCallback(() => {
    if (unsaved.current?.key === key) unsaved.current = undefined;
    removeItem(DRAFT_PREFIX + key);
    setState({ key, text: '' });
  }, [key]);

  return { text: state.text, setText, clear };
}

/** Whether a text of this person's is under way there. */
export function hasDraft(key: string): boolean {
  return readDraft(key) !== '';
}

function currentOwner(): string {
  return readUser()?.id ?? '';
}

export function readDraft(key: string): string {
  const raw = readItem(DRAFT_PREFIX + key);
  if (raw === null) return '';
  try {
    const value = JSON.parse(raw) as { owner?: unknown; text?: unknown } | null;
    return value?.owner === currentOwner() && typeof value.text === 'string' ? value.text : '';
  } catch {
    return '';
  }
}

export function writeDraft({ key, owner, text }: { key: string; owner: string; text: string }): void {
  if (text === '') removeItem(DRAFT_PREFIX + key);
  else writeItem(DRAFT_PREFIX + key, JSON.stringify({ owner, text }));
}
