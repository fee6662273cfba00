import { FLOOD_MESSAGES, FLOOD_WINDOW_MS, floodWait } from '../../routers/chat/rules.ts';
import { Histories, History } from './memory-history.ts';
import { RoomPresence } from './presence.ts';
import {
  EXPELLED_MS,
  type Appended,
  type Channel,
  type Draft,
  type Relayed,
  type RoomAddress,
  type RoomListener,
  type Transport,
  type TransportOptions,
} from './transport.ts';

interface MemoryRoom {
  endsAt: number | null;
  history: History;
  lastId: number;
  lastTime: number;
  presence: RoomPresence;
  listeners: Set<RoomListener>;
  ended: boolean;
}

/** Rooms in the memory of one process, which end with it. */
export function createMemoryTransport(options: TransportOptions): Transport {
  const rooms = new Map<string, MemoryRoom>();
  const histories = new Histories();
  const places = new Map<string, number>();
  const sentAt = new Map<string, number[]>();
  const expelledAt = new Map<string, number>();

  const end = (name: string, room: MemoryRoom) => {
    if (room.ended) return;
    room.ended = true;
    room.history.end();
    rooms.delete(name);
    for (const listener of room.listeners) listener.onEnd();
  };

  const append = (room: MemoryRoom, { person, ...draft }: Draft): Appended => {
    if (room.ended) return { status: 'ended' };
    if (expelledAt.has(person)) return { status: 'expelled' };
    const known = room.history.find(draft);
    if (known) return { status: 'content' in known ? 'repeated' : 'removed', id: known.id, time: known.time };
    const now = options.now().getTime();
    if (options.limitFlood) {
      const times = sentAt.get(person) ?? [];
      const wait = floodWait(times, now);
      if (wait > 0) return { status: 'flooded', wait };
      sentAt.set(person, [...times, now].slice(-FLOOD_MESSAGES));
    }
    room.lastTime = Math.max(room.lastTime, now);
    const message = { ...draft, id: nextId(room.lastId, now), previous: room.lastId, time: room.lastTime };
    room.lastId = message.id;
    room.history.keep(message);
    for (const listener of room.listeners) listener.onMessage(message);
    return { status: 'appended', id: message.id, time: message.time };
  };

  /** Takes out one message of this time, which was not stored after all. */
  const uncount = (person: string, time: number) => {
    const times = sentAt.get(person) ?? [];
    const left = times.filter((_, place) => place !== times.lastIndexOf(time));
    if (left.length > 0) sentAt.set(person, left);
    else sentAt.delete(person);
  };

  const relay = async (room: MemoryRoom, person: string, keep: (wait: number) => Promise<Relayed>): Promise<Appended> => {
    if (room.ended) return { status: 'ended' };
    if (expelledAt.has(person)) return { status: 'expelled' };
    const now = options.now().getTime();
    const times = sentAt.get(person) ?? [];
    const wait = options.limitFlood ? floodWait(times, now) : 0;
    // Counted before it is stored, so that concurrent messages count each other.
    const counts = options.limitFlood && wait === 0;
    if (counts) sentAt.set(person, [...times, now].slice(-FLOOD_MESSAGES));
    let kept: Relayed | undefined;
    try {
      kept = await keep(wait);
    } finally {
      if (counts && kept?.status !== 'appended') uncount(person, now);
    }
    if (!('message' in kept)) return kept;
    const { message, status } = kept;
    for (const listener of room.listeners) listener.onMessage(message);
    return { status, id: message.id, time: message.time };
  };

  const open = ({ name, endsAt }: RoomAddress, listener: RoomListener): Channel => {
    const room = rooms.get(name) ?? newRoom(endsAt, new History(histories), options);
    rooms.set(name, room);
    room.listeners.add(listener);
    return {
      async enter(by) {
        if (room.ended) return { status: 'ended' };
        const came = room.presence.enter(by, options.now().getTime());
        const { history, lastId, presence } = room;
        return { status: 'entered', came, presence: presence.told, first: history.first, lastId, erased: history.erased };
      },
      leave: (by, sentAway) => room.presence.leave(by, options.now().getTime(), sentAway),
      append: async (draft) => append(room, draft),
      relay: (person, keep) => relay(room, person, keep),
      here: async () => room.presence.here,
      read: async (after, limit) => room.history.from(after, limit),
      close: () => void room.listeners.delete(listener),
    };
  };

  return {
    available: true,
    onLost: () => {},
    async reserve(person, max) {
      const taken = places.get(person) ?? 0;
      if (taken >= max) return undefined;
      places.set(person, taken + 1);
      return () => {
        const left = places.get(person)! - 1;
        if (left > 0) places.set(person, left);
        else places.delete(person);
      };
    },
    open: async (address, listener) => open(address, listener),
    async read(name, after, limit) {
      return rooms.get(name)?.history.from(after, limit) ?? [];
    },
    count: async (names) => names.map((name) => rooms.get(name)?.presence.told.people.size ?? 0),
    async expel(person) {
      expelledAt.set(person, options.now().getTime());
    },
    async erase(name, by, id) {
      const room = rooms.get(name);
      if (!room) return;
      tellErased(room, room.history.erase(by, id));
    },
    tellErased: async (name, ids) => tellErased(rooms.get(name), ids),
    rooms: async () => [...rooms.keys()],
    async end(name) {
      const room = rooms.get(name);
      if (room) end(name, room);
    },
    sweep(now) {
      for (const [name, room] of rooms) {
        room.presence.settle(now);
        const idle = room.listeners.size === 0 && room.presence.empty;
        const stale = room.endsAt === null && now >= room.lastTime + options.keepMs;
        if ((room.endsAt !== null && now >= room.endsAt) || (idle && (stale || room.lastId === 0))) end(name, room);
        else if (stale) room.history.forget();
      }
      for (const [person, times] of sentAt) {
        if (times.at(-1)! + FLOOD_WINDOW_MS <= now) sentAt.delete(person);
      }
      for (const [person, time] of expelledAt) if (time + EXPELLED_MS <= now) expelledAt.delete(person);
    },
    close: () => rooms.clear(),
  };
}

/** Never below the clock, so that a room that has lost its messages does not reuse their ids. */
function nextId(last: number, now: number): number {
  return Math.max(last + 1, now);
}

function newRoom(endsAt: Date | null, history: History, { presenceDelay }: TransportOptions): MemoryRoom {
  const listeners = new Set<RoomListener>();
  return {
    endsAt: endsAt?.getTime() ?? null,
    history,
    lastId: 0,
    lastTime: 0,
    presence: new RoomPresence(presenceDelay, (presence) => {
      for (const listener of listeners) listener.onPresence(presence);
    }),
    listeners,
    ended: false,
  };
}

function tellErased(room: MemoryRoom | undefined, ids: number[]): void {
  if (ids.length > 0) for (const listener of room?.listeners ?? []) listener.onErased(ids);
}
