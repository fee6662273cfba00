import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { DeviceCookie, KnownDevice, Passwords, Pseudonyms, Scope, SessionCookie, Vault, Viewer } from './identity.ts';
import type { Rest } from './page.ts';
import type { NoticeSubject } from './notices/rules.ts';

/** The kind of distress that a text expresses. */
export type PainSignal = 'overdose' | 'suicide' | 'self-harm' | 'violence' | 'eating' | 'panic';

/** The language filter. It never refuses a text for expressing pain or for describing harm suffered. */
export interface Language {
  /** `attack`: the text attacks somebody; `method`: it describes self-harm methods; `ask`: its author is asked to reread it first. */
  judge(text: string): Promise<{ refusal: 'attack' | 'method' | null; ask: boolean }>;
  /** Returns the sign of distress that decides which helplines a text brings; null if it brings none. */
  signalOf(text: string): Promise<PainSignal | null>;
  /** Whether the text sounds like distress, and so may be painful to read. Words of an overdose can have a signal without. */
  hurts(text: string): Promise<boolean>;
  /**
   * Why a moderator should look at once: `worried` if the text mentions an overdose, or asks in distress about ways to die; `self-harm` if
   * it may tell somebody how.
   */
  dangersIn(text: string): Promise<('worried' | 'self-harm')[]>;
}

/** Names of the rate limits; src/server/limits/limits.ts sets their sizes. */
export type LimitName =
  | 'read'
  | 'post'
  | 'comment'
  | 'like'
  | 'mentorship'
  | 'register'
  | 'login'
  | 'export'
  | 'own'
  | 'mail'
  | 'write'
  | 'report'
  | 'guest-report'
  | 'safety'
  | 'enter'
  | 'moderate'
  | 'refused'
  | FirstDayLimit;

/** Limits on what an account writes on its first day, besides the usual ones. */
export type FirstDayLimit = 'first-posts' | 'first-comments' | 'first-requests';

export interface Limits {
  /**
   * Counts one call of the viewer, or of the guest's address; throws `rate_limited` when there are too many. The returned function undoes
   * the count of a viewer.
   */
  take(limit: LimitName, viewer: Viewer | null): Promise<() => Promise<void>>;
  /** Counts one write of the viewer, like `take`, when the call itself has been counted by another limit. */
  takeUndoably(limit: FirstDayLimit | 'refused', viewer: Viewer): Promise<() => Promise<void>>;
  /** Limits concurrent calls of the viewer, or of the guest's address, so that no caller takes all database connections. */
  inTurn<Result>(viewer: Viewer | null, work: () => Promise<Result>): Promise<Result>;
  /**
   * Checks a login's password, after a delay that grows with failures. Throws `rate_limited` after too many, but never for the right
   * password from an address known to this account. A browser with the account's device cookie has a few guesses of its own.
   */
  checkLogin(email: string, check: () => Promise<boolean>, device?: KnownDevice): Promise<boolean>;
  /** Marks the request's address as known to this account. */
  rememberAddress(email: string): Promise<void>;
  /** Checks a password within an open session; failures count against that session alone. */
  checkOwnPassword(session: string, check: () => Promise<boolean>): Promise<boolean>;
  /**
   * Counts a mail of this kind to this mailbox, whoever requests it and whether or not the mailbox has an account; throws `rate_limited`.
   * Kinds are counted separately, so that confirmation mails, which are dropped if there is nothing to confirm, cannot block a reset.
   * `register` is the confirmation mail of a registration: counted with the requested ones, it would reveal a recent registration.
   */
  takeMail(mailbox: string, kind: MailLetter['kind'] | 'register'): Promise<void>;
  /**
   * Checks a code that was mailed to this mailbox. Throws `rate_limited` after too many wrong ones, but an address known to the account has
   * a count of its own, which guesses from elsewhere do not use up.
   */
  checkCode(mailbox: string, check: () => Promise<boolean>): Promise<boolean>;
  /**
   * Throws `repeated_text` when the viewer submits the same or nearly the same text for the third time in a day. The returned function
   * undoes the count. An edit that resembles the text it replaces (`inPlaceOf`) is not counted.
   */
  refuseRepetition(text: string, viewer: Viewer, inPlaceOf?: string): Promise<() => Promise<void>>;
  /** Counts a text, and returns whether it has been submitted too often today, by any authors. */
  isEverywhere(text: string): Promise<boolean>;
  /** Whether an account has narrower limits on its first day. */
  firstDay: boolean;
}

