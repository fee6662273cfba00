import type { Vault } from '../../routers/identity.ts';
import { SharedLog, type Mark } from './shared-log.ts';
import type { Commands } from '../start/valkey.ts';

/** What a person did, or the id of what they take back. */
type Entry<Deed> = { key: string } & ({ deed: Deed } | { undone: string });

export interface Kept<Deed> extends Mark {
  deed: Deed;
}

/** Where processes share. */
export interface Sharing {
  valkey: Commands;
  vault: Pick<Vault, 'seal' | 'open'>;
}

interface Options<Deed> {
  name: string;
  /** Seconds. */
  duration: number;
  /** Without it this process remembers for itself. */
  shared?: Sharing | undefined;
  /** What to remember of it, given what the same person did before; undefined when it may not be done. All processes come to the same answer. */
  admit(before: readonly Kept<Deed>[], deed: Deed): Deed | undefined;
}

/** After this many entries, those that are too old are forgotten. */
const SWEEP_EVERY = 1000;

/**
 * What people did lately. A key in Valkey for each person would tie together all that they do, as each of its changes comes with
 * the row that is written. So processes tell one another through a log that only they can read. What is refused is not remembered.
 */
export class PersonLog<Deed> {
  readonly #durationMs: number;
  readonly #admit: Options<Deed>['admit'];
  /** What each did, oldest first, and when the first of it is forgotten: until then nobody need look through it. */
  readonly #kept = new Map<string, { deeds: Kept<Deed>[]; until: number }>();
  readonly #log: SharedLog<Entry<Deed>> | undefined;
  #entries = 0;
  /** How far Valkey's clock is ahead. */
  #ahead = 0;
  #alone = 0;

  constructor({ name, duration, shared, admit }: Options<Deed>) {
    this.#durationMs = duration * 1000;
    this.#admit = admit;
    const onEntry = (entry: Entry<Deed>, mark: Mark) => this.#apply(entry, mark);
    this.#log = shared && new SharedLog({ ...shared, name, keepMs: this.#durationMs, onEntry });
  }

  /** @returns undefined when it may not be done. */
  async add(key: string, deed: Deed): Promise<Kept<Deed> | undefined> {
    const { id } = await this.#tell({ key, deed });
    return this.of(key).findLast((kept) => kept.id === id);
  }

  async takeBack(key: string, id: string): Promise<void> {
    await this.#tell({ key, undone: id });
  }

  /** Learns what other processes have told meanwhile. */
  async catchUp(): Promise<void> {
    await this.#log?.catchUp().catch(() => {});
  }

  /** What this person did, as far as it is known here, oldest first. */
  of(key: string, now = this.#now()): readonly Kept<Deed>[] {
    const kept = this.#kept.get(key);
    if (!kept) return [];
    if (now < kept.until) return kept.deeds;
    const live = kept.deeds.filter(({ time }) => time + this.#durationMs > now);
    this.#keep(key, live);
    return live;
  }

  /** Milliseconds until this is forgotten. */
  left({ time }: Mark): number {
    return Math.max(1, time + this.#durationMs - this.#now());
  }

  async #tell(entry: Entry<Deed>): Promise<Mark> {
    // While Valkey is away each process remembers for itself: limits stay, pages work.
    const shared = await this.#log?.append(entry).catch(() => undefined);
    if (shared) {
      this.#ahead = shared.time - Date.now();
      return shared;
    }
    const mark = { id: `alone ${(this.#alone += 1)}`, time: this.#now() };
    this.#apply(entry, mark);
    return mark;
  }

  #apply(entry: Entry<Deed>, mark: Mark): void {
    if ((this.#entries += 1) % SWEEP_EVERY === 0) for (const key of this.#kept.keys()) this.of(key);
    const { key } = entry;
    const before = this.of(key, mark.time);
    if ('undone' in entry) {
      const left = before.filter(({ id }) => id !== entry.undone);
      return this.#keep(key, left);
    }
    const deed = this.#admit(before, entry.deed);
    if (deed === undefined) return;
    const kept = this.#kept.get(key) ?? { deeds: [], until: Infinity };
    kept.deeds.push({ ...mark, deed });
    // Not always that of the first: Valkey's clock may have been set back.
    kept.until = Math.min(kept.until, mark.time + this.#durationMs);
    this.#kept.set(key, kept);
  }

  #keep(key: string, deeds: Kept<Deed>[]): void {
    const first = deeds.reduce((least, { time }) => Math.min(least, time), Infinity);
    if (deeds.length > 0) this.#kept.set(key, { deeds, until: first + this.#durationMs });
    else this.#kept.delete(key);
  }

  #now(): number {
    return Date.now() + this.#ahead;
  }
}
