import type { Vault } from '../../routers/identity.ts';
import { SharedLog, SKEW_MAX_MS, type Mark } from './shared-log.ts';
import type { Commands } from '../start/valkey.ts';

/** An action of a person, or the id of an action that is taken back. */
type Entry<Deed> = { key: string } & ({ deed: Deed } | { undone: string });

export interface Kept<Deed> extends Mark {
  deed: Deed;
}

/** How processes share entries. */
export interface Sharing {
  valkey: Commands;
  vault: Pick<Vault, 'seal' | 'open'>;
}

interface Options<Deed> {
  name: string;
  /** Seconds. */
  duration: number;
  /** Without it the log stays within this process. */
  shared?: Sharing | undefined;
  /** Returns what to remember of an action, given the person's earlier ones; undefined refuses it. Must agree in all processes. */
  admit(before: readonly Kept<Deed>[], deed: Deed): Deed | undefined;
}

/** Number of entries between two sweeps of expired ones. */
const SWEEP_EVERY = 1000;

/**
 * People's recent actions. A key in Valkey for each person would link the person's actions, because each change of it coincides with a
 * write to the database. So processes share one log that only they can read. Refused actions are not remembered.
 */
export class PersonLog<Deed> {
  readonly #durationMs: number;
  readonly #admit: Options<Deed>['admit'];
  /** Each person's actions in the order of the log, and when the first of them expires: until then none needs to be filtered out. */
  readonly #kept = new Map<string, { deeds: Kept<Deed>[]; until: number }>();
  readonly #log: SharedLog<Entry<Deed>> | undefined;
  #entries = 0;
  /** Milliseconds by which Valkey's clock is ahead. */
  #ahead = 0;
  #alone = 0;

  constructor({ name, duration, shared, admit }: Options<Deed>) {
    this.#durationMs = duration * 1000;
    this.#admit = admit;
    const onEntry = (entry: Entry<Deed>, mark: Mark) => this.#apply(entry, mark);
    this.#log = shared && new SharedLog({ ...shared, name, keepMs: this.#durationMs, onEntry });
  }

  /** @returns undefined when the action is refused. */
  async add(key: string, deed: Deed): Promise<Kept<Deed> | undefined> {
    const { id } = await this.#tell({ key, deed });
    return this.of(key).findLast((kept) => kept.id === id);
  }

  async takeBack(key: string, id: string): Promise<void> {
    await this.#tell({ key, undone: id });
  }

  /** Reads what other processes have added. */
  async catchUp(): Promise<void> {
    await this.#log?.catchUp().catch(() => {});
  }

  /** The person's actions that are known to this process, in the order of the log. */
  of(key: string, now = this.#now()): readonly Kept<Deed>[] {
    const kept = this.#kept.get(key);
    if (!kept) return [];
    const latest = now + SKEW_MAX_MS;
    if (now < kept.until && kept.deeds.at(-1)!.time <= latest) return kept.deeds;
    const live = kept.deeds.filter(({ time }) => time + this.#durationMs > now && time <= latest);
    this.#keep(key, live);
    return live;
  }

  /** Milliseconds until the action expires. */
  left({ time }: Mark): number {
    return Math.max(1, time + this.#durationMs - this.#now());
  }

  async #tell(entry: Entry<Deed>): Promise<Mark> {
    // While Valkey is unreachable, each process remembers for itself: limits stay, pages work.
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
    // Not always that of the first action: Valkey's clock may have been set back.
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