export interface Settings {
  chatLifetimeHours: number;
  /** Mailboxes of the moderators. */
  moderators: ReadonlySet<string>;
  /** Origins of push services allowed besides those of the browsers. */
  pushServices: ReadonlySet<string>;
}

/**
 * A mail to send. Its text is composed on sending, from the account's state at that time, so that no response reveals whether an address
 * has an account and no token is stored in the queue.
 */
export type MailLetter =
  | { kind: 'confirm' | 'reset'; email: string }
  /** `passwordVersion` identifies the password under which the change was requested. */
  | { kind: 'new-address'; accountId: string; email: string; passwordVersion: number }
  | { kind: 'password-changed' | 'address-changed'; accountId: string; email: string }
  /** Acknowledges a report by a guest. */
  | { kind: 'report-received'; email: string }
  /** The daily digest, with one-click unsubscribe. `day` is the day in Italy, such as `2026-11-21`; after it the mail is dropped. */
  | { kind: 'news'; accountId: string; email: string; day: string };

export interface Mail {
  /** Whether a mail server is configured: accounts may then write only after confirming their address. */
  confirms: boolean;
  /** Starts sending queued letters in the background; call it after queuing one. */
  wake(): void;
}

/** Cached pages by content: post lists, people in chats, unanswered posts, search vocabulary, exams, mentors who may not write. */
export type PageName = 'posts' | 'chats' | 'answers' | 'words' | 'exams' | 'muted';

/** A short-lived cache of pages that are the same for every viewer. */
export interface SharedPages {
  /**
   * Returns the page as it was at most a second or `ageMaxMs` ago, and never from before this process's last `forget`. Callers share the
   * object and must not mutate it. `which` must differ between variants of the page.
   */
  read<Page>(name: PageName, which: string, load: () => Promise<Page>, ageMaxMs?: number): Promise<Page>;
  /** Invalidates the pages of this name; call it after each write that they show. */
  forget(name: PageName): void;
}

/** A place of study, in more or less detail. */
export interface StudyPlace {
  university: string;
  faculty?: string;
  studyYear?: string;
}

/** Counts the accounts of a place of study, erring on the low side. */
export interface Cohorts {
  /** Returns 0 until the first count is complete. */
  size(place: StudyPlace): Promise<number>;
}

/** A deleted account whose data is still to be erased; see src/routers/account/queries.ts. */
export interface Departed {
  id: string;
  accountId: string;
  texts: 'erase' | 'detach';
  /** The account's mailbox; undefined if it was never confirmed, or if the note was written before mailboxes were stored. */
  mailbox?: string | undefined;
  /** ISO instant. */
  startedAt: string;
}

/** The work that follows an account's deletion. */
export interface Erasures {
  /** Does at once what cannot wait: closes sockets and deletes the mentor profile. The rest follows over the next hours. */
  begin(departed: Departed): Promise<void>;
}

/** A chat message as stored by its room. */
export interface ChatLine {
  id: number;
  alias: string;
  content: string;
  /** ISO instant. */
  at: string;
  /** The sender's key in the room. */
  by: string;
}

