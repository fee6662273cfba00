import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Accounts, Tables } from '../../../db/tables.ts';
import { inBatches } from '../batches.ts';
import { restrictingAt, type RestrictingRow } from '../measures/queries.ts';
import type { Standing } from '../queries.ts';

export type AccountRow = Pick<Selectable<Accounts>, 'id' | 'details'>;

/** Any number, as long as nothing else locks it. */
const ACCOUNTS_LOCK = 7_031_933;

/**
 * Runs a write of this account in a transaction that keeps accounts from being deleted meanwhile. The lock is one for all
 * accounts and lives in memory: a lock on the account's row would write this transaction's number beside the person's name.
 * @returns undefined when there is no such account any more.
 */
export function whileAccountStands<T>(
  db: Kysely<Tables>,
  id: string,
  write: (trx: Transaction<Tables>, account: AccountRow) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction().execute(async (trx) => {
    // One round trip, and yet the account is read when the lock is there; see the migration that made the function.
    const { rows } = await sql<AccountRow>`select id, details from standing_account(${ACCOUNTS_LOCK}, ${id})`.execute(trx);
    return rows[0] && write(trx, rows[0]);
  });
}

/** Who wants to write, and what keeps people from writing. */
export interface Writer {
  account: AccountRow;
  restricting: RestrictingRow[];
}

/** As `whileAccountStands`, and in as many round trips, with what keeps people from writing. */
export function whileWriterStands<T>(
  db: Kysely<Tables>,
  { id, now }: Asked,
  write: (trx: Transaction<Tables>, writer: Writer) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction().execute(async (trx) => {
    const { accounts, restricting } = await readWriters(trx, sql`standing_account(${ACCOUNTS_LOCK}, ${id})`, now);
    const account = accounts.get(id);
    return account && write(trx, { account, restricting });
  });
}

interface Asked {
  id: string;
  now: Date;
}
const finders = new WeakMap<Kysely<Tables>, (asked: Asked) => Promise<Writer | undefined>>();

/** Outside a transaction: writers who come while PostgreSQL is answering are looked up together. */
export function findWriter(db: Kysely<Tables>, asked: Asked): Promise<Writer | undefined> {
  let find = finders.get(db);
  if (!find) finders.set(db, (find = inBatches((all: Asked[]) => findWriters(db, all))));
  return find(asked);
}

async function findWriters(db: Kysely<Tables>, asked: Asked[]): Promise<(Writer | undefined)[]> {
  const ids = asked.map(({ id }) => id);
  // Of all who ask, the first has the earliest day.
  const { accounts, restricting } = await readWriters(db, sql`accounts where id = any(${ids}::uuid[])`, asked[0]!.now);
  return ids.map((id) => {
    const account = accounts.get(id);
    return account && { account, restricting };
  });
}

/** @param source what follows `from` */
async function readWriters(db: Kysely<Tables>, source: RawBuilder<unknown>, now: Date) {
  const { rows } = await sql<{ id: string; details: Buffer; owner_key: string | null }>`
    select id::text, details, null as owner_key from ${source}
    union all
    select id::text, details, owner_key from measures where ${restrictingAt(now)}`.execute(db);
  const accounts = new Map<string, AccountRow>();
  const restricting: RestrictingRow[] = [];
  for (const { id, details, owner_key } of rows) {
    if (owner_key === null) accounts.set(id, { id, details });
    else restricting.push({ id: Number(id), details, owner_key });
  }
  return { accounts, restricting };
}

/**
 * True for a statement that writes for this account. As a sub-query, it is asked once, and before any row is read or locked: whoever
 * deletes an account holds the lock first and rows second.
 */
export function standingOf(accountId: string): Standing {
  return sql<boolean>`(select account_stands(${ACCOUNTS_LOCK}, ${accountId}))`;
}

/** The statement found that its account is gone. */
export function isWithoutAccount(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SV001';
}

/**
 * Waits for all writes and logins under way; those that come later wait for the end of this transaction, and then find no account, or
 * another password. It comes first in its transaction: what waits for rows holds this lock already.
 */
export async function lockAccounts(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ACCOUNTS_LOCK})`.execute(trx);
}

/** Until this transaction ends no account is deleted; writes go on. */
export async function keepAccounts(trx: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${ACCOUNTS_LOCK})`.execute(trx);
}
