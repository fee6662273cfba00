import { unkept } from './unkept.ts';

const listeners = new Set<() => void>();

/** Whether the browser keeps a text under way. */
export function noteKept(place: string, kept: boolean): void {
  if (kept) unkept.delete(place);
  else unkept.add(place);
  for (const listener of listeners) listener();
}

/** Calls when that may have changed. Returns how to stop. */
export function followUnkept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
