import type { Services } from '../../routers/context.ts';
import type { Pseudonyms, Scope, Viewer } from '../../routers/identity.ts';
import { AppError } from '../../routers/errors.ts';
import { refusalOfPostChat, refusalOfRequestChat, SIDE_ALIASES } from '../../routers/chat/rules.ts';
import type { ChatAddress } from '../../routers/chat/schema.ts';
import { findPost } from '../../routers/posts/queries.ts';
import { giveVoice } from '../../routers/comments/queries.ts';
import { listOpenPostChats, listOpenRequestChats } from '../../routers/chat/queries.ts';
import { ownRequest } from '../../routers/mentorship/queries.ts';
import { whileAccountStands } from '../../routers/writers/queries.ts';
import type { RoomAddress } from './transport.ts';

type RoomKind = 'post' | 'request';

/** A room that a person may enter, and the identity to enter it with. */
interface Admission {
  room: RoomAddress;
  by: string;
  /** Stores the alias on entering. @throws AppError when the post or the account has been deleted meanwhile. */
  takeAlias(): Promise<string>;
  /** The key of the person who opened the chat, unless it is the one who enters: the host is notified. */
  host?: string | undefined;
  /** Whether strangers meet in the room. Those of a mentorship have chosen each other. */
  amongStrangers: boolean;
}

interface Kind {
  keyOf(pseudonyms: Pseudonyms, id: number, accountId: string): string;
  /** @throws AppError when this person may not enter. */
  admit(services: Services, viewer: Viewer, id: number): Promise<Omit<Admission, 'room'> & { endsAt: Date | null }>;
  listOpen(services: Services, ids: number[]): Promise<number[]>;
}

const KINDS: Record<RoomKind, Kind> = {
  /** Everybody uses the alias of their comments under the post, until the chat ends. */
  post: {
    keyOf: (pseudonyms, id, accountId) => pseudonyms.key('thread', id, accountId),
    async admit({ db, now, pseudonyms }, { accountId }, id) {
      const post = await findPost(db, id);
      const refusal = refusalOfPostChat(post, now());
      if (refusal || !post) throw new AppError(refusal ?? 'post_not_found');
      const by = KINDS.post.keyOf(pseudonyms, id, accountId);
      const takeAlias = async () => {
        const voice = await whileAccountStands(db, accountId, async (trx) => ({
          alias: await giveVoice(trx, id, by, pseudonyms.randomAlias),
        }));
        if (!voice) throw new AppError('unauthenticated');
        if (voice.alias === undefined) throw new AppError('post_not_found');
        return voice.alias;
      };
      return { by, takeAlias, endsAt: post.chat_ends_at, host: post.author_key === by ? undefined : post.author_key, amongStrangers: true };
    },
    listOpen: ({ db, now }, ids) => listOpenPostChats(db, ids, now()),
  },
  /** The two sides use the names of their roles, for as long as the mentorship is accepted. */
  request: {
    keyOf: (pseudonyms, id, accountId) => pseudonyms.key('chat', `request ${id}`, accountId),
    async admit(services, viewer, id) {
      const { row, side } = await ownRequest({ ...services, viewer }, id, 'conversation_not_yours');
      const refusal = refusalOfRequestChat(row.status);
      if (refusal) throw new AppError(refusal);
      const by = KINDS.request.keyOf(services.pseudonyms, id, viewer.accountId);
      return { by, takeAlias: async () => SIDE_ALIASES[side], endsAt: null, amongStrangers: false };
    },
    listOpen: ({ db }, ids) => listOpenRequestChats(db, ids),
  },
};

/** @throws AppError when this person may not enter. */
export async function admit(services: Services, viewer: Viewer, { postId, requestId }: ChatAddress): Promise<Admission> {
  const [kind, id] = postId === undefined ? (['request', requestId!] as const) : (['post', postId] as const);
  const { endsAt, ...admission } = await KINDS[kind].admit(services, viewer, id);
  return { room: { name: nameOf(kind, id), endsAt }, ...admission };
}

/** The name of a post's room. */
export function chatOfPost(id: number): string {
  return nameOf('post', id);
}

/** The name of a mentorship's room. */
export function chatOfRequest(id: number): string {
  return nameOf('request', id);
}

function nameOf(kind: RoomKind, id: number): string {
  return `${kind}:${id}`;
}

function placeOf(name: string): { kind: RoomKind; id: number } {
  const [kind, id] = name.split(':') as [RoomKind, string];
  return { kind, id: Number(id) };
}

/** Returns the mentorship request that a room belongs to; undefined for a post's room. */
export function requestOf(name: string): number | undefined {
  const { kind, id } = placeOf(name);
  return kind === 'request' ? id : undefined;
}

/** A person's key in all rooms. */
export function personKey(pseudonyms: Pseudonyms, accountId: string): string {
  return pseudonyms.key('chat', 'person', accountId);
}

/** A person's key in the room of this name. */
export function keyIn(pseudonyms: Pseudonyms, name: string, accountId: string): string {
  const { kind, id } = placeOf(name);
  return KINDS[kind].keyOf(pseudonyms, id, accountId);
}

/** The scope for which the keys of a room are derived. */
export function scopeOf(name: string): { scope: Scope; scopeId: number | string } {
  const { kind, id } = placeOf(name);
  return kind === 'post' ? { scope: 'thread', scopeId: id } : { scope: 'chat', scopeId: name.replace(':', ' ') };
}

/** Returns the names of those rooms that are not open. */
export async function findClosed(services: Services, names: string[]): Promise<string[]> {
  const places = names.map(placeOf);
  const closed = await Promise.all(
    (Object.keys(KINDS) as RoomKind[]).map(async (kind) => {
      const ids = places.filter((place) => place.kind === kind).map(({ id }) => id);
      if (ids.length === 0) return [];
      const open = new Set(await KINDS[kind].listOpen(services, ids));
      return ids.filter((id) => !open.has(id)).map((id) => nameOf(kind, id));
    }),
  );
  return closed.flat();
}
