import type { Notices, Services } from '../../routers/context.ts';
import { HOUR_MS } from '../../routers/durations.ts';
import { findTrace, toPerson } from '../../routers/account/queries.ts';
import { freeSeat, mayFreeSeat } from '../../routers/group-heirs/queries.ts';
import { listClosed } from '../../routers/measures/queries.ts';
import { deleteAnswers, listMeetingIds } from '../../routers/meetings/queries.ts';
import type { Keyed } from '../../routers/queries.ts';
import { followsAt } from '../../routers/time-in.ts';
import { tryEach } from './try-each.ts';

interface Options {
  services: Pick<Services, 'db' | 'now' | 'vault' | 'pseudonyms'>;
  notices: Pick<Notices, 'notify'>;
}

/** How long found places are cached: finding them derives a key for each group. A closed account gets new places only by an undo. */
const FOUND_FOR_MS = 6 * HOUR_MS;

/**
 * Frees the places that closed accounts have in groups, and passes on the groups that they lead.
 * @returns a function that resolves to the errors of places that could not be freed
 */
export function createClosedSeats({ services, notices }: Options): () => Promise<Error[]> {
  const { db, now, vault, pseudonyms } = services;
  const known = new Map<string, { until: number; seats: Keyed }>();

  const seatsOf = async (accountId: string): Promise<Keyed> => {
    const at = now().getTime();
    let found = known.get(accountId);
    if (!found || found.until <= at) {
      found = { until: at + FOUND_FOR_MS, seats: await findTrace(db, 'study_group_members', toPerson(pseudonyms, accountId).keyOf) };
      known.set(accountId, found);
    }
    return found.seats;
  };

  const listDue = async () => {
    const closed = await listClosed(db, services);
    for (const accountId of known.keys()) if (!closed.some((account) => account.accountId === accountId)) known.delete(accountId);
    const due: { id: number; key: string; accountId: string }[] = [];
    for (const { accountId, since } of closed) {
      const { ids, keys } = await seatsOf(accountId);
      for (const [index, id] of ids.entries()) {
        const key = keys[index]!;
        if (now().getTime() >= followsAt(vault, 'place of a closed account', `${id} ${key}`, since)) due.push({ id, key, accountId });
      }
    }
    return due;
  };

  return async () =>
    tryEach(await listDue(), async ({ id, key, accountId }) => {
      // Checked without a lock, which could be observed: most places stay as they are, turn after turn.
      if (!(await mayFreeSeat(db, id, key))) return;
      const meetings = await listMeetingIds(db, id, now());
      // First, so that a failure is tried again while the place still exists.
      await deleteAnswers(db, { ids: meetings, keys: meetings.map((meeting) => pseudonyms.tryKey('meeting', meeting, accountId)) });
      for (const { recipients, about } of await freeSeat(db, id, key, services)) notices.notify(recipients, about);
    });
}
