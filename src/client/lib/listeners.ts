/**
 * A set of listeners. With `isStored`, they are also called when another tab changes a storage key that it accepts, and on a return from
 * the bfcache, whose pages hear of no change.
 */
export function createListeners(isStored?: (key: string) => boolean) {
  const listeners = new Set<() => void>();

  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || isStored?.(key)) notify();
  };
  /** Returns an unsubscribe function. */
  const subscribe = (listener: () => void): (() => void) => {
    // A single storage listener: with one per subscriber, React could render between two calls, with only some components notified.
    if (isStored) {
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', notify);
    }
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { notify, subscribe };
}

/** A set of listeners to something that is watched only while there are any. @param watch starts watching, and returns how to stop. */
export function watchedBy(watch: () => () => void) {
  const { notify, subscribe } = createListeners();
  let listening = 0;
  let stop: (() => void) | undefined;

  return {
    notify,
    subscribe(listener: () => void): () => void {
      const unsubscribe = subscribe(listener);
      if (listening++ === 0) stop = watch();
      return () => {
        unsubscribe();
        if (--listening === 0) stop?.();
      };
    },
  };
}
