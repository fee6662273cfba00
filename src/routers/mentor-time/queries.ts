import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { findMailbox } from '../auth/queries.ts';
import type { Services } from '../context.ts';
import { MINUTE_MS, HOUR_MS } from '../durations.ts';
import { AppError } from '../errors.ts';
import type { Viewer } from '../identity.ts';
import { standInFor } from '../mailboxes/rules.ts';
import { listClosed, listMutings } from '../measures/queries.ts';
import { findMentor, toMentor } from '../mentors/queries.ts';
import { mentorKey } from '../mentors/rules.ts';
import { listOpenRequests, type RequestRow } from '../mentorship/queries.ts';
import { refusalOfRequest, studentKey, type Side } from '../mentorship/rules.ts';
import { listKeys } from '../queries.ts';
import { timeIn } from '../time-in.ts';

/** From now on this mentor gets no request of this student; who that is nobody learns. */
export async function insertRefusal(db: Kysely<Tables>, mentorId: number, studentKey: string): Promise<void> {
  await db
    .insertInto('mentorship_refusals')
    .values({ mentor_id: mentorId, student_key: studentKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The same of whoever comes back with a mailbox. */
export async function refuseMailbox(db: Kysely<Tables>, mentorId: number, mailboxKey: string): Promise<void> {
  await sql`
    insert into mentorship_refusals (mentor_id, student_key) select id, ${mailboxKey} from mentors where id = ${mentorId} for key share
    on conflict do nothing`.execute(db);
}

type Asking = Pick<Services, 'db' | 'pages' | 'pseudonyms' | 'vault' | 'now'> & { viewer: Viewer | null };

/**
 * Which mentors want no more of the caller, with this account or an earlier one of their mailbox. Nothing is kept for it: the keys of both
 * for each of them are made anew.
 */
async function listRefusing({ db, pseudonyms, vault, viewer }: Asking, mentorId?: number): Promise<number[]> {
  if (!viewer) return [];
  const refusals = db.selectFrom('mentorship_refusals').select('mentor_id').distinct();
  const rows = await (mentorId === undefined ? refusals : refusals.where('mentor_id', '=', mentorId)).execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ mentor_id: id }) => id);
  const mailbox = await findMailbox(db, vault, viewer.accountId);
  const persons = [viewer, ...(mailbox === undefined ? [] : [{ accountId: standInFor(mailbox) }])];
  const found = await listKeys(
    db,
    'mentorship_refusals',
    { id: 'mentor_id', key: 'student_key' },
    { ids: persons.flatMap(() => ids), keys: persons.flatMap((person) => ids.map((id) => studentKey(pseudonyms, person, id))) },
  );
  return found.ids;
}

/**
 * Mentors who have no time for the caller, whatever they say: they want no more of them, or may not write now. Of that nothing is kept: a
 * decision that wrote it down would tie what was decided about to the mentor.
 */
export async function listWithoutTime(asking: Asking): Promise<number[]> {
  return [...(await listRefusing(asking)), ...(await listMuted(asking))];
}

/** A mentor whom a measure keeps from writing has no time from and until instants drawn over these: in the minute of a decision, it would tell moderators whom they had decided about. */
const SHOWN_WITHIN_MS = 12 * HOUR_MS;
/** Looked up for all who ask in this time. */
const MUTED_AGE_MS = MINUTE_MS;

/** Mentors whom a measure keeps from writing, as others see it. */
function listMuted({ db, pages, vault, pseudonyms, now }: Omit<Asking, 'viewer'>): Promise<readonly number[]> {
  const drawn = (id: number, instant: string) => timeIn(SHOWN_WITHIN_MS, vault.nameOf('muted mentor', `${id} ${instant}`), instant);
  const find = async () => {
    const at = now().getTime();
    const muted = (await listMutings(db, vault)).filter(
      ({ id, since, until }) => drawn(id, since) <= at && (until === null || at < drawn(id, until)),
    );
    if (muted.length === 0) return [];
    const keys = muted.map((person) => mentorKey(pseudonyms, person));
    return (await db.selectFrom('mentors').select('id').where('owner_key', 'in', keys).execute()).map(({ id }) => id);
  };
  return pages.read('muted', 'mentors', find, MUTED_AGE_MS);
}

/** What is open with somebody whose account is closed, whose side that is, and since when nobody is there. */
export async function listOpenWithClosed({
  db,
  vault,
  pseudonyms,
  now,
}: Omit<Asking, 'viewer' | 'pages'>): Promise<{ row: RequestRow; gone: Side; since: string }[]> {
  const closed = await listClosed(db, { vault, now });
  if (closed.length === 0) return [];
  const open = await listOpenRequests(db);
  const found: { row: RequestRow; gone: Side; since: string }[] = [];
  // These keys are asked for here alone.
  const keys = { key: pseudonyms.tryKey };
  for (const account of closed) {
    const asMentor = mentorKey(keys, account);
    const asStudent = new Map<number, string>();
    for (const row of open) {
      if (!asStudent.has(row.mentor_id)) asStudent.set(row.mentor_id, studentKey(keys, account, row.mentor_id));
      const gone = row.owner_key === asMentor ? 'mentor' : row.student_key === asStudent.get(row.mentor_id) ? 'student' : null;
      if (gone) found.push({ row, gone, since: account.since });
    }
    // There may be many of them, and somebody waits for other answers.
    await setImmediate();
  }
  return found;
}

/** @throws AppError when the caller may send this mentor no request as things are now. */
export async function refuseAsking(ctx: Asking & { viewer: Viewer }, mentorId: number): Promise<void> {
  const mentor = await findMentor(ctx.db, mentorId);
  if (!mentor || mentor.withheld === 'removed') throw new AppError('mentor_not_found');
  const refusal = refusalOfRequest(toMentor(mentor, mentor.owner_key === mentorKey(ctx.pseudonyms, ctx.viewer)));
  if (refusal) throw new AppError(refusal);
  // The same answer as of a mentor without time: whom one wants no more of, or who was paused, others do not learn.
  const refused = (await listRefusing(ctx, mentorId)).length > 0;
  if (refused || (await listMuted(ctx)).includes(mentorId)) throw new AppError('mentor_unavailable');
}
