import { act } from '@testing-library/react';
import type { StoredUser } from '../../src/client/lib/storage.ts';
import { storedStudent } from './stored-student.ts';

/** Returns a user's draft as stored in the browser. */
export function storedDraft(name: string, user?: StoredUser): string | null {
  return localStorage.getItem(placeOf(name, user));
}

/** Simulates another tab that stores a draft or, with null, removes it, and the storage event that follows. */
export function storeElsewhere(name: string, newValue: string | null, user?: StoredUser): void {
  const key = placeOf(name, user);
  const oldValue = localStorage.getItem(key);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));
}

function placeOf(name: string, { id }: StoredUser = storedStudent): string {
  return `sottovoce-draft:${id}:${name}`;
}
