import type { StoredUser } from '../../src/client/lib/storage.ts';
import { storedStudent } from './stored-student.ts';

/** Returns a user's draft as stored in the browser. */
export function storedDraft(name: string, { id }: StoredUser = storedStudent): string | null {
  return localStorage.getItem(`sottovoce-draft:${id}:${name}`);
}
