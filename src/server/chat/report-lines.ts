import type { ChatRooms, Services } from '../../routers/context.ts';
import type { Viewer } from '../../routers/identity.ts';
import { AppError } from '../../routers/errors.ts';
import { admit, scopeOf } from './admission.ts';
import type { Transport } from './transport.ts';

type Read = ReturnType<ChatRooms['readLines']>;

/** Reads messages as the room has stored them: a reporter chooses which messages to send, not what they say. */
export async function readLines(
  { services, transport }: { services: Services; transport: Transport },
  viewer: Viewer,
  { postId, requestId }: Parameters<ChatRooms['readLines']>[2],
  ids: number[],
): Read {
  try {
    const { room } = await admit(services, viewer, { postId, requestId });
    const found = await Promise.all([...new Set(ids)].sort((a, b) => a - b).map((id) => transport.read(room.name, id - 1, 1)));
    const kept = found.flat().filter(({ id }) => ids.includes(id));
    const lines = kept.map(({ id, alias, content, time, by }) => ({ id, alias, content, at: new Date(time).toISOString(), by }));
    return { room: room.name, lines, ...scopeOf(room.name) };
  } catch (error) {
    // The chat does not exist or is over, or the viewer may not enter it.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
