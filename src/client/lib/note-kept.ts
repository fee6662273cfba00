import { createListeners } from './listeners.ts';
import { unkept } from './unkept.ts';

const { notify, subscribe } = createListeners();

/** Whether the browser keeps a text under way. */
export function noteKept(place: string, kept: boolean): void {
  if (kept) unkept.delete(place);
  else unkept.add(place);
  notify();
}

/** Calls when that may have changed. */
export const followUnkept = subscribe;
