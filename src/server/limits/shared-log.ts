import { MINUTE_MS } from '../../routers/durations.ts';
import type { Vault } from '../../routers/identity.ts';
import type { Commands } from '../start/valkey.ts';
import { CLOCK } from '../start/valkey-clock.ts';

/** Entries per read: opening them takes a few milliseconds, which block the event loop. */
const PAGE = 500;
/** The clocks of the processes and of Valkey differ by less. What is further ahead is from before a clock was set back. */
export const SKEW_MAX_MS = MINUTE_MS;

/**
 * KEYS log; ARGV entry, milliseconds to keep it, SKEW_MAX_MS, where to read from, PAGE. Returns the id and time of the entry, and what
 * follows the given id. An id never goes back: after Valkey's clock was set back, ids keep the time of the last one until the clock has
 * caught up. So an entry has a time of its own, and the log is then trimmed by these times.
 */
const APPEND = `${CLOCK}
local now, kept, skew = clock(), tonumber(ARGV[2]), tonumber(ARGV[3])
local oldest, time = string.format('%.0f', now - kept), string.format('%.0f', now)
local id = redis.call('XADD', KEYS[1], 'MINID', oldest, '*', 'e', ARGV[1], 't', time)
if tonumber(string.match(id, '%d+')) > now + skew then
  for _, entry in ipairs(redis.call('XRANGE', KEYS[1], '-', '+', 'COUNT', 2)) do
    local age = now - tonumber(entry[2][4] or string.match(entry[1], '%d+'))
    if age < -skew or age > kept then redis.call('XDEL', KEYS[1], entry[1]) end
  end
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return {id, time, redis.call('XRANGE', KEYS[1], ARGV[4], '+', 'COUNT', ARGV[5])}`;

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
    const before = this.#last;
    const sealed = vault.seal(this.#key, entry);
    const after = `(${before.join('-')}`;
    const answer = await valkey.callBuffer('eval', APPEND, 1, this.#key, sealed, keepMs + SKEW_MAX_MS, SKEW_MAX_MS, after, PAGE);
    const [name, time, page] = answer as [Buffer, Buffer, Page];
    const mark = { id: name.toString(), time: Number(time) };
    const place = parse(mark.id);
    if (isAfter(place, before)) {
      this.#read(page);
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
    for (const [name, [, sealed, , time]] of page) {
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
      // A process of an earlier version adds no time.
      onEntry(entry, { id, time: time ? Number(time) : place[0] });
    }
  }
}

type Page = [id: Buffer, fields: [name: Buffer, sealed: Buffer, name?: Buffer, time?: Buffer]][];

function parse(id: string): [number, number] {
  const [milliseconds, sequence] = id.split('-').map(Number);
  return [milliseconds!, sequence!];
}

function isAfter([time, sequence]: [number, number], [lastTime, lastSequence]: [number, number]): boolean {
  return time > lastTime || (time === lastTime && sequence > lastSequence);
}
