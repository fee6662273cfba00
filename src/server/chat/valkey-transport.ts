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
import { keepStays } from './valkey-stay.ts';

/** The rooms that hold messages and have not ended. */
const ROOMS = 'chat:rooms';
/** If no process is there to end a chat, its messages outlive its end by at most this time. */
const MARGIN_MS = 5000;
/** Counters and marks hold no text; they only have to outlive the room. */
const COUNTERS_MS = 7 * DAY_MS;

/** A script's answer about presence: version, people, and when the next change is due. */
type Settled = [version: string, people: string, due: string];

/** For steps that the next sweep makes up for, or that save nothing but traffic. */
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
  const people = createValkeyPeople(commands, vault);
  const run = createRunner(commands);
  const stays = keepStays({
    valkey: { commands, subscriber },
    run,
    onLost: () => transport.onLost(),
    onBeat: (stay) => people.renewPlaces(stay),
  });

  const onMessage = (channel: string, payload: string) => {
    const listening = stays.current?.listeners.get(channel);
    if (listening) hear(listening, payload, options.failed);
  };

  const read = async (name: string, after: number, limit: number) => {
    const entries = await commands.xrange(keysOf(name).stream, `${after + 1}-0`, '+', 'COUNT', limit);
    return entries.map(([id, [, time, , voice, , body, , , , previous]]) => toMessage([String(idOf(id)), previous!, time!, voice!, body!]));
  };

  const open = async ({ name, endsAt }: RoomAddress, listener: RoomListener): Promise<Channel> => {
    const own = stays.current;
    if (!own) throw new Lost();
    const { meta, stream, sent, gone, people: present, shown, due, channel } = keysOf(name);
    const presenceKeys = [meta, present, shown, due];
    let listed: Promise<unknown> | undefined;
    const alive = () => {
      if (stays.current !== own) throw new Lost();
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
          | ['entered', Settled, came: 0 | 1, string, string, string?, string?];
        if (answer[0] === 'ended') return { status: 'ended' };
        const [, settled, came, last, erased, first, previous] = answer;
        return {
          status: 'entered',
          came: came === 1,
          presence: learn(settled),
          first: first === undefined ? undefined : { id: idOf(first), previous: Number(previous) },
          lastId: Number(last),
          erased: toIds(erased),
        };
      },
      leave(by, sentAway) {
        const delay = sentAway ? options.presenceDelay('sentAway') : '';
        if (stays.current === own) void own.insist(() => run('leave', presenceKeys, ...presenceArgs(), by, own.instance, delay));
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
        if (stays.current === own) subscriber.unsubscribe(channel).catch(ignore);
      },
    };
  };

  const transport: Transport = {
    get available() {
      return stays.current !== undefined;
    },
    onLost: () => {},
    async reserve(person, max) {
      const own = stays.current;
      if (!own) throw new Lost();
      const free = await people.takePlace(person, max, own);
      return free && (() => void (stays.current === own && free()));
    },
    open,
    async read(name, after, limit) {
      if (!stays.current) throw new Lost();
      return read(name, after, limit);
    },
    async count(names) {
      const own = stays.current;
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
      for (const { due, settle } of stays.current?.listeners.values() ?? []) if (due <= now) settle().catch(ignore);
    },
    close() {
      stays.close();
      subscriber.off('message', onMessage);
    },
  };

  subscriber.on('message', onMessage);
  return transport;
}
