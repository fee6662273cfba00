import { useSyncExternalStore } from 'react';
import { followUser, readPerson, readUser, type StoredUser } from './storage.ts';

/** The stored user, kept current across this tab's changes and those of other tabs. */
export function useStoredUser(): StoredUser | null {
  return useSyncExternalStore(followUser, readUser);
}

/** The id of the user logged in on this browser; empty if there is none. */
export function usePerson(): string {
  return useSyncExternalStore(followUser, readPerson);
}
