import type { ChatRooms, Services } from '../../routers/context.ts';
import type { Viewer } from '../../routers/identity.ts';
import { AppError } from '../../routers/errors.ts';
import { listEndedLetters, listLetters } from '../../routers/chat/queries.ts';
import type { ChatAddress } from '../../routers/chat/schema.ts';
import { admit, chatOfRequest, scopeOf } from './admission.ts';
import { refuseAway, type Transport } from './transport.ts';

type Read = ReturnType<ChatRooms['readLines']>;
interface Reading {
  services: Services;
  transport: Transport;
}

/** Reads messages as they are stored: a reporter chooses which messages to send, not what they say. */
export async function readLines(reading: Reading, viewer: Viewer, chat: Parameters<ChatRooms['readLines']>[2], ids: number[]): Read {
  try {
    const { room, kept } = await keptLines(reading, viewer, chat, ids);
    const lines = kept.map(({ id, alias, content, time, by }) => ({ id, alias, content, at: new Date(time).toISOString(), by }));
    return { room, lines, ...scopeOf(room) };
  } catch (error) {
    // The chat does not exist or is over, or the viewer may not enter it.
    if (error instanceof AppError && error.reason !== 'busy') return undefined;
    throw error;
  }
}

async function keptLines({ services, transport }: Reading, viewer: Viewer, chat: ChatAddress, ids: number[]) {
  try {
    const { room } = await admit(services, viewer, chat);
    const found = await readEach({ services, transport }, room.name, chat, ids);
    return { room: room.name, kept: found.filter(({ id }) => ids.includes(id)) };
  } catch (error) {
    // Whoever writes to hurt must not be able to end the mentorship before it is reported. Strangers were refused for another reason.
    const { requestId } = chat;
    if (requestId === undefined || !(error instanceof AppError) || error.reason !== 'chat_over') throw error;
    return { room: chatOfRequest(requestId), kept: await listEndedLetters(services, requestId, ids) };
  }
}

async function readEach({ services, transport }: Reading, room: string, { requestId }: ChatAddress, ids: number[]) {
  const ordered = [...new Set(ids)].sort((a, b) => a - b);
  // Letters are read in the caller's transaction: the embedded database has no second connection on which the transport could read them.
  if (requestId !== undefined) return listLetters(services.db, services.vault, requestId, ordered[0]! - 1);
  return (await Promise.all(ordered.map((id) => transport.read(room, id - 1, 1).catch(refuseAway)))).flat();
}
