import { createListeners } from './listeners.ts';
import { DRAFT_PREFIX } from './storage.ts';
import { unkept } from './unkept.ts';

const { notify, subscribe } = createListeners((key) => key.startsWith(DRAFT_PREFIX));

/** Records whether the browser has stored a draft. */
export function noteKept(place: string, kept: boolean): void {
  if (kept) unkept.delete(place);
  else unkept.add(place);
  notify();
}

/** Calls the listener when a form of this page or another tab may have stored or deleted a draft, or failed to store it. */
export const followDrafts = subscribe;
