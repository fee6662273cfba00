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
  /** The same, for whoever tries all accounts or all rows: keys that are asked for again make no room for these. */
  tryKey(scope: Scope, scopeId: number | string, accountId: string): string;
  /** Two random Italian words for somebody in a thread; they are not derived from any key. */
  randomAlias(): string;
}

export type Scope =
  | 'thread'
  | 'post-like'
  | 'comment-like'
  | 'group'
  | 'meeting'
  | 'experience'
  | 'experience-vote'
  | 'mentor'
  | 'mentorship'
  | 'chat'
  | 'report'
  | 'case'
  | 'measure';

/** Hides what only its owner may see from whoever reads the database. Both keys are derived from the installation's secret. */
export interface Vault {
  /** @param place where the value is stored, such as `account 42`; it can be opened only there. */
  seal(place: string, value: unknown): Buffer;
  /** @throws when it was not sealed for this place, or with another secret. */
  open<Value>(place: string, sealed: Buffer): Value;
  /** 32 bytes that stand for a value, always the same ones: for finding what is sealed. */
  nameOf(place: string, value: string): Buffer;
  /** A vault with keys of its own for this use. */
  derive(use: string): Vault;
}

/** Why a password is easy to guess: keys of `src/routers/auth/rules.ts`, which has the words. */
export interface Weakness {
  warning: string | null;
  suggestions: string[];
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash it takes just as long and answers false, so that timing does not reveal who has an account. */
  verify(storedHash: string | undefined, password: string): Promise<boolean>;
  needsRehash(storedHash: string): boolean;
  /** Null when the password is strong enough. `own` is what others may know about the person. */
  findWeakness(password: string, own: readonly string[]): Promise<Weakness | null>;
}

/** The session cookie of the answer. */
export interface SessionCookie {
  set(token: string, expiresAt: Date): void;
  clear(): void;
}

/** Somebody whose login a browser may remember; each new password makes another of them. */
export interface Rememberable {
  id: string;
  passwordVersion?: number | undefined;
}

/** What the browser shows of a login before, so that strangers' guesses do not keep its owner out. It opens nothing. */
export interface DeviceCookie {
  /** From now on this browser has logged into this account. */
  remember(account: Rememberable): void;
  forget(): void;
  /** Whether it remembers this account, and what its guesses are counted under; undefined for a browser that remembers none. */
  ask(account: Rememberable | undefined): KnownDevice | undefined;
}

export interface KnownDevice {
  nonce: string;
  owns: boolean;
}