/** The chat operations that procedures need. */
export interface ChatRooms {
  /** Returns those of these messages that the room still has, oldest first; undefined if the viewer cannot enter such a chat. */
  readLines(
    db: Kysely<Tables>,
    viewer: Viewer,
    chat: { postId?: number | undefined; requestId?: number | undefined },
    ids: number[],
  ): Promise<{ room: string; lines: ChatLine[]; scope: Scope; scopeId: number | string } | undefined>;
  /** Returns the displayed number of people in the chats of these posts, across processes; empty if it cannot be determined in time. */
  countPeople(postIds: number[]): Promise<ReadonlyMap<number, number>>;
  /** Ends the chat of a post that has none any more, within a write after its commit. Without this it ends a little later, by polling. */
  endClosed(postId: number): Promise<void>;
  /** Closes a person's sockets. */
  sendAway(accountId: string): Promise<void>;
  /** Removes the lines of this key from a room, or only the line `id`. @returns false if the room cannot be reached */
  eraseLines(room: string, by: string, id?: number): Promise<boolean>;
}

/** The recipients of a notice: an account, or the holders of these keys in one scope. */
export type Recipients = { accountId: string } | { scope: Scope; id: number | string; keys: readonly string[] };

/** The notices; see src/server/notices/notices.ts. */
export interface Notices {
  /** Notifies the recipients within seconds; within a write, only after its commit. @param news `first` as in `Told` */
  notify(recipients: Recipients, news: NoticeSubject & { first?: number }): void;
  /** Wakes the followers of an account's notices, in every process, because they have changed. */
  changed(accountId: string): void;
  /** Yields at once, then on every change of the notices, until the session or the process ends. @throws AppError on too many streams. */
  follow(viewer: Viewer, session: Buffer, signal: AbortSignal | undefined): AsyncIterable<void>;
  /** The key with which browsers subscribe to Web Push, in base64url. */
  publicKey: string;
}

/** A read replica of the database, which may lag slightly behind the primary. */
export interface Replica {
  db: Kysely<Tables>;
  /** Cached pages that were read from the replica. */
  pages: SharedPages;
  /** Whether the replica is recent enough, and the viewer has not just written or been notified of something it may lack. */
  mayAnswer(viewer: Viewer | null): boolean;
  /** Routes the account's reads to the primary for a moment after a write, in every process. */
  wrote(accountId: string): Promise<void>;
  /** Like `wrote`, but in this process only. */
  touch(accountId: string): void;
  /** Marks the replica as unavailable after a failed query. */
  failed(error: Error): void;
}

/** Queues that slow work enters before it takes a database connection, so that short calls always find one free. */
export interface Lanes {
  /** Runs a write's transaction, which may include judging texts. */
  unit<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs a search whose result is not cached. */
  search<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs a scan of all rows for those of one person. Scans of a `key` run one at a time; calls made meanwhile share the next one. */
  walk<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** The services that all requests share, created once at startup. */
export interface Services {
  db: Kysely<Tables>;
  pages: SharedPages;
  pseudonyms: Pseudonyms;
  vault: Vault;
  language: Language;
  passwords: Passwords;
  cohorts: Cohorts;
  lanes: Lanes;
  settings: Settings;
  replica?: Replica | undefined;
  now(): Date;
}

/** The context of one request. Procedures also get the resolved `viewer` (see trpc.ts). */
export interface Context extends Services {
  /** The session token that came with the request, if any. */
  token: string | undefined;
  /** Resolves the token once, however many calls a batch holds. */
  loadViewer(): Promise<Viewer | null>;
  cookie: SessionCookie;
  device: DeviceCookie;
  limits: Limits;
  erasures: Erasures;
  chats: ChatRooms;
  mail: Mail;
  notices: Notices;
  /** The values of the `Idempotency-Key` header: one per call of a batch, empty for calls without a key. */
  idempotencyKeys?: readonly string[] | undefined;
  /** Reports the rest of a list in response headers, as the body holds only the items; absent where the transport has none. */
  tellRest?: (rest: Rest) => Promise<void>;
  /** Whether the account is less than a day old; set only during writes. */
  newcomer?: boolean;
  /**
   * Adds a write in a transaction of its own, which nothing in the database links to the present one. If it fails, it is lost, and the call
   * succeeds all the same. Set only during writes.
   */
  afterCommit?: (write: (trx: Kysely<Tables>) => Promise<void>) => void;
  correlationId: string;
  /** Logs an error that the response does not report. */
  failed(error: Error): void;
}
