import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { DeviceCookie, KnownDevice, Passwords, Pseudonyms, Scope, SessionCookie, Vault, Viewer } from './identity.ts';
import type { Rest } from './page.ts';
import type { NoticeSubject } from './notices/rules.ts';

/** What the pain is that a text tells of. */
export type PainSignal = 'overdose' | 'suicide' | 'self-harm' | 'violence' | 'eating' | 'panic';

/** The language rule. Pain is never refused, nor what was done to somebody. */
export interface Language {
  /** `attack`: it hurts somebody; `method`: it tells how to harm oneself. `ask`: it may be published, and may wound. */
  judge(text: string): Promise<{ refusal: 'attack' | 'method' | null; ask: boolean }>;
  /** What the helplines beside it are for; null when it tells of no pain. */
  signalOf(text: string): Promise<PainSignal | null>;
  /** Whether somebody should look at once: it tells of an overdose, or asks in pain how one dies. */
  isUrgent(text: string): Promise<boolean>;
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
  | 'first-posts'
  | 'first-comments'
  | 'first-requests'
  | 'write'
  | 'report'
  | 'guest-report'
  | 'safety'
  | 'moderate';

export interface Limits {
  /** Counts one call of the viewer, or of the guest's address; throws `rate_limited` when there are too many. */
  take(limit: LimitName, viewer: Viewer | null): Promise<void>;
  /** Runs a few calls of the viewer, or of the guest's address, at a time: nobody takes all connections to the database. */
  inTurn<Result>(viewer: Viewer | null, work: () => Promise<Result>): Promise<Result>;
  /**
   * Checks a login's password, after a delay that grows with failures. Throws `rate_limited` after too many, but never for the
   * right password from an address that this account knows. A browser that knows the account has a few guesses of its own.
   */
  checkLogin(email: string, check: () => Promise<boolean>, device?: KnownDevice): Promise<boolean>;
  /** From now on this account knows the address. */
  rememberAddress(email: string): Promise<void>;
  /** Checks a password within an open session; failures count against that session alone. */
  checkOwnPassword(session: string, check: () => Promise<boolean>): Promise<boolean>;
  /**
   * Counts a mail of this kind to this mailbox, whoever asks for it and whether or not anybody has an account with it; throws
   * `rate_limited`. Each kind for itself: what is never sent, because there is nothing to confirm, keeps nobody from a reset.
   */
  takeMail(mailbox: string, kind: MailLetter['kind']): Promise<void>;
  /**
   * Checks a code that was mailed to this mailbox; after too many wrong ones it throws `rate_limited`, but not for what strangers
   * tried when it is called from an address that this account knows.
   */
  checkCode(mailbox: string, check: () => Promise<boolean>): Promise<boolean>;
  /**
   * Throws `repeated_text` when the same person says the same, or nearly the same, for the third time in a day. The function it
   * returns takes this time back. A text that takes the place of another and is like it says nothing again.
   */
  refuseRepetition(text: string, viewer: Viewer, inPlaceOf?: string): Promise<() => Promise<void>>;
  /** Counts a text, and tells whether it has been said in many places today, by whomever. */
  isEverywhere(text: string): Promise<boolean>;
  /** Whether an account has narrower limits on its first day. */
  firstDay: boolean;
}

export interface Settings {
  chatLifetimeHours: number;
  /** Mailboxes of those who moderate. */
  moderators: ReadonlySet<string>;
  /** Origins of push services, besides those of the browsers. */
  pushServices: ReadonlySet<string>;
}

/**
 * What is to be mailed, and to whom. Its words are made when it is sent, with whatever the account is then: whether anybody has
 * an account with an address shows in no answer, and no token waits anywhere.
 */
export type MailLetter =
  | { kind: 'confirm' | 'reset'; email: string }
  /** `passwordVersion` tells under which password it was asked for. */
  | { kind: 'new-address'; accountId: string; email: string; passwordVersion: number }
  | { kind: 'password-changed' | 'address-changed'; accountId: string; email: string }
  /** Somebody without an account has reported something. */
  | { kind: 'report-received'; email: string }
  /** No mail of the account's own: it can be ended with one press. `day` is the Italian one, `2026-11-21`, after which it says nothing any more. */
  | { kind: 'news'; accountId: string; email: string; day: string };

export interface Mail {
  /** There is a mail server, so addresses can be confirmed, and until then one reads but does not write. */
  confirms: boolean;
  /** Call it when a letter was posted: it is sent soon, and nobody waits for it. */
  wake(): void;
}

/** Everything that lists posts; how many people are in their chats; how many of them wait for an answer; words in use; what is studied; who may not write now. */
export type PageName = 'posts' | 'chats' | 'answers' | 'words' | 'exams' | 'muted';

/** Pages that are the same for everybody, kept for a moment. */
export interface SharedPages {
  /**
   * The page as it was at most a second ago, or as long ago as given, and never from before this process's last `forget`. Many get the same one: none may
   * change it. `which` must tell apart whatever is read differently.
   */
  read<Page>(name: PageName, which: string, load: () => Promise<Page>, ageMaxMs?: number): Promise<Page>;
  /** Call it after each write that such a page shows. */
  forget(name: PageName): void;
}

/** Where somebody studies, in more or less detail. */
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
  /** What it was reached by; undefined where nobody had shown to read it, and of who left before it was kept. */
  mailbox?: string | undefined;
  /** ISO instant. */
  startedAt: string;
}

