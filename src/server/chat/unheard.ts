import type { Notices, Services } from '../../routers/context.ts';
import { SIDE_ALIASES } from '../../routers/chat/rules.ts';
import { findRequest } from '../../routers/mentorship/queries.ts';
import { otherSideOf } from '../../routers/mentorship/rules.ts';
import { requestOf } from './admission.ts';

interface Options {
  services: Pick<Services, 'db'>;
  notices: Pick<Notices, 'notify'>;
}

/** Notifies the other side of a mentorship of a letter. Messages in other chats are only for people who are there. */
export function createUnheard({ services: { db }, notices }: Options): (room: string, alias: string) => Promise<void> {
  const tell = async (requestId: number, alias: string) => {
    const request = await findRequest(db, requestId);
    if (!request) return;
    const other = otherSideOf(alias === SIDE_ALIASES.mentor ? 'mentor' : 'student', request);
    notices.notify(other, { kind: 'chat', requestId });
  };
  return async (room, alias) => {
    const requestId = requestOf(room);
    // While the database is away nobody can be notified; the letter can still be read later.
    if (requestId !== undefined) await tell(requestId, alias).catch(() => {});
  };
}
