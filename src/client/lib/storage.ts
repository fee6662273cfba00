import { createListeners } from './listeners.ts';

export const USER_KEY = 'sottovoce-user';
export const TOKEN_KEY = 'sottovoce-token';
/** Stands here once the person has posted; it goes with the record. */
export const WROTE_KEY = 'sottovoce-wrote';
/** Stands from when somebody logs out until the server has said that the session is over. */
export const LOGOUT_KEY = 'sottovoce-logout-owed';
/** Of texts under way; see drafts.ts. */
export const DRAFT_PREFIX = 'sottovoce-draft:';
/** Stands where a token would be, for programs that look there. It cannot log in: the session is in a cookie that no script can read. */
export const COOKIE_MARK = 'cookie.session';

export interface StudyDetails {
  university?: string;
  faculty?: string;
  studyYear?: string;
}

export interface StoredUser extends StudyDetails {
  isAuthenticated: boolean;
  id?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  user?: StudyDetails;
  /** False until the person has shown to read the address. */
  emailConfirmed?: boolean;
}

const { notify, subscribe } = createListeners((key) => key === USER_KEY);
let cached: { raw: string | null; user: StoredUser | null } = { raw: null, user: null };

/** The stored record, or null when there is none or it is not one of ours. The same object until the entry changes. */
export function readUser(): StoredUser | null {
  const raw = readItem(USER_KEY);
  if (raw !== cached.raw) cached = { raw, user: parseUser(raw) };
  return cached.user;
}

/** Whose this browser is, by their id; empty when it is nobody's. */
export function readPerson(): string {
  return readUser()?.id ?? '';
}

export function storeUser(user: StoredUser): void {
  writeItem(USER_KEY, JSON.stringify(user));
  writeItem(TOKEN_KEY, COOKIE_MARK);
  notify();
}

/** While this person is still here: an answer may come when they have left, in another tab. */
export function changeUser(id: string | undefined, change: Partial<StoredUser>): void {
  const user = readUser();
  if (isAuthenticated(user) && user.id === id) storeUser({ ...user, ...change });
}

/** Earlier versions kept a token that logs in: whatever stands there goes, and the visit goes on by its cookie. */
export function replaceStoredToken(): void {
  const stored = readItem(TOKEN_KEY);
  if (stored === null || stored === COOKIE_MARK) return;
  if (isAuthenticated(readUser())) writeItem(TOKEN_KEY, COOKIE_MARK);
  // Also where writing failed.
  if (readItem(TOKEN_KEY) !== COOKIE_MARK) removeItem(TOKEN_KEY);
}

export function removeUser(): void {
  removeItem(USER_KEY);
  removeItem(TOKEN_KEY);
  removeItem(WROTE_KEY);
  notify();
}

export function oweLogout(): void {
  writeItem(LOGOUT_KEY, 'yes');
}

/** Whether this browser may still hold the session of somebody who has left. */
export function owesLogout(): boolean {
  return readItem(LOGOUT_KEY) !== null;
}

export function isAuthenticated(user: StoredUser | null): user is StoredUser {
  return user?.isAuthenticated === true;
}

/** What a form starts from: the nested user's details where present, else the record's own. */
export function defaultsOf(user: StoredUser | null): Required<StudyDetails> {
  const pick = (key: keyof StudyDetails) => user?.user?.[key] || user?.[key] || '';
  return { university: pick('university'), faculty: pick('faculty'), studyYear: pick('studyYear') };
}

/** Calls when the record changes, in this tab or another, or may have while this page was put away. Returns how to stop. */
export function followUser(listener: () => void): () => void {
  window.addEventListener('pageshow', notify);
  return subscribe(listener);
}

/** Calls when somebody else is logged in here than before, or nobody any more. Returns how to stop. */
export function followPerson(listener: () => void): () => void {
  let known = readPerson();
  return followUser(() => {
    const person = readPerson();
    if (person === known) return;
    known = person;
    listener();
  });
}

function parseUser(raw: string | null): StoredUser | null {
  if (raw === null) return null;
  try {
    const value: unknown = JSON.parse(raw);
    if (!isRecord(value)) return null;
    const { user } = value;
    return {
      ...texts(value, ['id', 'email', 'firstName', 'lastName', 'university', 'faculty', 'studyYear']),
      isAuthenticated: value['isAuthenticated'] === true,
      ...(typeof value['emailConfirmed'] === 'boolean' && { emailConfirmed: value['emailConfirmed'] }),
      ...(isRecord(user) && { user: texts(user, ['university', 'faculty', 'studyYear']) }),
    };
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function texts<Key extends string>(source: Record<string, unknown>, keys: Key[]): Partial<Record<Key, string>> {
  const found: Partial<Record<Key, string>> = {};
  for (const key of keys) {
    const value = source[key];
    if (typeof value === 'string') found[key] = value;
  }
  return found;
}

// Storage throws when the browser forbids it (private modes, blocked cookies); the page then lives without memory.

export function readItem(key: string, area: () => Storage = () => localStorage): string | null {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether it stands there now */
export function writeItem(key: string, value: string, area: () => Storage = () => localStorage): boolean {
  try {
    area().setItem(key, value);
    return true;
  } catch {
    // Full or forbidden: see above.
    return false;
  }
}

/** The names of all that is kept under names that begin so. */
export function keysUnder(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function removeItem(key: string, area: () => Storage = () => localStorage): void {
  try {
    area().removeItem(key);
  } catch {
    // See above.
  }
}
