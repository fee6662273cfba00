import { useSyncExternalStore } from 'react';
import { heldForOne } from './held.ts';
import { createListeners } from './listeners.ts';
import { lastPress } from './pointer.ts';

/** More would cover the page on a phone. */
const VISIBLE_TOASTS = 3;
export const TOAST_DURATION_MS = 5000;
/** A dismissed toast leaves the list after this long. */
const TOAST_REMOVE_DELAY_MS = 5000;
/** Long enough for the calls that were under way to fail, too short for the user to begin another. */
const EXPLAINED_MS = 1000;

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Names the cause of the errors that follow at once: those are not shown. */
  explains?: true;
  /** Gives way to others last, because what it offers is kept nowhere else. */
  keeps?: true;
  /** Leaves the toast before it in view on phones, which otherwise show only the newest. */
  joins?: true;
  /** Pressing it dismisses the toast and moves the focus to the item that returns to `list`. */
  action?: { label: string; onClick: () => unknown; list?: Element | null | undefined };
  /** Milliseconds on screen; the clock stops while the region is hovered or focused. */
  duration?: number;
  /** When the action expires (`Date.now()`), even while the toast is hovered or focused. */
  endsAt?: number;
}

/** Label of an undo: “Annulla” is the label for leaving everything as it is. */
export const BRING_BACK = 'Ripristina';

export interface Toast extends ToastOptions {
  id: number;
  open: boolean;
  /** Away from where the user has just pressed, as long as it is open. */
  away: boolean;
}

let toasts: Toast[] = [];
let lastId = 0;
/** Until when errors are not shown, because their cause has been named. */
let explainedUntil = 0;
const { notify, subscribe } = createListeners();
// Also drops pending undos, which would run as the next user.
heldForOne(clearToasts);

/** Shows a toast in place of an open one that says the same and has no action, and of the oldest beyond three. Returns its id. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  if (options.variant === 'destructive' && performance.now() < explainedUntil) return lastId;
  if (options.explains) explainedUntil = performance.now() + EXPLAINED_MS;
  const same = ({ title, description }: ToastOptions) => title === options.title && description === options.description;
  for (const entry of toasts) if (entry.open && same(entry) && !entry.action) dismissToast(entry.id);
  const open = toasts.filter((entry) => entry.open);
  open.sort((one, other) => Number(one.keeps ?? 0) - Number(other.keeps ?? 0));
  for (const entry of open.slice(0, Math.max(0, open.length - VISIBLE_TOASTS + 1))) dismissToast(entry.id);
  update([...toasts, { ...options, id: lastId, open: true, away: pressedWhereItStands() }]);
  return lastId;
}

/** Whether the last press was where the toast would appear. Not in a dialog, whose buttons are at the bottom. */
function pressedWhereItStands(): boolean {
  const { x, y } = lastPress();
  const there = matchMedia('(min-width: 48rem)').matches ? x > innerWidth - 420 && y > innerHeight - 240 : y > 56 && y < 126;
  return there && !document.querySelector('[role$=dialog]');
}

export function dismissToast(id: number): void {
  if (!toasts.some((entry) => entry.id === id && entry.open)) return;
  update(toasts.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => update(toasts.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY_MS);
}

export function clearToasts(): void {
  explainedUntil = 0;
  update([]);
}

export function useToasts(): Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}

function update(next: Toast[]): void {
  toasts = next;
  notify();
}