/** What remains to be done after an account's deletion. */
export interface Erasures {
  /** Does at once what cannot wait: sockets close, the mentor profile goes. The rest follows over the next hours. */
  begin(departed: Departed): Promise<void>;
}

/** What somebody said in a chat, as its room keeps it. */
export interface ChatLine {
  id: number;
  alias: string;
  content: string;
  /** ISO instant. */
  at: string;
  /** The sender's key in the room. */
  by: string;
}

/** What calls need of the chat. */
export interface ChatRooms {
  /** Of these messages of a chat that the viewer may enter, those that are kept, oldest first; undefined where there is no such chat. */
  readLines(
    db: Kysely<Tables>,
    viewer: Viewer,
    chat: { postId?: number | undefined; requestId?: number | undefined },
    ids: number[],
  ): Promise<{ room: string; lines: ChatLine[]; scope: Scope; scopeId: number | string } | undefined>;
  /** How many people are said to be in the chats of these posts, in all processes; nothing where that cannot be known. */
  countPeople(postIds: number[]): Promise<ReadonlyMap<number, number>>;
  /** Closes a person's sockets. */
  sendAway(accountId: string): Promise<void>;
  /** Removes from a room what the person of this key said there, or one line of theirs. @returns false while they cannot be reached */
  eraseLines(room: string, by: string, id?: number): Promise<boolean>;
}

/** Whom a notice is for: an account, or whoever have these keys in one scope. */
export type Recipients = { accountId: string } | { scope: Scope; id: number | string; keys: readonly string[] };

/** What people are told of: see src/server/notices/notices.ts. */
export interface Notices {
  /** Tells them within seconds; what is told within a write, only after its commit. @param news `first` as in `Told` */
  notify(recipients: Recipients, news: NoticeSubject & { first?: number }): void;
  /** Somebody's notices have changed: whoever follows them looks again, in every process. */
  changed(accountId: string): void;
  /** Yields at once and then whenever somebody's notices have changed, until the session or the process ends. @throws AppError when too many follow. */
  follow(viewer: Viewer, session: Buffer, signal: AbortSignal | undefined): AsyncIterable<void>;
  /** What a browser subscribes to Web Push with, in base64url. */
  publicKey: string;
}

/** A copy of the database that is a little behind. */
export interface Replica {
  db: Kysely<Tables>;
  /** Kept pages that were read from it. */
  pages: SharedPages;
  /** Whether it is near enough, and the viewer has neither written nor been told of anything that it may lack. */
  mayAnswer(viewer: Viewer | null): boolean;
  /** Somebody has written: for a moment they read from the primary, in every process. */
  wrote(accountId: string): Promise<void>;
  /** The same, in this process alone. */
  touch(accountId: string): void;
  /** It did not answer. */
  failed(error: Error): void;
}

/** What may take long waits in a lane of its own before it asks for a connection to the database: what is short finds one. */
export interface Lanes {
  /** A write's transaction, in which texts are judged. */
  unit<Result>(work: () => Promise<Result>): Promise<Result>;
  /** A search for what nobody has asked for lately. */
  search<Result>(work: () => Promise<Result>): Promise<Result>;
  /** A walk over all rows for one person's own: of each key one at a time, and whoever asks meanwhile shares the next. */
  walk<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** What every request shares; made once at start. */
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
  /** Undefined where the primary answers all. */
  replica?: Replica | undefined;
  now(): Date;
}

/** One request. Procedures also get the resolved `viewer` (see trpc.ts). */
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
  /** The header `Idempotency-Key`: one for each call of a batch, empty where a call has none. */
  idempotencyKeys?: readonly string[] | undefined;
  /** Tells of the rest of a list, whose items alone are the answer: in headers, where the door has them. */
  tellRest?: (rest: Rest) => Promise<void>;
  /** The account is of today; known during writes. */
  newcomer?: boolean;
  correlationId: string;
}
