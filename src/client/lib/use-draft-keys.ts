import { useSyncExternalStore } from 'react';
import { draftsUnder } from './stored-drafts.ts';

/** The keys of the user’s drafts that start with `prefix`. Read again after each rendering: a form that unmounts saves its draft only then. */
export function useDraftKeys(prefix: string): string[] {
  const keys = useSyncExternalStore(subscribe, () => draftsUnder(prefix).toSorted().join('\n'));
  return keys === '' ? [] : keys.split('\n');
}

/** Follows changes made in other tabs. */
function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
