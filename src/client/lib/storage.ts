import { createListeners } from './listeners.ts';

export const USER_KEY = 'sottovoce-user';
export const TOKEN_KEY = 'sottovoce-token';
/** Set once the user has posted; removed with the record. */
export const WROTE_KEY = 'sottovoce-wrote';
/** Set from logout until the server has confirmed that the session is over. */
export const LOGOUT_KEY = 'sottovoce-logout-owed';
/** Prefix of drafts; see drafts.ts. */
export const DRAFT_PREFIX = 'sottovoce-draft:';
/** Stored in place of a token, for programs that expect one. It cannot log in: the session is in a cookie that no script can read. */
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
  /** False until the user has confirmed the address. */
  emailConfirmed?: boolean;
}

const { notify, subscribe } = createListeners((key) => key === USER_KEY);
let cached: { raw: string | null; user: StoredUser | null } = { raw: null, user: null };

/** The stored record, or null if it is missing or invalid. The same object until the entry changes. */
export function readUser(): StoredUser | null {
  const raw = readItem(USER_KEY);
  if (raw !== cached.raw) cached = { raw, user: parseUser(raw) };
  return cached.user;
}

/** The id of the user logged in on this browser; empty if there is none. */
export function readPerson(): string {
  return readUser()?.id ?? '';
}

export function storeUser(user: StoredUser): void {
  writeItem(USER_KEY, JSON.stringify(user));
  writeItem(TOKEN_KEY, COOKIE_MARK);
  notify();
}

/** Changes the record only if this user is still logged in: a response may arrive after a logout in another tab. */
export function changeUser(id: string | undefined, change: Partial<StoredUser>): void {
  const user = readUser();
  if (isAuthenticated(user) && user.id === id) storeUser({ ...user, ...change });
}

/** Replaces the token of earlier versions, which could log in, by the mark; the session continues with its cookie. */
export function replaceStoredToken(): void {
  const stored = readItem(TOKEN_KEY);
  if (stored === null || stored === COOKIE_MARK) return;
  if (isAuthenticated(readUser())) writeItem(TOKEN_KEY, COOKIE_MARK);
  // Also if writing the mark failed.
  if (readItem(TOKEN_KEY) !== COOKIE_MARK) removeItem(TOKEN_KEY);
}

export function removeUser(): void {
  removeItem(USER_KEY);
  removeItem(TOKEN_KEY);
  removeItem(WROTE_KEY);
  notify();
}

/** Marks a logout as owed; `session` if the user did not ask for it, so that drafts stay. Does not replace the mark of a logout by `session`. */
export function oweLogout(mark: 'yes' | 'session' = 'yes'): void {
  if (mark === 'yes' || !owesLogout()) writeItem(LOGOUT_KEY, mark);
}

/** Whether this browser may still hold the session of a user who has logged out. */
export function owesLogout(): boolean {
  return readItem(LOGOUT_KEY) !== null;
}

export function isAuthenticated(user: StoredUser | null): user is StoredUser {
  return user?.isAuthenticated === true;
}

/** The initial values of a form: from the nested user where present, otherwise from the record. */
export function defaultsOf(user: StoredUser | null): Required<StudyDetails> {
  const pick = (key: keyof StudyDetails) => user?.user?.[key] || user?.[key] || '';
  return { university: pick('university'), faculty: pick('faculty'), studyYear: pick('studyYear') };
}

/** Calls `listener` when the record changes, in this tab or another, or on a return from the bfcache. Returns an unsubscribe function. */
export function followUser(listener: () => void): () => void {
  return subscribe(listener);
}

/** Calls `listener` when a different user is logged in here than before, or none. Returns an unsubscribe function. */
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

// Storage throws when the browser forbids it (private modes, blocked cookies); the page then works without persistence.

export function readItem(key: string, area: () => Storage = () => localStorage): string | null {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

/** @returns whether the value was stored */
export function writeItem(key: string, value: string, area: () => Storage = () => localStorage): boolean {
  try {
    area().setItem(key, value);
    return true;
  } catch {
    // Full or forbidden: see above.
    return false;
  }
}

/** Returns the localStorage keys that start with `prefix`. */
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
