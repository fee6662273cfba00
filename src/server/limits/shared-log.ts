import { MINUTE_MS } from '../../routers/durations.ts';
import type { Vault } from '../../routers/identity.ts';
import type { Commands } from '../start/valkey.ts';

/** Entries per read: opening them takes a few milliseconds, which block the event loop. */
const PAGE = 500;
/** The clocks of the processes and of Valkey differ by less. */
const SKEW_MAX_MS = MINUTE_MS;

/** The position of an entry in the log, with a unique id. */
export interface Mark {
  id: string;
  /** By Valkey's clock. */
  time: number;
}

interface Options<Entry> {
  valkey: Commands;
  vault: Pick<Vault, 'seal' | 'open'>;
  name: string;
  /** Milliseconds for which an entry is needed. */
  keepMs: number;
  /** Called once for each entry, in the same order in all processes. */
  onEntry(entry: Entry, mark: Mark): void;
}

/**
 * A log in which processes share facts about people, through a Valkey that must learn nothing about them. Entries are sealed and no two
 * look alike: an observer sees that there is an entry, but not whom it concerns, nor whether two concern the same person.
 */
export class SharedLog<Entry> {
  readonly #options: Options<Entry>;
  readonly #key: string;
  #last: [milliseconds: number, sequence: number] = [0, 0];
  #reading: Promise<void> | undefined;

  constructor(options: Options<Entry>) {
    this.#options = options;
    this.#key = `shared:${options.name}`;
  }

  /** Resolves when this entry and all before it have been read. */
  async append(entry: Entry): Promise<Mark> {
    const { valkey, vault, keepMs } = this.#options;
    const kept = keepMs + SKEW_MAX_MS;
    const before = this.#last;
    // By Valkey's clock as far as it is known: by a local clock that is ahead, each new entry would be trimmed at once.
    const oldest = Math.max(0, Math.min(Date.now(), before[0]) - kept);
    const [added, , page] = await answers(
      valkey
        .pipeline()
        .xadd(this.#key, 'MINID', oldest, '*', 'e', vault.seal(this.#key, entry))
        .pexpire(this.#key, kept)
        .xrangeBuffer(this.#key, `(${this.#last.join('-')}`, '+', 'COUNT', PAGE),
    );
    const id = String(added);
    const place = parse(id);
    const mark = { id, time: place[0] };
    if (isAfter(place, before)) {
      this.#read(page as Page);
      if (isAfter(place, this.#last)) await this.catchUp();
    } else {
      // Valkey has restarted without its log, and with an earlier clock.
      this.#last = place;
      this.#options.onEntry(entry, mark);
    }
    return mark;
  }

  /** Reads what other processes have appended. */
  async catchUp(): Promise<void> {
    await (this.#reading ??= this.#readAll().finally(() => (this.#reading = undefined)));
  }

  async #readAll(): Promise<void> {
    for (;;) {
      const page = await this.#options.valkey.xrangeBuffer(this.#key, `(${this.#last.join('-')}`, '+', 'COUNT', PAGE);
      this.#read(page as Page);
      if (page.length < PAGE) return;
    }
  }

  #read(page: Page): void {
    const { vault, onEntry } = this.#options;
    for (const [name, [, sealed]] of page) {
      const id = name.toString();
      const place = parse(id);
      if (!isAfter(place, this.#last)) continue;
      this.#last = place;
      let entry: Entry;
      try {
        entry = vault.open<Entry>(this.#key, sealed);
      } catch {
        // Sealed by another installation, or by somebody without the key.
        continue;
      }
      onEntry(entry, { id, time: place[0] });
    }
  }
}

type Page = [id: Buffer, fields: [Buffer, Buffer]][];

function parse(id: string): [number, number] {
  const [milliseconds, sequence] = id.split('-').map(Number);
  return [milliseconds!, sequence!];
}

function isAfter([time, sequence]: [number, number], [lastTime, lastSequence]: [number, number]): boolean {
  return time > lastTime || (time === lastTime && sequence > lastSequence);
}

async function answers(pipeline: ReturnType<Commands['pipeline']>): Promise<unknown[]> {
  const results = (await pipeline.exec()) ?? [];
  return results.map(([error, answer]) => {
    if (error) throw error;
    return answer;
  });
}
