import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** The person who calls; null for a guest. */
export interface Viewer {
  accountId: string;
}

/**
 * Keyed pseudonyms: HMAC-SHA-256 under the installation's secret, which the database never holds. The same person in the
 * same scope always gets the same key, and keys of two scopes cannot be tied together.
 */
export interface Pseudonyms {
  /** Key of a person in one scope such as `thread` 42; 22 base64url characters (132 bits). */
  key(scope: Scope, scopeId: number | string, accountId: string): string;
  /** Two Italian words for somebody in a thread, at random: no key leads to them. */
  randomAlias(): string;
}

export type Scope = 'thread' | 'post-like' | 'comment-like' | 'group' | 'experience' | 'experience-vote' | 'mentor' | 'mentorship' | 'chat';

/** Keeps from whoever reads the database what only its owner may see; both keys are derived from the installation's secret. */
export interface Vault {
  /** @param place where the value stands, such as `account 42`: it opens there alone. */
  seal(place: string, value: unknown): Buffer;
  /** @throws when it was not sealed for this place, or with another secret. */
  open<Value>(place: string, sealed: Buffer): Value;
  /** 32 bytes that stand for a value, always the same ones: to find what is sealed. */
  nameOf(place: string, value: string): Buffer;
}

/** The language rule: true when the text attacks people. Pain is never blocked. */
export interface LanguageFilter {
  isBlocked(text: string): Promise<boolean>;
}

/** Why a password is easy to guess: keys of `src/routers/auth/rules.ts`, which has the words. */
export interface Weakness {
  warning: string | null;
  suggestions: string[];
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash it takes as long and answers false, so that time does not tell who has an account. */
  verify(storedHash: string | undefined, password: string): Promise<boolean>;
  needsRehash(storedHash: string): boolean;
  /** Null when it is strong enough; `own` is what others may know of its person. */
  findWeakness(password: string, own: readonly string[]): Promise<Weakness | null>;
}

/** The session cookie of the answer. */
export interface SessionCookie {
  set(token: string, expiresAt: Date): void;
  clear(): void;
}

/** Names of the limits on how often; their sizes are in src/server/limits/limits.ts. */
export type LimitName = 'read' | 'post' | 'comment' | 'like' | 'mentorship' | 'register' | 'login' | 'export' | 'write';

export interface Limits {
  /** Counts one call of the viewer, or of the guest's address; throws `rate_limited` when there are too many. */
  take(limit: LimitName, viewer: Viewer | null): Promise<void>;
  /** Runs the check of a login's password, later the more failed; throws `rate_limited` after too many, but never for a right one from an address that this account knows. */
  checkLogin(email: string, check: () => Promise<boolean>): Promise<boolean>;
  /** From now on this account knows the address. */
  rememberAddress(email: string): Promise<void>;
  /** Runs the check of a password in an open session; its failures count for that account's sessions alone. */
  checkOwnPassword(session: string, check: () => Promise<boolean>): Promise<boolean>;
  /** Throws `repeated_text` when the same person says the same, or nearly the same, a third time in a day. What it returns takes this time back. */
  refuseRepetition(text: string, viewer: Viewer): Promise<() => Promise<void>>;
}

export interface Settings {
  chatLifetimeHours: number;
}

export type PageName = 'newest-posts';

/** What is the same for everybody, kept for a moment. */
export interface SharedPages {
  /** The page as it was at most a second ago, and after the last `forget` of this process. */
  read<Page>(name: PageName, load: () => Promise<Page>): Promise<Page>;
  /** To be called after each write that the page shows. */
  forget(name: PageName): void;
}

/** Where somebody studies, told more or less closely. */
export interface StudyPlace {
  university: string;
  faculty?: string;
  studyYear?: string;
}

/** How many accounts say that they study at a place: rather too few than too many. */
export interface Cohorts {
  /** 0 while nobody has been counted yet. */
  size(place: StudyPlace): Promise<number>;
}

/** Somebody whose account is gone; see src/routers/account/queries.ts. */
export interface Departed {
  id: string;
  accountId: string;
  texts: 'erase' | 'detach';
  /** ISO instant. */
  startedAt: string;
}

/** What is left to do after an account's deletion. */
export interface Erasures {
  /** Does at once what cannot wait: sockets close, the mentor profile goes. The rest follows by and by. */
  begin(departed: Departed): Promise<void>;
}

/** What every request shares; made once at start. */
export interface Services {
  db: Kysely<Tables>;
  pages: SharedPages;
  pseudonyms: Pseudonyms;
  vault: Vault;
  language: LanguageFilter;
  passwords: Passwords;
  cohorts: Cohorts;
  settings: Settings;
  now(): Date;
}

/** One request. Procedures see `viewer` resolved (see trpc.ts). */
export interface Context extends Services {
  /** The session token that came with the request, if any. */
  token: string | undefined;
  /** Resolves the token once, however many calls a batch holds. */
  loadViewer(): Promise<Viewer | null>;
  cookie: SessionCookie;
  limits: Limits;
  erasures: Erasures;
  correlationId: string;
}
