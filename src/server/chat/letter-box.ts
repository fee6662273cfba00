import { deleteLettersBy, findLetterPlaces, keepLetter, listLetters } from '../../routers/chat/queries.ts';
import type { Services } from '../../routers/context.ts';
import { Turns } from '../limits/turns.ts';
import { requestOf } from './admission.ts';
import type { Channel, RoomAddress, RoomListener, Transport } from './transport.ts';

type Keeper = Pick<Services, 'db' | 'vault' | 'now'>;

/**
 * Stores the messages of mentorships in the database, sealed, for as long as the mentorship goes on, because mentors and students are
 * rarely online at the same time. Presence and live messages go through the rooms, as in other chats.
 */
export function withLetterBox(live: Transport, services: Keeper): Transport {
  const { db, vault } = services;
  // One message per room at a time, to keep their order.
  const inTurn = new Turns(1);
  const read = async (requestId: number, after: number, limit: number) => (await listLetters(db, vault, requestId, after)).slice(0, limit);

  const open = async (requestId: number, room: RoomAddress, listener: RoomListener): Promise<Channel> => {
    const channel = await live.open(room, listener);
    return {
      async enter(by) {
        // Read before the person counts as present: if this fails, the person is not there.
        const { first, last, removed } = await findLetterPlaces(db, vault, requestId);
        const entry = await channel.enter(by);
        return entry.status === 'ended' ? entry : { ...entry, first, lastId: last?.id ?? 0, erased: removed };
      },
      leave: (by, sentAway) => channel.leave(by, sentAway),
      append: ({ person, ...draft }) =>
        inTurn.run(room.name, () =>
          channel.relay(person, async (wait) => {
            const kept = await keepLetter(db, vault, { requestId, wait, now: services.now() }, draft);
            return 'letter' in kept ? { status: kept.status, message: kept.letter } : kept;
          }),
        ),
      relay: (person, keep) => channel.relay(person, keep),
      here: () => channel.here(),
      read: (after, limit) => read(requestId, after, limit),
      close: () => channel.close(),
    };
  };

  return {
    get available() {
      return live.available;
    },
    set onLost(told: () => void) {
      live.onLost = told;
    },
    reserve: (person, max) => live.reserve(person, max),
    open(room, listener) {
      const requestId = requestOf(room.name);
      return requestId === undefined ? live.open(room, listener) : open(requestId, room, listener);
    },
    read(name, after, limit) {
      const requestId = requestOf(name);
      return requestId === undefined ? live.read(name, after, limit) : read(requestId, after, limit);
    },
    count: (names) => live.count(names),
    expel: (person) => live.expel(person),
    async erase(name, by, id) {
      const requestId = requestOf(name);
      if (requestId === undefined) return live.erase(name, by, id);
      return live.tellErased(name, await deleteLettersBy(db, vault, requestId, by, id));
    },
    tellErased: (name, ids) => live.tellErased(name, ids),
    rooms: () => live.rooms(),
    end: (name) => live.end(name),
    sweep: (now) => live.sweep(now),
    close: () => live.close(),
  };
}
