import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../routers/durations.ts';
import type { Vault } from '../../routers/identity.ts';
import type { Valkey } from '../start/valkey.ts';
import {
  HISTORY_MAX,
  type Channel,
  type Presence,
  type RoomAddress,
  type RoomListener,
  type Transport,
  type TransportOptions,
} from './transport.ts';
import {
  type AppendAnswer,
  idOf,
  keysOf,
  toAppended,
  toDue,
  toErased,
  toIds,
  toMessage,
  toPresence,
  toPublished,
} from './valkey-format.ts';
import { hear, type Listening } from './valkey-news.ts';
import { createValkeyPeople } from './valkey-people.ts';
import { createRunner } from './valkey-scripts.ts';

const INSTANCES = 'chat:instances';
/** The rooms that hold messages and have not ended. */
const ROOMS = 'chat:rooms';
/** A process that has not renewed its lease counts as dead, and its people as gone. */
const LEASE_MS = 10_000;
const BEAT_MS = 2000;
/** If no process is there to end a chat, its messages outlive its end by at most this time. */
const MARGIN_MS = 5000;
/** Counters and marks hold no text; they only have to outlive the room. */
const COUNTERS_MS = 7 * DAY_MS;

/** A script's answer about presence: version, people, and when the next change is due. */
type Settled = [version: string, people: string, due: string];

/** An uninterrupted connection to Valkey. A new stay begins after each loss, so that nothing of the old one counts. */
interface Stay {
  instance: string;
  listeners: Map<string, Listening>;
  instances: ReadonlySet<string>;
  /** When `instances` was read, by the clock that also stamps the names of new instances. */
  looked: number;
}

/** For optional steps: a lease or an expiry has the same effect later. */
const ignore = () => {};

class Lost extends Error {
  override name = 'Lost';
}

