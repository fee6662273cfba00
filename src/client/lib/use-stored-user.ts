import { useSyncExternalStore } from 'react';
import { followUser, readPerson, readUser, type StoredUser } from './storage.ts';

/** The stored user, kept current across this tab's changes and those of other tabs. */
export function useStoredUser(): StoredUser | null {
  return useSyncExternalStore(followUser, readUser);
}

/** Whose this browser is, by their id; empty when it is nobody's. */
export function usePerson(): string {
  return useSyncExternalStore(followUser, readPerson);
}
