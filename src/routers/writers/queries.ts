import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { Accounts, Tables } from '../../../db/tables.ts';
import { inBatches } from '../batches.ts';
import { restrictingAt, type RestrictingRow } from '../measures/queries.ts';
import type { Standing } from '../queries.ts';

export type AccountRow = Pick<Selectable<Accounts>, 'id' | 'details'>;

/** The key of the advisory lock: an arbitrary number that no other lock uses. */
const ACCOUNTS_LOCK = 7_031_933;

/**
 * Runs a write of this account in a transaction that keeps accounts from being deleted meanwhile. The lock is one for all accounts and
 * in memory, because a lock on the account’s row would store the transaction’s number there, and link the account to what it wrote.
 * @returns undefined when the account is gone.
 */
export function whileAccountStands<T>(
  db: Kysely<Tables>,
  id: string,
  write: (trx: Transaction<Tables>, account: AccountRow) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction().execute(async (trx) => {
    // One round trip; the account is read after the lock was taken. See the migration that creates the function.
    const { rows } = await sql<AccountRow>`select id, details from standing_account(${ACCOUNTS_LOCK}, ${id})`.execute(trx);
    return rows[0] && write(trx, rows[0]);
  });
}

/** The account that writes, and the restrictions of all accounts. */
export interface Writer {
  account: AccountRow;
  restricting: RestrictingRow[];
}

/** As `whileAccountStands`, also with the restrictions of all accounts, in the same round trip. */
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

/** Finds a writer outside a transaction. Look-ups that arrive while a query is running are batched into the next one. */
export function findWriter(db: Kysely<Tables>, asked: Asked): Promise<Writer | undefined> {
  let find = finders.get(db);
  if (!find) finders.set(db, (find = inBatches((all: Asked[]) => findWriters(db, all))));
  return find(asked);
}

async function findWriters(db: Kysely<Tables>, asked: Asked[]): Promise<(Writer | undefined)[]> {
  const ids = asked.map(({ id }) => id);
  // The first look-up has the earliest time, so its restrictions cover all others.
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
 * A condition that locks the accounts and fails the statement when this account is gone. As a sub-query it is evaluated once, before any
 * row is read or locked: a deletion also takes this lock first and rows second.
 */
export function standingOf(accountId: string): Standing {
  return sql<boolean>`(select account_stands(${ACCOUNTS_LOCK}, ${accountId}))`;
}

/** Whether a statement with `standingOf` failed because the account is gone. */
export function isWithoutAccount(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SV001';
}

/**
 * Waits for all running writes and logins. Later ones wait for the end of this transaction, and then find the account deleted or its
 * password changed. Call it first in a transaction: writers that wait for rows already hold this lock.
 */
export async function lockAccounts(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ACCOUNTS_LOCK})`.execute(trx);
}

/** Keeps accounts from being deleted until this transaction ends; other writes go on. */
export async function keepAccounts(trx: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${ACCOUNTS_LOCK})`.execute(trx);
}
