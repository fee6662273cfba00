import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { findMailbox } from '../auth/queries.ts';
import type { Services } from '../context.ts';
import { MINUTE_MS } from '../durations.ts';
import { AppError } from '../errors.ts';
import type { Viewer } from '../identity.ts';
import { standInFor } from '../mailboxes/rules.ts';
import { listClosed, listMutings } from '../measures/queries.ts';
import { findMentor, toMentor } from '../mentors/queries.ts';
import { mentorKey } from '../mentors/rules.ts';
import { listOpenRequests, type RequestRow } from '../mentorship/queries.ts';
import { refusalOfRequest, studentKey, type Side } from '../mentorship/rules.ts';
import { listKeys } from '../queries.ts';
import { followsAt } from '../time-in.ts';

/**
 * Makes the mentor unavailable to a student with this key, or to later accounts with a mailbox of this key. The mentor does not learn who
 * they are. Locks the mentor’s row, so that a request that is being sent is stored before this, or sees it.
 */
export async function insertRefusal(db: Kysely<Tables>, mentorId: number, key: string): Promise<void> {
  await sql`
    insert into mentorship_refusals (mentor_id, student_key) select id, ${key} from mentors where id = ${mentorId} for no key update
    on conflict do nothing`.execute(db);
}

type Asking = Pick<Services, 'db' | 'pages' | 'pseudonyms' | 'vault' | 'now'> & { viewer: Viewer | null };

/**
 * Lists the mentors who refuse the caller, with this account or an earlier one with the same mailbox. No list is stored: the caller’s keys
 * for each mentor with refusals are derived again.
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
 * Lists the mentors who are unavailable to the caller whatever their profile says: they refuse the caller, or may not write at present. The
 * latter is not stored, because a flag set with a decision would link the decision to the mentor.
 */
export async function listWithoutTime(asking: Asking): Promise<number[]> {
  return [...(await listRefusing(asking)), ...(await listMuted(asking))];
}

/** How long the list of muted mentors is cached for all callers. */
const MUTED_AGE_MS = MINUTE_MS;

/** Lists the mentors who appear unavailable because a measure keeps them from writing: from a random time on until another one. */
function listMuted({ db, pages, vault, pseudonyms, now }: Omit<Asking, 'viewer'>): Promise<readonly number[]> {
  const drawn = (id: number, instant: string) => followsAt(vault, 'muted mentor', `${id} ${instant}`, instant);
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

/** Whether a measure has kept the mentor from writing at any time since this request was sent. */
export async function wasMuted(
  { db, vault, pseudonyms }: Omit<Asking, 'viewer' | 'pages'>,
  { owner_key, created_at }: Pick<RequestRow, 'owner_key' | 'created_at'>,
): Promise<boolean> {
  const since = created_at.toISOString();
  const muted = (await listMutings(db, vault)).filter(({ until }) => until === null || until > since);
  return muted.some((person) => mentorKey({ key: pseudonyms.tryKey }, person) === owner_key);
}

/** Lists open requests with a closed account: which side is closed, and since when. */
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
  // `tryKey`, because these keys are used only once and should not displace others in the cache.
  const keys = { key: pseudonyms.tryKey };
  for (const account of closed) {
    const asMentor = mentorKey(keys, account);
    const asStudent = new Map<number, string>();
    for (const row of open) {
      if (!asStudent.has(row.mentor_id)) asStudent.set(row.mentor_id, studentKey(keys, account, row.mentor_id));
      const gone = row.owner_key === asMentor ? 'mentor' : row.student_key === asStudent.get(row.mentor_id) ? 'student' : null;
      if (gone) found.push({ row, gone, since: account.since });
    }
    // Yields to other requests, because there may be many rows.
    await setImmediate();
  }
  return found;
}

/** @throws AppError when the caller may not send this mentor a request. */
export async function refuseAsking(ctx: Asking & { viewer: Viewer }, mentorId: number): Promise<void> {
  const mentor = await findMentor(ctx.db, mentorId);
  if (!mentor || mentor.withheld === 'removed') throw new AppError('mentor_not_found');
  const withoutTime = (await listRefusing(ctx, mentorId)).length > 0 || (await listMuted(ctx)).includes(mentorId);
  // The same answer as for an unavailable mentor, so that neither a refusal nor a pause is revealed.
  const seen = withoutTime ? { ...mentor, is_available: false } : mentor;
  const refusal = refusalOfRequest(toMentor(seen, mentor.owner_key === mentorKey(ctx.pseudonyms, ctx.viewer)));
  if (refusal) throw new AppError(refusal);
}
