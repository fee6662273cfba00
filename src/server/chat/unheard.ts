import type { Notices, Services } from '../../routers/context.ts';
import { SIDE_ALIASES } from '../../routers/chat/rules.ts';
import { findRequest } from '../../routers/mentorship/queries.ts';
import { otherSideOf } from '../../routers/mentorship/rules.ts';
import { requestOf } from './admission.ts';

interface Options {
  services: Pick<Services, 'db'>;
  notices: Pick<Notices, 'notify'>;
}

/** Tells the other side of a mentorship that there is a letter. Other chats are not for later. */
export function createUnheard({ services: { db }, notices }: Options): (room: string, alias: string) => void {
  const tell = async (requestId: number, alias: string) => {
    const request = await findRequest(db, requestId);
    if (!request) return;
    const other = otherSideOf(alias === SIDE_ALIASES.mentor ? 'mentor' : 'student', request);
    notices.notify(other, { kind: 'chat', requestId });
  };
  return (room, alias) => {
    const requestId = requestOf(room);
    // While the database is away nobody can be told; the letter is found all the same.
    if (requestId !== undefined) tell(requestId, alias).catch(() => {});
  };
}
