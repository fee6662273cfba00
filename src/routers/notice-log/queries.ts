import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { DAY_MS, dayOf } from '../durations.ts';
import type { Vault } from '../identity.ts';
import { IDS_OF_RECEIPT, NOTICE_DAYS } from '../notices/limits.ts';
import { standing, type Entry, type Placed, type StandingNotice } from '../notices/rules.ts';

export type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

const WEEK_MS = 7 * DAY_MS;
/** Weeks of the log that are read: those that span the days for which notices are kept, and the current one. */
const WEEKS = Math.ceil(NOTICE_DAYS / 7) + 1;
/** Places of a week that are read at first: most weeks have fewer rows, and each place costs an index look-up. */
const FIRST_PLACES = 16;
/** Places of one week; an id is `week * PLACES + place`. */
const PLACES = 10_000;
/** Rows per week. The limit is safe, because each row is opened on every read, and nobody gets hundreds of notices a day. */
const ROWS_OF_WEEK = 4000;
/** Rows per week after which no more notices are added: the rest is for receipts. */
const TOLD_OF_WEEK = 2000;
const PLACE_BYTES = 16;
/** Rows per statement: all that a week leaves may take longer than a statement is given, turn after turn. */
const EXPIRED_BATCH = 5000;
/** More attempts than concurrent writers can cause: so many conflicts mean that the end of the log is not being read. */
const TRIES_MAX = 200;

export function weekOf(instant: Date): number {
  return Math.floor(instant.getTime() / WEEK_MS);
}

/**
 * Returns the first places of an account’s log in a week. Each place holds at most one row, ever. Without the installation’s secret, places
 * cannot be linked to an account or to one another.
 */
export function placesOf(vault: Pick<Vault, 'nameOf'>, accountId: string, week: number, count: number): Buffer[] {
  const bytes = createHash('shake256', { outputLength: count * PLACE_BYTES })
    .update(vault.nameOf(`notices of week ${week}`, accountId))
    .digest();
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * PLACE_BYTES, (index + 1) * PLACE_BYTES));
}

/** Reads the log of an account, in order. */
export async function readLog(db: Kysely<Tables>, vault: Keeper, accountId: string, now: Date): Promise<Placed[]> {
  return (await readLogs(db, vault, [accountId], now)).get(accountId)!;
}

/** Reads the logs of several accounts, in as many round trips as for one. */
export async function readLogs(
  db: Kysely<Tables>,
  vault: Keeper,
  accountIds: readonly string[],
  now: Date,
): Promise<Map<string, Placed[]>> {
  const last = weekOf(now);
  const logs = new Map(accountIds.map((accountId) => [accountId, [] as Placed[]]));
  let open = [...logs.keys()].flatMap((accountId) =>
    Array.from({ length: WEEKS }, (_, index) => ({ accountId, week: last - WEEKS + 1 + index })),
  );
  for (let [from, to] = [0, FIRST_PLACES]; open.length > 0 && from < to; [from, to] = [to, Math.min(to * 4, PLACES)]) {
    const places = open.flatMap(({ accountId, week }) =>
      placesOf(vault, accountId, week, to)
        .slice(from)
        .map((place, index) => ({ place, accountId, id: week * PLACES + from + index })),
    );
    const placed = new Map(places.map((one) => [one.place.toString('latin1'), one]));
    const rows = await db
      .selectFrom('notices')
      .select(['place', 'details'])
      .where('place', '=', sql<Buffer>`any(${places.map(({ place }) => place)}::bytea[])`)
      .execute();
    for (const { place, details } of rows) {
      const { accountId, id } = placed.get(place.toString('latin1'))!;
      logs.get(accountId)!.push({ id, entry: vault.open<Entry>(boundTo(place), details) });
    }
    // A week whose last place is taken may have more rows.
    const lastTaken = ({ accountId, week }: (typeof open)[number]) => logs.get(accountId)!.some(({ id }) => id === week * PLACES + to - 1);
    open = open.filter(lastTaken);
  }
  for (const log of logs.values()) log.sort((one, other) => one.id - other.id);
  return logs;
}

