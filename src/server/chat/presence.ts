import { randomInt } from 'node:crypto';
import { HOUR_MS } from '../../routers/durations.ts';
import type { Presence } from './transport.ts';

/**
 * Milliseconds of delay before others learn that somebody came or left. Closing a laptop leaves all of a person's rooms at the same
 * instant, and opening it returns to all of them: shown at once, that would link the person's aliases in those rooms.
 */
export const PRESENCE_DELAYS_MS = {
  /** Short, because somebody may be waiting for company. */
  coming: { min: 0, max: 5000 },
  /** Longer than a broken connection needs to come back, and spread out enough for several departures in a lively room to mix. */
  going: { min: 3000, max: 30_000 },
  /** So long that moderators cannot tell by a chat that loses somebody right after a decision whom they decided about. */
  sentAway: { min: 3000, max: HOUR_MS },
} as const;

export type PresenceDelay = (kind: keyof typeof PRESENCE_DELAYS_MS) => number;

/** Draws a random delay, separately for each room and each time. */
export const drawDelay: PresenceDelay = (kind) => {
  const { min, max } = PRESENCE_DELAYS_MS[kind];
  return randomInt(min, max + 1);
};

/** The people in a room of this process, and the people who are shown to be there. */
export class RoomPresence {
  readonly #delay: PresenceDelay;
  readonly #onChange: (presence: Presence) => void;
  /** The sockets of each person in the room, and the delay before others learn that the person left. */
  readonly #here = new Map<string, { sockets: number; going: number }>();
  /** When the arrival or departure of a person is shown. */
  readonly #due = new Map<string, number>();
  #told: Presence = { people: new Set(), version: 0 };

  constructor(delay: PresenceDelay, onChange: (presence: Presence) => void) {
    this.#delay = delay;
    this.#onChange = onChange;
  }

  get told(): Presence {
    return this.#told;
  }

  /** The people in the room, whether shown or not. */
  get here(): string[] {
    return [...this.#here.keys()];
  }

  /** Whether nobody is in the room and nobody is shown to be. */
  get empty(): boolean {
    return this.#here.size === 0 && this.#told.people.size === 0;
  }

  /** A person who comes back before the departure was shown never left. @returns whether the person came */
  enter(by: string, now: number): boolean {
    const coming = this.#delay('coming');
    const came = !this.#told.people.has(by) && !this.#due.has(by);
    this.#here.set(by, { sockets: (this.#here.get(by)?.sockets ?? 0) + 1, going: this.#delay('going') });
    if (came) this.#due.set(by, now + coming);
    else if (this.#told.people.has(by)) this.#due.delete(by);
    this.settle(now);
    return came;
  }

  /** @param sentAway whether a measure sends the person away */
  leave(by: string, now: number, sentAway: boolean): void {
    const person = this.#here.get(by);
    if (!person) return;
    person.sockets -= 1;
    if (person.sockets > 0) return;
    this.#here.delete(by);
    if (this.#told.people.has(by)) this.#due.set(by, now + (sentAway ? this.#delay('sentAway') : person.going));
    else this.#due.delete(by);
    this.settle(now);
  }

  /** Shows the arrivals and departures that are due. */
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
