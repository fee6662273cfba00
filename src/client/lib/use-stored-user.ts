import { useSyncExternalStore } from 'react';
import { followUser, readUser, type StoredUser } from './storage.ts';

/** The stored user, kept current across this tab's changes and those of other tabs. */
export function useStoredUser(): StoredUser | null {
  return useSyncExternalStore(followUser, readUser);
}
