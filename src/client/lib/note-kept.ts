import { createListeners } from './listeners.ts';
import { unkept } from './unkept.ts';

const { notify, subscribe } = createListeners();

/** Records whether the browser has stored a draft. */
export function noteKept(place: string, kept: boolean): void {
  if (kept) unkept.delete(place);
  else unkept.add(place);
  notify();
}

/** Calls the listener when `unkept` may have changed. */
export const followUnkept = subscribe;
