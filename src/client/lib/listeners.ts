/** Who is told of a change; with `isStored` also of another tab's, to what is kept under such a name. */
export function createListeners(isStored?: (key: string) => boolean) {
  const listeners = new Set<() => void>();

  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || isStored?.(key)) notify();
  };
  /** Returns how to stop. */
  const subscribe = (listener: () => void): (() => void) => {
    // One for all: between two the browser would let a screen be drawn that only some have heard for.
    if (isStored) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { notify, subscribe };
}