/** Rooms that processes share: a capped stream holds a room's order and history, and Pub/Sub delivers what is new. */
export function createValkeyTransport(
  { commands, subscriber }: Valkey,
  vault: Pick<Vault, 'seal' | 'open'>,
  options: TransportOptions,
): Transport {
  const people = createValkeyPeople(commands, vault, LEASE_MS);
  const run = createRunner(commands);
  let stay: Stay | undefined;
  let starting = false;

  const lose = () => {
    if (!stay) return;
    stay = undefined;
    transport.onLost();
  };

  const beat = async (own: Stay): Promise<boolean> => {
    const answer = await run('beat', [INSTANCES], own.instance, LEASE_MS, stay === own ? 0 : 1);
    const [name, looked, ...instances] = answer as [string, number, ...string[]];
    if (name !== '') own.instance = name;
    own.looked = looked;
    const changed = own.instances.size !== instances.length || !instances.every((instance) => own.instances.has(instance));
    own.instances = new Set(instances);
    if (changed) await Promise.all([...own.listeners.values()].map(({ settle }) => settle()));
    return name !== '';
  };

  const start = async () => {
    if (stay || starting || commands.status !== 'ready' || subscriber.status !== 'ready') return;
    starting = true;
    try {
      const own: Stay = { instance: randomUUID(), listeners: new Map(), instances: new Set(), looked: 0 };
      await subscriber.unsubscribe();
      await beat(own);
      // If a connection broke meanwhile, `lose` was called but had no stay to end.
      if (commands.status === 'ready' && subscriber.status === 'ready') stay = own;
    } catch {
      // Valkey is not there yet; the timer tries again.
    } finally {
      starting = false;
    }
  };

  const keepAlive = async () => {
    const own = stay;
    if (!own) return start();
    try {
      const [known] = await Promise.all([beat(own), subscriber.ping(), people.renewPlaces(own.instance)]);
      if (!known && stay === own) lose();
    } catch {
      if (stay === own) lose();
    }
  };

  const onMessage = (channel: string, payload: string) => {
    const listening = stay?.listeners.get(channel);
    if (listening) hear(listening, payload, options.failed);
  };

  const read = async (name: string, after: number, limit: number) => {
    const entries = await commands.xrange(keysOf(name).stream, `${after + 1}-0`, '+', 'COUNT', limit);
    return entries.map(([id, [, time, , voice, , body, , , , previous]]) => toMessage([String(idOf(id)), previous!, time!, voice!, body!]));
  };

  const open = async ({ name, endsAt }: RoomAddress, listener: RoomListener): Promise<Channel> => {
    const own = stay;
    if (!own) throw new Lost();
    const { meta, stream, sent, gone, people: present, shown, due, channel } = keysOf(name);
    const presenceKeys = [meta, present, shown, due];
    let listed: Promise<unknown> | undefined;
    const alive = () => {
      if (stay !== own) throw new Lost();
    };
    const presenceArgs = () => [channel, options.now().getTime(), COUNTERS_MS, [...own.instances].join(','), own.looked];
    const entry: Listening = {
      listener,
      due: Infinity,
      async settle() {
        // Reset before the script runs, because an event received meanwhile may set it, too.
        entry.due = Infinity;
        const settled = await run('settle', presenceKeys, ...presenceArgs()).catch((error: unknown) => {
          entry.due = 0;
          throw error;
        });
        learn(settled as Settled);
      },
    };
    const learn = ([version, list, next]: Settled): Presence => {
      entry.due = Math.min(entry.due, toDue(next));
      const presence = toPresence(version, list);
      listener.onPresence(presence);
      return presence;
    };
    own.listeners.set(channel, entry);
    try {
      await subscriber.subscribe(channel);
      alive();
    } catch (error) {
      if (own.listeners.get(channel) === entry) own.listeners.delete(channel);
      throw error;
    }

    return {
      async enter(by) {
        alive();
        const delays = [options.presenceDelay('coming'), options.presenceDelay('going')];
        const answer = (await run('enter', [...presenceKeys, stream, gone], ...presenceArgs(), by, own.instance, ...delays)) as
          | ['ended']
          | ['entered', Settled, string, string, string?, string?];
        if (answer[0] === 'ended') return { status: 'ended' };
        const [, settled, last, erased, first, previous] = answer;
        return {
          status: 'entered',
          presence: learn(settled),
          first: first === undefined ? undefined : { id: idOf(first), previous: Number(previous) },
          lastId: Number(last),
          erased: toIds(erased),
        };
      },
      leave(by, sentAway) {
        const delay = sentAway ? options.presenceDelay('sentAway') : '';
        if (stay === own) run('leave', presenceKeys, ...presenceArgs(), by, own.instance, delay).catch(ignore);
      },
      async append({ person, by, sendId, content, alias }) {
        alive();
        const now = options.now().getTime();
        const ttl = endsAt ? Math.max(0, endsAt.getTime() - now) + MARGIN_MS : options.keepMs;
        return people.speak(person, options.limitFlood, async (wait) => {
          // Before the first message: an unlisted room is never ended. Once is enough, because a loss ends the stay.
          await (listed ??= commands.sadd(ROOMS, name).catch((error: unknown) => {
            listed = undefined;
            throw error;
          }));
          const answer = (await run(
            'append',
            [meta, stream, sent],
            `${by}:${sendId}`,
            JSON.stringify({ sendId, content }),
            now,
            ttl,
            HISTORY_MAX,
            channel,
            ttl + COUNTERS_MS,
            JSON.stringify({ by, alias }),
            wait,
          )) as AppendAnswer;
          return toAppended(answer);
        });
      },
      async relay(person, keep) {
        alive();
        return people.speak(person, options.limitFlood, async (wait) => {
          const kept = await keep(wait);
          if (!('message' in kept)) return kept;
          const { message, status } = kept;
          const unannounced = await run('publish', [channel], toPublished(message)).then(
            () => false,
            () => true,
          );
          return { status, id: message.id, time: message.time, unannounced };
        });
      },
      async here() {
        alive();
        return (await run('here', [present], [...own.instances].join(','), own.looked)) as string[];
      },
      async read(after, limit) {
        alive();
        return read(name, after, limit);
      },
      close() {
        if (own.listeners.get(channel) !== entry) return;
        own.listeners.delete(channel);
        if (stay === own) subscriber.unsubscribe(channel).catch(ignore);
      },
    };
  };

  const transport: Transport = {
    get available() {
      return stay !== undefined;
    },
    onLost: () => {},
    async reserve(person, max) {
      const own = stay;
      if (!own) throw new Lost();
      const place = await people.takePlace(person, max, own);
      return place && (() => void (stay === own && place.free().catch(ignore)));
    },
    open,
    async read(name, after, limit) {
      if (!stay) throw new Lost();
      return read(name, after, limit);
    },
    async count(names) {
      const own = stay;
      if (!own) throw new Lost();
      const living = [...own.instances].join(',');
      const now = options.now().getTime();
      const counts = names.map((name) => {
        const { people, shown, due } = keysOf(name);
        return run('count', [people, shown, due], living, own.looked, now);
      });
      return (await Promise.all(counts)) as number[];
    },
    expel: people.expel,
    async erase(name, by, id) {
      const { stream, sent, gone, channel } = keysOf(name);
      await run('erase', [stream, sent, gone], by, channel, id ?? '-', id ?? '+', HISTORY_MAX);
    },
    async tellErased(name, ids) {
      if (ids.length > 0) await commands.publish(keysOf(name).channel, toErased(ids));
    },
    rooms: async () => commands.smembers(ROOMS),
    async end(name) {
      const { meta, stream, sent, gone, people: present, shown, due, channel } = keysOf(name);
      await run('finish', [meta, stream, sent, gone, present, shown, due], channel, COUNTERS_MS);
      await commands.srem(ROOMS, name);
    },
    sweep(now) {
      for (const { due, settle } of stay?.listeners.values() ?? []) if (due <= now) settle().catch(ignore);
    },
    close() {
      clearInterval(timer);
      if (stay) commands.zrem(INSTANCES, stay.instance).catch(ignore);
      stay = undefined;
      for (const client of [commands, subscriber]) client.off('ready', onReady).off('close', lose).off('-node', lose);
      subscriber.off('message', onMessage);
    },
  };

  const onReady = () => void start();
  subscriber.on('message', onMessage);
  for (const client of [commands, subscriber]) client.on('ready', onReady).on('close', lose).on('-node', lose);
  const timer = setInterval(() => void keepAlive(), BEAT_MS);
  void start();
  return transport;
}
