import type { Redis } from 'ioredis';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Vault } from '../../routers/context.ts';
import { SharedLog, type Mark } from './shared-log.ts';

/** A key, and what of it is taken back. */
type Entry = [key: string, undone?: string];

/** After as many entries, those that are too old are forgotten. */
const SWEEP_EVERY = 1000;

interface Options {
  name: string;
  points: number;
  /** Seconds. */
  duration: number;
  /** Where processes share; without it this one counts for itself. */
  shared?: { valkey: Redis; vault: Pick<Vault, 'seal' | 'open'> } | undefined;
}

/**
 * Counts what a person does, so many within any stretch of so much time. A counter's key in Valkey would tie together all that
 * it counts, as each count comes with the row that is written; so processes count by a log that only they can read.
 * What is refused does not count.
 */
export class PersonCounter {
  readonly #points: number;
  readonly #durationMs: number;
  readonly #marks = new Map<string, Mark[]>();
  readonly #log: SharedLog<Entry> | undefined;
  #entries = 0;
  /** How far Valkey's clock is ahead. */
  #ahead = 0;
  #alone = 0;

  constructor({ name, points, duration, shared }: Options) {
    this.#points = points;
    this.#durationMs = duration * 1000;
    this.#log = shared && new SharedLog<Entry>({ ...shared, name, keepMs: this.#durationMs, onEntry: (...entry) => this.#apply(...entry) });
  }

  /** @throws RateLimiterRes when there are too many. */
  async consume(key: string): Promise<RateLimiterRes> {
    // Another process may have taken one back.
    if (this.#live(key).length >= this.#points && (await this.get(key))?.remainingPoints === 0) throw this.#state(key);
    const { id } = await this.#tell([key]);
    if (!this.#live(key).some((mark) => mark.id === id)) throw this.#state(key);
    return this.#state(key);
  }

  async get(key: string): Promise<RateLimiterRes | null> {
    await this.#log?.catchUp().catch(() => {});
    return this.#live(key).length > 0 ? this.#state(key) : null;
  }

  /** Takes the last one back. */
  async reward(key: string): Promise<void> {
    const last = this.#live(key).at(-1);
    if (last) await this.#tell([key, last.id]);
  }

  async #tell(entry: Entry): Promise<Mark> {
    try {
      if (!this.#log) throw new Error('alone');
      const mark = await this.#log.append(entry);
      this.#ahead = mark.time - Date.now();
      return mark;
    } catch {
      // While Valkey is away each process counts for itself: limits stay, pages work.
      const mark = { id: `alone ${(this.#alone += 1)}`, time: this.#now() };
      this.#apply(entry, mark);
      return mark;
    }
  }

  #apply([key, undone]: Entry, mark: Mark): void {
    if ((this.#entries += 1) % SWEEP_EVERY === 0) for (const key of this.#marks.keys()) this.#live(key);
    const marks = this.#live(key, mark.time);
    if (undone !== undefined)
      this.#keep(
        key,
        marks.filter(({ id }) => id !== undone),
      );
    else if (marks.length < this.#points) this.#keep(key, [...marks, mark]);
  }

  #live(key: string, now = this.#now()): Mark[] {
    const marks = this.#marks.get(key) ?? [];
    const live = marks.filter(({ time }) => time + this.#durationMs > now);
    if (live.length < marks.length) this.#keep(key, live);
    return live;
  }

  #keep(key: string, marks: Mark[]): void {
    if (marks.length > 0) this.#marks.set(key, marks);
    else this.#marks.delete(key);
  }

  #now(): number {
    return Date.now() + this.#ahead;
  }

  #state(key: string): RateLimiterRes {
    const marks = this.#live(key);
    const wait = marks.length > 0 ? marks[0]!.time + this.#durationMs - this.#now() : 0;
    return new RateLimiterRes(Math.max(0, this.#points - marks.length), Math.max(1, wait), marks.length, marks.length === 1);
  }
}
