import type { Notices, Services } from '../../routers/context.ts';
import { expireRequest, listOverdue, remindOf } from '../../routers/mentorship/queries.ts';
import { waitingSince } from '../../routers/mentorship/rules.ts';
import { PROFILE } from '../../routers/mentors/rules.ts';
import { tryEach } from './try-each.ts';

interface Options {
  services: Pick<Services, 'db' | 'now'>;
  notices: Pick<Notices, 'notify'>;
}

/** Reminds mentors of requests that wait for days, and ends the waiting where no answer came. Several processes at once do no harm. */
export function createLapses({ services: { db, now }, notices }: Options): () => Promise<void> {
  return async () => {
    const { remindable, overdue } = waitingSince(now());
    // First, so that nobody is reminded of what is over.
    const [failure] = await tryEach(await listOverdue(db, overdue), async (id) => {
      const expired = await expireRequest(db, id);
      if (!expired) return;
      const { row, nowBusy } = expired;
      const about = { requestId: id } as const;
      notices.notify({ scope: 'mentorship', id: row.mentor_id, keys: [row.student_key] }, { kind: 'answer', event: 'expired', ...about });
      if (nowBusy) notices.notify({ scope: 'mentor', id: PROFILE, keys: [row.owner_key] }, { kind: 'request', event: 'busy', ...about });
    });
    for (const { id, owner_key } of await remindOf(db, remindable))
      notices.notify({ scope: 'mentor', id: PROFILE, keys: [owner_key] }, { kind: 'request', event: 'pending', requestId: id });
    if (failure) throw failure;
  };
}
