import { randomInt } from 'node:crypto';
import type { Presence } from './transport.ts';

/**
 * Milliseconds after which others learn that somebody came or left. Whoever closes a laptop leaves all their rooms in the
 * same instant, and comes back to all of them: told at once, that would tie their names in those rooms together.
 */
export const PRESENCE_DELAYS_MS = {
  /** Short, for somebody who waits for company. */
  coming: { min: 0, max: 5000 },
  /** Longer than a broken connection needs to come back, and spread out enough for several departures in a lively room to mix. */
  going: { min: 3000, max: 30_000 },
} as const;

export type PresenceDelay = (kind: keyof typeof PRESENCE_DELAYS_MS) => number;

/** Drawn anew for each room, and each time. */
export const drawDelay: PresenceDelay = (kind) => {
  const { min, max } = PRESENCE_DELAYS_MS[kind];
  return randomInt(min, max + 1);
};

/** Who is in a room of this process, and who others are told is there. */
export class RoomPresence {
  readonly #delay: PresenceDelay;
  readonly #onChange: (presence: Presence) => void;
  /** For each person here: their sockets, and how late others will learn that they left. */
  readonly #here = new Map<string, { sockets: number; going: number }>();
  /** When others learn that these people came or left. */
  readonly #due = new Map<string, number>();
  #told: Presence = { people: new Set(), version: 0 };

  constructor(delay: PresenceDelay, onChange: (presence: Presence) => void) {
    this.#delay = delay;
    this.#onChange = onChange;
  }

  get told(): Presence {
    return this.#told;
  }

  /** Who is there, whatever others are told. */
  get here(): string[] {
    return [...this.#here.keys()];
  }

  /** Nobody is there, and nobody is said to be there. */
  get empty(): boolean {
    return this.#here.size === 0 && this.#told.people.size === 0;
  }

  /** Whoever comes back before others learned of their leaving never left. */
  enter(by: string, now: number): void {
    const coming = this.#delay('coming');
    this.#here.set(by, { sockets: (this.#here.get(by)?.sockets ?? 0) + 1, going: this.#delay('going') });
    if (this.#told.people.has(by)) this.#due.delete(by);
    else if (!this.#due.has(by)) this.#due.set(by, now + coming);
    this.settle(now);
  }

  leave(by: string, now: number): void {
    const person = this.#here.get(by);
    if (!person) return;
    person.sockets -= 1;
    if (person.sockets > 0) return;
    this.#here.delete(by);
    if (this.#told.people.has(by)) this.#due.set(by, now + person.going);
    else this.#due.delete(by);
    this.settle(now);
  }

  /** Tells what is due. */
  settle(now: number): void {
    const due = [...this.#due].filter(([, at]) => at <= now);
    if (due.length === 0) return;
    const people = new Set(this.#told.people);
    for (const [by] of due) {
      this.#due.delete(by);
      if (!people.delete(by)) people.add(by);
    }
    this.#told = { people, version: this.#told.version + 1 };
    this.#onChange(this.#told);
  }
}
