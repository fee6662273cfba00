import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { AppError } from '../../routers/errors.ts';
import type { Services } from '../../routers/context.ts';
import type { Viewer } from '../../routers/identity.ts';
import { listOpenSessions } from '../../routers/sessions/queries.ts';
import type { Transport } from '../chat/transport.ts';
import type { Valkey } from '../start/valkey.ts';

/** Ended sessions are noticed within this time plus that of a query. */
const RECHECK_MS = 2000;
/** Enough for a phone, a desktop and some windows. A window in the background does not follow. */
const STREAMS_OF_PERSON_MAX = 5;
const AGAIN_MS = 1000;
/** Maximum number of accounts that wait for Valkey; all streams are told when it returns after a longer absence. */
const UNHEARD_MAX = 10_000;
const CHANNEL = 'notices:changed';

interface Follower {
  accountId: string;
  session: string;
  /** Resumes the stream, because something has changed or it is over. */
  wake(): void;
  over: boolean;
  changed: boolean;
}

/** A message from one process to the others. */
interface Change {
  accountId: string;
  from: string;
}

interface Options {
  services: Pick<Services, 'db' | 'vault' | 'pseudonyms' | 'now' | 'replica'>;
  /** Counts a person's streams in all processes. */
  places: Pick<Transport, 'reserve'>;
  /** Carries the messages of other processes. */
  valkey?: Pick<Valkey, 'commands' | 'openSubscriber'> | undefined;
}

/** The open streams of notices in this process. */
export class Followers {
  readonly #options: Options;
  readonly #name = randomUUID();
  readonly #open = new Set<Follower>();
  readonly #subscriber: Redis | undefined;
  /** Accounts whose change could not be published. */
  readonly #unheard = new Set<string>();
  #rechecker: NodeJS.Timeout | undefined;
  #publisher: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(options: Options) {
    this.#options = options;
    this.#subscriber = options.valkey?.openSubscriber();
    this.#subscriber
      ?.on('ready', () => void this.#subscribe().catch(() => {}))
      .on('messageBuffer', (_, sealed) => this.#hear(sealed))
      .on('error', () => {});
  }

  /** Wakes all streams of this account, in all processes. Sealed: an observer of Valkey only learns that something changed for somebody. */
  changed(accountId: string): void {
    this.#wakeOf(accountId);
    this.#publish(accountId);
  }

  async *follow({ accountId }: Viewer, session: Buffer, signal: AbortSignal | undefined): AsyncGenerator<void> {
    const {
      places,
      services: { pseudonyms },
    } = this.#options;
    const free = await places.reserve(pseudonyms.key('chat', 'notices', accountId), STREAMS_OF_PERSON_MAX).catch(() => {
      throw new AppError('busy', { retryAfter: 3 });
    });
    if (!free) throw new AppError('too_many_streams', { retryAfter: 60 });
    const follower: Follower = { accountId, session: session.toString('hex'), wake: () => {}, over: this.#stopping, changed: true };
    const end = () => this.#end(follower);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
    this.#open.add(follower);
    this.#recheckLater();
    try {
      while (!follower.over) {
        if (!follower.changed) await new Promise<void>((resolve) => (follower.wake = resolve));
        if (follower.over) return;
        follower.changed = false;
        yield;
      }
    } finally {
      signal?.removeEventListener('abort', end);
      this.#open.delete(follower);
      free();
    }
  }

  get size(): number {
    return this.#open.size;
  }

  /** Ends all streams, because the process stops. */
  stop(): void {
    this.#stopping = true;
    clearTimeout(this.#rechecker);
    clearTimeout(this.#publisher);
    for (const follower of this.#open) this.#end(follower);
    this.#subscriber?.disconnect();
  }

  async #subscribe(): Promise<void> {
    await this.#subscriber!.subscribe(CHANNEL);
    // Messages may have been missed until now.
    for (const follower of this.#open) this.#tell(follower);
  }

  #publish(accountId: string): void {
    const {
      valkey,
      services: { vault },
    } = this.#options;
    valkey?.commands
      .publish(CHANNEL, vault.seal(CHANNEL, { accountId, from: this.#name } satisfies Change))
      .catch(() => this.#publishLater(accountId));
  }

  /** Tries again until the others have heard it: nothing else would wake their streams. */
  #publishLater(accountId: string): void {
    if (this.#stopping || this.#unheard.size >= UNHEARD_MAX) return;
    this.#unheard.add(accountId);
    this.#publisher ??= setTimeout(() => {
      const unheard = [...this.#unheard];
      this.#unheard.clear();
      this.#publisher = undefined;
      for (const one of unheard) this.#publish(one);
    }, AGAIN_MS).unref();
  }

  #hear(sealed: Buffer): void {
    try {
      const { accountId, from } = this.#options.services.vault.open<Change>(CHANNEL, sealed);
      if (from !== this.#name) this.#wakeOf(accountId);
    } catch {
      // From an installation with another secret.
    }
  }

  #wakeOf(accountId: string): void {
    // A person who is told of something must find it, so they read from the primary for a moment.
    this.#options.services.replica?.touch(accountId);
    for (const follower of this.#open) if (follower.accountId === accountId) this.#tell(follower);
  }

  #tell(follower: Follower): void {
    follower.changed = true;
    follower.wake();
  }

  #end(follower: Follower): void {
    follower.over = true;
    follower.wake();
  }

  #recheckLater(): void {
    if (this.#rechecker || this.#stopping) return;
    this.#rechecker = setTimeout(() => void this.#recheck(), RECHECK_MS).unref();
  }

  /** Ends the streams of ended sessions, with one query for all; while the database is away none can end. */
  async #recheck(): Promise<void> {
    const { db, now } = this.#options.services;
    const asked = [...this.#open];
    const hashes = [...new Set(asked.map(({ session }) => session))].map((session) => Buffer.from(session, 'hex'));
    const open = hashes.length > 0 && (await listOpenSessions(db, hashes, now()).catch(() => undefined));
    const standing = open && new Set(open.map((hash) => hash.toString('hex')));
    if (standing) for (const follower of asked) if (!standing.has(follower.session)) this.#end(follower);
    this.#rechecker = undefined;
    if (this.#open.size > 0) this.#recheckLater();
  }
}
