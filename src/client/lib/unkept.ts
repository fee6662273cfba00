/** The texts under way on this page that the browser has refused to keep. */
const unkept = new Set<string>();
const listeners = new Set<() => void>();

/** While it is so, nothing may promise that they wait. */
export function hasUnkept(): boolean {
  return unkept.size > 0;
}

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
