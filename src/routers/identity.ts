/** The authenticated caller; `null` stands for a guest. */
export interface Viewer {
  accountId: string;
}

/**
 * Keyed pseudonyms: HMAC-SHA-256 under the installation's secret, which the database never holds. A person always gets the
 * same key in the same scope, and keys of different scopes cannot be linked.
 */
export interface Pseudonyms {
  /** Key of a person in one scope such as `thread` 42; 22 base64url characters (132 bits). */
  key(scope: Scope, scopeId: number | string, accountId: string): string;
  /** Like `key`, for scans over all accounts or rows: bypasses the cache, so as not to evict keys in use. */
  tryKey(scope: Scope, scopeId: number | string, accountId: string): string;
  /** Returns two random Italian words as an alias; they are not derived from any key. */
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

/** Encrypts values that must not be readable in the database. Both of its keys are derived from the installation's secret. */
export interface Vault {
  /** @param place where the value is stored, such as `account 42`; it can be opened only there. */
  seal(place: string, value: unknown): Buffer;
  /** @throws when the value was sealed for another place or with another secret. */
  open<Value>(place: string, sealed: Buffer): Value;
  /** Returns a deterministic 32-byte digest of a value, by which sealed rows are looked up. */
  nameOf(place: string, value: string): Buffer;
  /** Returns a vault with separate keys for this use. */
  derive(use: string): Vault;
}

/** Why a password is easy to guess: keys of the texts in `src/routers/auth/rules.ts`. */
export interface Weakness {
  warning: string | null;
  suggestions: string[];
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash it takes just as long and answers false, so that timing does not reveal who has an account. */
  verify(storedHash: string | undefined, password: string): Promise<boolean>;
  needsRehash(storedHash: string): boolean;
  /** Returns null for a strong password. `own` lists what others may know about the person, such as names. */
  findWeakness(password: string, own: readonly string[]): Promise<Weakness | null>;
}

/** The session cookie of the response. */
export interface SessionCookie {
  set(token: string, expiresAt: Date): void;
  clear(): void;
}

/** The account of a device cookie; a new password invalidates earlier cookies. */
export interface Rememberable {
  id: string;
  passwordVersion?: number | undefined;
}

/** The cookie of a browser that has logged in before, so that strangers' guesses do not lock its owner out. It grants no access. */
export interface DeviceCookie {
  /** Records in the browser that it has logged into this account. */
  remember(account: Rememberable): void;
  forget(): void;
  /** Returns whether the cookie is this account's, and the nonce its guesses are counted under; undefined without a valid cookie. */
  ask(account: Rememberable | undefined): KnownDevice | undefined;
}

export interface KnownDevice {
  nonce: string;
  owns: boolean;
}
