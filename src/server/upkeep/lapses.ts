import type { Notices, Services } from '../../routers/context.ts';
import { expireRequest, listOverdue, remindOf } from '../../routers/mentorship/queries.ts';
import { listUnanswerable } from '../../routers/mentor-time/queries.ts';
import { waitingSince } from '../../routers/mentorship/rules.ts';
import { PROFILE } from '../../routers/mentors/rules.ts';
import { timeIn } from '../../routers/time-in.ts';
import { tryEach } from './try-each.ts';

interface Options {
  services: Pick<Services, 'db' | 'now' | 'vault' | 'pseudonyms'>;
  notices: Pick<Notices, 'notify'>;
}

/** What waits for somebody whose account was closed ends at times drawn over these: together and at once, it would tell what was decided. */
const UNANSWERABLE_MS = 12 * 60 * 60 * 1000;

/** Reminds mentors of requests that wait for days, and ends the waiting where no answer came or can come. Several processes at once do no harm. */
export function createLapses({ services, notices }: Options): () => Promise<void> {
  const { db, now, vault } = services;
  const dueAt = (id: number, since: string) => timeIn(UNANSWERABLE_MS, vault.nameOf('unanswerable request', `${id}`), since);

  return async () => {
    const { remindable, overdue } = waitingSince(now());
    const unanswerable = (await listUnanswerable(services)).filter(({ id, since }) => now().getTime() >= dueAt(id, since));
    const over = new Set([...(await listOverdue(db, overdue)), ...unanswerable.map(({ id }) => id)]);
    // First, so that nobody is reminded of what is over.
    const [failure] = await tryEach([...over], async (id) => {
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
