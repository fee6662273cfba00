import { navigate } from 'wouter/use-browser-location';
import { readItem, removeItem, writeItem } from './storage.ts';
import { toast, type ToastOptions } from './toasts.ts';

const KEY = 'sottovoce-flash';
const session = () => sessionStorage;

interface Flash extends Pick<ToastOptions, 'title' | 'description' | 'variant' | 'duration'> {
  /** A button that leads to another page. */
  go?: { label: string; to: string };
}

/** Keeps a notification across a full page load; `showFlash` shows it on the next page. */
export function flash(message: Flash): void {
  writeItem(KEY, JSON.stringify(message), session);
}

/** Whether a notification is waiting for `showFlash`. */
export function hasFlash(): boolean {
  return readItem(KEY, session) !== null;
}

export function showFlash(): void {
  const raw = readItem(KEY, session);
  if (raw === null) return;
  removeItem(KEY, session);
  try {
    const { go, ...words } = JSON.parse(raw) as Flash;
    if (typeof words.title === 'string') toast({ ...words, ...(go && { action: { label: go.label, onClick: () => navigate(go.to) } }) });
  } catch {
    // Not a stored notification: nothing to show.
  }
}
