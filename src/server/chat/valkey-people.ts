import { randomUUID } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { FLOOD_MESSAGES, FLOOD_WINDOW_MS } from '../../routers/chat/rules.ts';
import { MINUTE_MS } from '../../routers/durations.ts';
import type { Vault } from '../../routers/identity.ts';
import { SharedLog } from '../limits/shared-log.ts';
import { SharedPersonCounter } from '../limits/shared-person-counter.ts';
import { Turns } from '../limits/turns.ts';
import { EXPELLED_MS, type Appended } from './transport.ts';
import type { Commands } from '../start/valkey.ts';
import { LEASE_MS, type Stay } from './valkey-stay.ts';

/** How often held places are announced again; a place that was not for twice as long is forgotten. */
const RENEW_MS = 10 * MINUTE_MS;

/** A person's socket in a process; without an instance, a socket that has closed. */
type PlaceEntry = [place: string, person: string, instance?: string];

interface Place {
  instance: string;
  /** When it was last announced. */
  time: number;
}

/** Keeps what concerns a person in all rooms. No key in Valkey may stand for a person: it would link what the person says in two rooms. */
export function createValkeyPeople(valkey: Commands, vault: Pick<Vault, 'seal' | 'open'>) {
  const flood = new SharedPersonCounter({
    name: 'chat:flood',
    points: FLOOD_MESSAGES,
    duration: FLOOD_WINDOW_MS / 1000,
    shared: { valkey, vault },
  });
  const inTurn = new Turns(1);

  const expelled = new Map<string, number>();
  const expulsions = new SharedLog<string>({
    ...{ valkey, vault, name: 'chat:expelled', keepMs: EXPELLED_MS },
    onEntry: (person, { time }) => void expelled.set(person, time + EXPELLED_MS),
  });

  /** By person and then by place, in the order in which they were taken. */
  const places = new Map<string, Map<string, Place>>();
  const drop = (person: string, place: string) => {
    const own = places.get(person);
    own?.delete(place);
    if (own?.size === 0) places.delete(person);
  };
  const placesLog = new SharedLog<PlaceEntry>({
    ...{ valkey, vault, name: 'chat:places', keepMs: 2 * RENEW_MS },
    onEntry([place, person, instance], { time }) {
      if (instance === undefined) return drop(person, place);
      places.set(person, (places.get(person) ?? new Map<string, Place>()).set(place, { instance, time }));
    },
  });
  let renewed = performance.now();

  const unlessExpelled = async (person: string, say: () => Promise<Appended>): Promise<Appended> => {
    await expulsions.catchUp();
    return (expelled.get(person) ?? 0) > Date.now() ? { status: 'expelled' } : say();
  };

  return {
    /** Sends a person's messages one at a time, to keep their order. @param say receives the milliseconds that the person must wait */
    speak(person: string, limited: boolean, say: (wait: number) => Promise<Appended>): Promise<Appended> {
      if (!limited) return unlessExpelled(person, () => say(0));
      return inTurn.run(person, () =>
        unlessExpelled(person, async () => {
          const wait = await flood.consume(person).then(
            () => 0,
            (refused: unknown) => {
              if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
              throw refused;
            },
          );
          let said: Appended | undefined;
          try {
            return (said = await say(wait));
          } finally {
            // Only a stored message counts, not one that was stored before and is sent again.
            if (wait === 0 && said?.status !== 'appended') await flood.reward(person);
          }
        }),
      );
    },

    async expel(person: string): Promise<void> {
      for (const [name, end] of expelled) if (end <= Date.now()) expelled.delete(name);
      await expulsions.append(person);
    },

    /** @returns a function that frees the place, or undefined when all of the person's places are taken */
    async takePlace(person: string, max: number, stay: Stay): Promise<(() => Promise<void>) | undefined> {
      const place = randomUUID();
      const { time } = await placesLog.append([place, person, stay.instance]);
      stay.places.set(place, person);
      const free = () => {
        stay.places.delete(place);
        return stay.insist(() => placesLog.append([place, person]));
      };
      let before = 0;
      for (const [name, other] of [...(places.get(person) ?? [])]) {
        if (name === place) break;
        // Taken before Valkey's clock was set back.
        other.time = Math.min(other.time, time);
        const age = time - other.time;
        // A process that has just started is not known everywhere yet.
        if (age < 2 * RENEW_MS && (stay.instances.has(other.instance) || age < LEASE_MS)) before += 1;
        else drop(person, name);
      }
      if (before < max) return free;
      await free();
      return undefined;
    },

    /** Announces the places held here again for processes that started later, in an order that reveals nothing. */
    async renewPlaces(stay: Stay): Promise<void> {
      if (performance.now() - renewed < RENEW_MS) return;
      renewed = performance.now();
      for (const [place, person] of [...stay.places].sort(([one], [other]) => one.localeCompare(other))) {
        await stay.insist(async () => stay.places.has(place) && (await placesLog.append([place, person, stay.instance])));
      }
    },
  };
}
