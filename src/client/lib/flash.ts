import { readItem, removeItem, writeItem } from './storage.ts';
import { toast, type ToastOptions } from './toasts.ts';

const KEY = 'sottovoce-flash';
const session = () => sessionStorage;

type Flash = Pick<ToastOptions, 'title' | 'description' | 'variant'>;

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
    const { title, description, variant } = JSON.parse(raw) as Flash;
    if (typeof title === 'string') toast({ title, description, variant });
  } catch {
    // Not a stored notification: nothing to show.
  }
}
