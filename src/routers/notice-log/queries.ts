import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { DAY_MS } from '../durations.ts';
import type { Vault } from '../identity.ts';
import { IDS_OF_RECEIPT, NOTICE_DAYS } from '../notices/limits.ts';
import { standing, type Entry, type Placed, type StandingNotice } from '../notices/rules.ts';

export type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

const WEEK_MS = 7 * DAY_MS;
/** Weeks that a log is read back: those that hold the days for which notices are kept, and the one that has begun. */
const WEEKS = Math.ceil(NOTICE_DAYS / 7) + 1;
/** Places of a week that are asked for at first: most weeks hold no more, and each costs a look into the index. */
const FIRST_PLACES = 16;
/** Places of one week; an id is its week and its place there. */
const PLACES = 10_000;
/** Rows that a week takes: each is opened whenever the log is read, and nobody is told hundreds of things a day. */
const ROWS_OF_WEEK = 4000;
/** After these nobody is told more: the rest is for what was read of it. */
const TOLD_OF_WEEK = 2000;
const PLACE_BYTES = 16;
/** More than ever add to one log at once: whoever finds its end taken so often reads it without its end. */
const TRIES_MAX = 200;

export function weekOf(instant: Date): number {
  return Math.floor(instant.getTime() / WEEK_MS);
}

/**
 * The first places of a person's log in a week. Each holds one row, ever: nobody without the installation's secret can tell which
 * places are one person's.
 */
export function placesOf(vault: Pick<Vault, 'nameOf'>, accountId: string, week: number, count: number): Buffer[] {
  const bytes = createHash('shake256', { outputLength: count * PLACE_BYTES })
    .update(vault.nameOf(`notices of week ${week}`, accountId))
    .digest();
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * PLACE_BYTES, (index + 1) * PLACE_BYTES));
}

/** A person's log, in its order. */
export async function readLog(db: Kysely<Tables>, vault: Keeper, accountId: string, now: Date): Promise<Placed[]> {
  return (await readLogs(db, vault, [accountId], now)).get(accountId)!;
}

/** Those of several people, in as many round trips as one takes. */
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
    // Where the last place is taken there may be more.
    const lastTaken = ({ accountId, week }: (typeof open)[number]) => logs.get(accountId)!.some(({ id }) => id === week * PLACES + to - 1);
    open = open.filter(lastTaken);
  }
  for (const log of logs.values()) log.sort((one, other) => one.id - other.id);
  return logs;
}

/** Adds to a person's log. @param log as it was just read @returns the id; undefined when somebody else added meanwhile. */
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
      expires_on: new Date((week + WEEKS) * WEEK_MS).toISOString().slice(0, 10),
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

/** Whether this week takes no more of the kind. */
function isFull(log: readonly Placed[], entry: Entry, now: Date): boolean {
  return nextIndex(log, weekOf(now)) >= ('told' in entry ? TOLD_OF_WEEK : ROWS_OF_WEEK);
}

/**
 * Adds what this function makes of the log, if anything and while the week has room; anew when somebody else added meanwhile.
 * @param known the log, where it was read a moment ago @returns the log afterwards.
 * @throws when the log is read incompletely.
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

/** Notes that notices were read; what was read before needs no note. @returns what stands then. */
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

/** Everybody's at once: the day of their end is all that rows have in common. */
export async function deleteExpiredNotices(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('notices').where('expires_on', '<=', now.toISOString().slice(0, 10)).execute();
}

/** The places of a person's log that hold something. */
export async function listNoticePlaces(db: Kysely<Tables>, vault: Keeper, accountId: string, now: Date): Promise<Buffer[]> {
  const log = await readLog(db, vault, accountId, now);
  return log.map(({ id }) => placesOf(vault, accountId, Math.floor(id / PLACES), (id % PLACES) + 1).at(-1)!);
}

export async function deleteNotice(db: Kysely<Tables>, place: Buffer): Promise<void> {
  await db.deleteFrom('notices').where('place', '=', place).execute();
}
