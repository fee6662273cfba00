import type { Services, Viewer } from '../../routers/context.ts';
import { AppError } from '../../routers/errors.ts';
import { refusalOfPostChat, refusalOfRequestChat } from '../../routers/chat/rules.ts';
import type { ChatAddress } from '../../routers/chat/schema.ts';
import { findPost, listOpenPostChats, listOpenRequestChats, ownRequest } from '../../routers/index.ts';
import type { RoomAddress } from './transport.ts';

type RoomKind = 'post' | 'request';

/** Where somebody may enter, and as whom. */
export interface Admission {
  room: RoomAddress;
  by: string;
  alias: string;
}

interface Kind {
  /** @throws AppError when this person may not enter. */
  admit(services: Services, viewer: Viewer, id: number): Promise<Pick<Admission, 'by' | 'alias'> & { endsAt: Date | null }>;
  listOpen(services: Services, ids: number[]): Promise<number[]>;
}

const KINDS: Record<RoomKind, Kind> = {
  /** Everybody talks under the alias of the post's comments, until the chat's time is over. */
  post: {
    async admit({ db, now, pseudonyms }, { accountId }, id) {
      const post = await findPost(db, id);
      const refusal = refusalOfPostChat(post, now());
      if (refusal) throw new AppError(refusal);
      const by = pseudonyms.key('thread', id, accountId);
      return { by, alias: pseudonyms.alias(by), endsAt: post!.chat_ends_at };
    },
    listOpen: ({ db, now }, ids) => listOpenPostChats(db, ids, now()),
  },
  /** The two sides talk under the names of their sides, for as long as the mentorship is accepted. */
  request: {
    async admit(services, viewer, id) {
      const { row, side } = await ownRequest({ ...services, viewer }, id);
      const refusal = refusalOfRequestChat(row.status);
      if (refusal) throw new AppError(refusal);
      const by = services.pseudonyms.key('chat', `request ${id}`, viewer.accountId);
      return { by, alias: side === 'mentor' ? 'Mentore' : 'Chi ha chiesto aiuto', endsAt: null };
    },
    listOpen: ({ db }, ids) => listOpenRequestChats(db, ids),
  },
};

/** @throws AppError when this person may not enter. */
export async function admit(services: Services, viewer: Viewer, { postId, requestId }: ChatAddress): Promise<Admission> {
  const [kind, id] = postId === undefined ? (['request', requestId!] as const) : (['post', postId] as const);
  const { by, alias, endsAt } = await KINDS[kind].admit(services, viewer, id);
  return { room: { name: nameOf(kind, id), endsAt }, by, alias };
}

function nameOf(kind: RoomKind, id: number): string {
  return `${kind}:${id}`;
}

/** Of the rooms of these names, those that are not open any more. */
export async function findClosed(services: Services, names: string[]): Promise<string[]> {
  const closed = await Promise.all(
    (Object.keys(KINDS) as RoomKind[]).map(async (kind) => {
      const prefix = nameOf(kind, 0).slice(0, -1);
      const ids = names.filter((name) => name.startsWith(prefix)).map((name) => Number(name.slice(prefix.length)));
      if (ids.length === 0) return [];
      const open = new Set(await KINDS[kind].listOpen(services, ids));
      return ids.filter((id) => !open.has(id)).map((id) => nameOf(kind, id));
    }),
  );
  return closed.flat();
}
