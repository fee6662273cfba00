import type { ChatRooms, Services } from '../../routers/context.ts';
import type { Viewer } from '../../routers/identity.ts';
import { AppError } from '../../routers/errors.ts';
import { listEndedLetters } from '../../routers/chat/queries.ts';
import type { ChatAddress } from '../../routers/chat/schema.ts';
import { admit, chatOfRequest, scopeOf } from './admission.ts';
import type { Transport } from './transport.ts';

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
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

async function keptLines({ services, transport }: Reading, viewer: Viewer, chat: ChatAddress, ids: number[]) {
  try {
    const { room } = await admit(services, viewer, chat);
    const found = await Promise.all([...new Set(ids)].sort((a, b) => a - b).map((id) => transport.read(room.name, id - 1, 1)));
    return { room: room.name, kept: found.flat().filter(({ id }) => ids.includes(id)) };
  } catch (error) {
    // Whoever writes to hurt must not be able to end the mentorship before it is reported. Strangers were refused for another reason.
    const { requestId } = chat;
    if (requestId === undefined || !(error instanceof AppError) || error.reason !== 'chat_over') throw error;
    return { room: chatOfRequest(requestId), kept: await listEndedLetters(services.db, services.vault, requestId, ids) };
  }
}