/** Appends to an account’s log. @param log as just read. @returns the id, or undefined when a concurrent call took the place. */
export async function append(
  db: Kysely<Tables>,
  vault: Keeper,
  accountId: string,
  { log, entry, now }: { log: readonly Placed[]; entry: Entry; now: Date },
): Promise<number | undefined> {
  const week = weekOf(now);
  const index = nextIndex(log, week);
  const place = placesOf(vault, accountId, week, index + 1).at(-1)!;
  const inserted = await db
    .insertInto('notices')
    .values({
      place,
      details: vault.seal(boundTo(place), entry),
      expires_on: dayOf(new Date((week + WEEKS) * WEEK_MS)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('place')
    .executeTakeFirst();
  return inserted && week * PLACES + index;
}

function nextIndex(log: readonly Placed[], week: number): number {
  const last = log.at(-1)?.id ?? 0;
  return Math.floor(last / PLACES) >= week ? (last % PLACES) + 1 : 0;
}

/** Whether the week has no room for another entry of this kind. */
function isFull(log: readonly Placed[], entry: Entry, now: Date): boolean {
  return nextIndex(log, weekOf(now)) >= ('told' in entry ? TOLD_OF_WEEK : ROWS_OF_WEEK);
}

/**
 * Appends the entry that `write` returns for the log, if any and while the week has room; retries when a concurrent call took the place.
 * @param known the log, when the caller has just read it. @returns the log afterwards.
 * @throws when the end of the log is not found.
 */
export async function appendTo(
  db: Kysely<Tables>,
  vault: Keeper,
  accountId: string,
  now: Date,
  write: (log: readonly Placed[]) => Entry | undefined,
  known?: Placed[],
): Promise<{ log: Placed[]; added: boolean }> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const log = (tries === 0 && known) || (await readLog(db, vault, accountId, now));
    const entry = write(log);
    if (!entry || isFull(log, entry, now)) return { log, added: false };
    const id = await append(db, vault, accountId, { log, entry, now });
    if (id !== undefined) return { log: [...log, { id, entry }], added: true };
  }
  throw new Error(`A log of notices is read incompletely: ${TRIES_MAX} times another entry stood where it seemed to end`);
}

/** Marks notices as read, without a receipt for those already read. @returns the notices afterwards. */
export async function noteRead(
  db: Kysely<Tables>,
  vault: Keeper,
  accountId: string,
  now: Date,
  ids: number[] | 'all',
): Promise<StandingNotice[]> {
  const wanted = ids === 'all' ? undefined : new Set(ids);
  for (;;) {
    const { log, added } = await appendTo(db, vault, accountId, now, (before) => {
      const unread = standing(before, now).filter(({ id, read }) => !read && (!wanted || wanted.has(id)));
      if (unread.length === 0) return undefined;
      return { read: wanted ? unread.slice(0, IDS_OF_RECEIPT).map(({ id }) => id) : 'all' };
    });
    if (!added || !wanted) return standing(log, now);
  }
}

function boundTo(place: Buffer): string {
  return `notice ${place.toString('hex')}`;
}

/** Deletes the expired rows of all accounts: rows of one account share nothing by which they could be found together. */
export async function deleteExpiredNotices(db: Kysely<Tables>, now: Date): Promise<void> {
  const today = dayOf(now);
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('notices')
      .where('place', 'in', (select) => select.selectFrom('notices').select('place').where('expires_on', '<=', today).limit(EXPIRED_BATCH))
      .executeTakeFirstOrThrow();
    if (numDeletedRows < EXPIRED_BATCH) return;
  }
}

/** Lists the taken places of an account’s log. */
export async function listNoticePlaces(db: Kysely<Tables>, vault: Keeper, accountId: string, now: Date): Promise<Buffer[]> {
  const log = await readLog(db, vault, accountId, now);
  return log.map(({ id }) => placesOf(vault, accountId, Math.floor(id / PLACES), (id % PLACES) + 1).at(-1)!);
}

export async function deleteNotice(db: Kysely<Tables>, place: Buffer): Promise<void> {
  await db.deleteFrom('notices').where('place', '=', place).execute();
}
