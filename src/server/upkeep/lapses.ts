import type { Notices, Services } from '../../routers/context.ts';
import { listOverdue, moveRequest, type RequestRow } from '../../routers/mentorship/queries.ts';
import { expireRequest, remindOf } from '../../routers/request-ends/queries.ts';
import { findReturn } from '../../routers/outages/queries.ts';
import { listOpenWithClosed, wasMuted } from '../../routers/mentor-time/queries.ts';
import { otherSideOf, waitingSince, type Side } from '../../routers/mentorship/rules.ts';
import { PROFILE } from '../../routers/mentors/rules.ts';
import { followsAt } from '../../routers/time-in.ts';
import { createClosedSeats } from './closed-seats.ts';
import { tryEach } from './try-each.ts';
import { inSteps } from './try-steps.ts';

interface Options {
  services: Pick<Services, 'db' | 'now' | 'vault' | 'pseudonyms'>;
  notices: Pick<Notices, 'notify'>;
}

/** Reminds mentors of waiting requests, and ends requests and group places that nobody can use. Several processes at once do no harm. */
export function createLapses({ services, notices }: Options): () => Promise<void> {
  const { db, now, vault } = services;
  const dueAt = ({ id }: RequestRow, since: string) => followsAt(vault, 'request without somebody', `${id}`, since);

  const expire = async (row: RequestRow): Promise<void> => {
    // Decisions that cannot be read, which `endWithClosed` reports, do not keep the request from expiring.
    const muted = await wasMuted(services, row).catch(() => true);
    const back = await findReturn(db);
    // Nor does one whose mentor could not reach the site for days.
    const expired = await expireRequest(db, row, { counts: !muted && !(back && row.created_at < back) });
    if (!expired) return;
    const about = { requestId: row.id } as const;
    notices.notify({ scope: 'mentorship', id: row.mentor_id, keys: [row.student_key] }, { kind: 'answer', event: 'expired', ...about });
    if (expired.nowBusy)
      notices.notify({ scope: 'mentor', id: PROFILE, keys: [row.owner_key] }, { kind: 'request', event: 'busy', ...about });
  };

  /** Ends a request as the absent side could have ended it, so that the other side sees no difference. */
  const end = async ({ row, gone }: { row: RequestRow; gone: Side }): Promise<void> => {
    if (row.status === 'pending' && gone === 'mentor') return expire(row);
    const to = row.status === 'pending' ? 'withdrawn' : 'completed';
    const moved = await moveRequest(db, row.id, { from: row.status, to, response: row.mentor_response });
    if (moved && to === 'completed') notices.notify(otherSideOf(gone, row), { kind: 'answer', event: to, requestId: row.id });
  };

  const giveSeatsBack = createClosedSeats({ services, notices });

  const endWithClosed = async () => {
    const due = (await listOpenWithClosed(services)).filter(({ row, since }) => now().getTime() >= dueAt(row, since));
    return tryEach(due, end);
  };
  const expireOverdue = async () => tryEach(await listOverdue(db, waitingSince(now()).overdue), expire);
  const remind = async () => {
    for (const { id, owner_key } of await remindOf(db, waitingSince(now())))
      notices.notify({ scope: 'mentor', id: PROFILE, keys: [owner_key] }, { kind: 'request', event: 'pending', requestId: id });
  };

  // Reminders last, so that nobody is reminded of a request that ends in the same turn.
  return () => inSteps(endWithClosed, expireOverdue, giveSeatsBack, remind);
}
