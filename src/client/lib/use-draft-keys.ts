import { useSyncExternalStore } from 'react';
import { followDrafts } from './note-kept.ts';
import { draftsUnder } from './stored-drafts.ts';

/** The keys of the user’s drafts that start with `prefix`. */
export function useDraftKeys(prefix: string): string[] {
  const keys = useSyncExternalStore(followDrafts, () => draftsUnder(prefix).toSorted().join('\n'));
  return keys === '' ? [] : keys.split('\n');
}
