import { HISTORY_MAX, type Draft, type StoredMessage } from './transport.ts';

/** Maximum size of all rooms together: some 40,000 messages of the usual length, more than a single-process site has in a day. */
const BYTES_MAX = 32 * 1024 * 1024;
/** The size of a message apart from its text, measured: its fields, the send id, and its entry among those sent. */
const MESSAGE_BYTES = 650;

type Sent = Pick<Draft, 'by' | 'sendId'>;
type Removed = Pick<StoredMessage, 'id' | 'time'>;

/** The stored messages of one room in the memory of a process. */
export class History {
  bytes = 0;
  #messages: StoredMessage[] = [];
  #erased: { id: number; key: string }[] = [];
  /** Stored and removed messages, by sender and send id. */
  readonly #sent = new Map<string, StoredMessage | Removed>();
  readonly #all: Histories;

  constructor(all: Histories) {
    this.#all = all;
    all.add(this);
  }

  get first(): StoredMessage | undefined {
    return this.#messages[0];
  }

  /** The ids of the most recently removed messages. */
  get erased(): readonly number[] {
    return this.#erased.map(({ id }) => id);
  }

  find(sent: Sent): StoredMessage | Removed | undefined {
    return this.#sent.get(keyOf(sent));
  }

  from(after: number, limit: number): StoredMessage[] {
    const start = this.#messages.findLastIndex(({ id }) => id <= after) + 1;
    return this.#messages.slice(start, start + limit);
  }

  keep(message: StoredMessage): void {
    this.#messages.push(message);
    this.#sent.set(keyOf(message), message);
    this.#count(bytesOf(message));
    if (this.#messages.length > HISTORY_MAX) this.dropOldest();
    this.#all.makeRoom();
  }

  dropOldest(): void {
    const oldest = this.#messages.shift();
    if (!oldest) return;
    this.#sent.delete(keyOf(oldest));
    this.#count(-bytesOf(oldest));
  }

  /** Removes a person's messages, or one of them; a page that sends one again does not bring it back. @returns the ids */
  erase(by: string, id?: number): number[] {
    const own = new Set(this.#messages.filter((message) => message.by === by && (id === undefined || message.id === id)));
    for (const message of own) {
      const { id, time } = message;
      const key = keyOf(message);
      this.#sent.set(key, { id, time });
      this.#erased.push({ id, key });
      this.#count(-bytesOf(message));
    }
    for (const { key } of this.#erased.splice(0, this.#erased.length - HISTORY_MAX)) this.#sent.delete(key);
    this.#messages = this.#messages.filter((message) => !own.has(message));
    return [...own].map((message) => message.id);
  }

  forget(): void {
    this.#messages = [];
    this.#erased = [];
    this.#sent.clear();
    this.#count(-this.bytes);
  }

  /** Forgets everything and frees the room's share of the memory. */
  end(): void {
    this.forget();
    this.#all.delete(this);
  }

  #count(bytes: number): void {
    this.bytes += bytes;
    this.#all.bytes += bytes;
  }
}

/** All histories of a process. When they grow too large, the fullest room drops its oldest messages, so that memory stays bounded. */
export class Histories {
  bytes = 0;
  readonly #rooms = new Set<History>();

  constructor(private readonly max = BYTES_MAX) {}

  add(room: History): void {
    this.#rooms.add(room);
  }

  delete(room: History): void {
    this.#rooms.delete(room);
  }

  makeRoom(): void {
    while (this.bytes > this.max) {
      const [fullest] = [...this.#rooms].sort((a, b) => b.bytes - a.bytes);
      fullest!.dropOldest();
    }
  }
}

function keyOf({ by, sendId }: Sent): string {
  return `${by}:${sendId}`;
}

/** An upper bound: a text of Latin-1 characters alone takes one byte for each. */
function bytesOf({ content }: StoredMessage): number {
  return MESSAGE_BYTES + 2 * content.length;
}
