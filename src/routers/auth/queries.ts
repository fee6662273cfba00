import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { layOutAccounts } from '../../../db/scrub.ts';
import type { Accounts, Tables } from '../../../db/tables.ts';
import type { StudyPlace, Vault } from '../context.ts';
import { deleteSessions } from '../sessions/queries.ts';
import type { Profile } from './schema.ts';

/** What an account says of its person. Sealed, so that a dump of the database tells nobody's name, mail or studies. */
interface AccountDetails {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  university: string;
  faculty: string;
  studyYear: string;
  /** ISO instants. */
  termsAcceptedAt: string;
  createdAt: string;
}

/** The id is in no answer: with the installation's secret it makes every key of the person, and without it, once it is gone, nobody can. */
export interface Account extends AccountDetails {
  id: string;
}

type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

/** @returns undefined when the e-mail is taken. */
export async function insertAccount(db: Kysely<Tables>, vault: Keeper, details: AccountDetails): Promise<Account | undefined> {
  const account = { id: randomUUID(), ...details };
  const row = { id: account.id, email_digest: vault.nameOf('email', details.email), details: vault.seal(placeOf(account.id), details) };
  const inserted = await db
    .insertInto('accounts')
    .values(row)
    .onConflict((conflict) => conflict.column('email_digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted && account;
}

export async function findAccountByEmail(db: Kysely<Tables>, vault: Keeper, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'details'])
    .where('email_digest', '=', vault.nameOf('email', email))
    .executeTakeFirst();
  return row && opened(vault, row);
}

export async function findAccount(db: Kysely<Tables>, vault: Keeper, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').select(['id', 'details']).where('id', '=', id).executeTakeFirst();
  return row && opened(vault, row);
}

export interface AccountPlace {
  id: string;
  createdAt: string;
  place: Required<StudyPlace>;
}

/** Where the next accounts after this one study, in the order of their ids. */
export async function listStudyPlaces(
  db: Kysely<Tables>,
  vault: Keeper,
  afterId: string | undefined,
  limit: number,
): Promise<AccountPlace[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'details'])
    .$if(afterId !== undefined, (query) => query.where('id', '>', afterId!))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { id, createdAt, university, faculty, studyYear } = opened(vault, row);
    return { id, createdAt, place: { university, faculty, studyYear } };
  });
}

export async function updateAccount(db: Kysely<Tables>, vault: Keeper, { id, ...details }: Account): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ details: vault.seal(placeOf(id), details) })
    .where('id', '=', id)
    .execute();
}

function opened(vault: Keeper, row: Pick<Selectable<Accounts>, 'id' | 'details'>): Account {
  return { id: row.id, ...vault.open<AccountDetails>(placeOf(row.id), row.details) };
}

function placeOf(accountId: string): string {
  return `account ${accountId}`;
}

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
  write: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock_shared(${ACCOUNTS_LOCK})`.execute(trx);
    // Only now: a statement that waited for a deletion would still see the account.
    const account = await trx.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
    return account && write(trx);
  });
}

/** Waits for all writes under way; those that come later wait for the end of this transaction, and then find no account. */
export async function lockAccounts(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ACCOUNTS_LOCK})`.execute(trx);
}

/** Removes an account with its sessions. @returns false when there was none. */
export async function deleteAccountRow(trx: Transaction<Tables>, vault: Keeper, id: string): Promise<boolean> {
  await deleteSessions(trx, vault, id, {});
  const { numDeletedRows } = await trx.deleteFrom('accounts').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Accounts whose rows are written anew at a time: more would be felt, and of so many a sample is enough. */
const SHUFFLED_MAX = 500;
/** A table up to this size is laid out anew at each shuffle: some 1,500 accounts, in a few milliseconds. A larger one when the database is scrubbed. */
const LAID_OUT_MAX_BYTES = 1024 * 1024;

/**
 * Takes the moment out of the rows of those who registered lately, and the order out of all: they lie by their random ids,
 * also in a dump. See the migration that made the function.
 */
export async function shuffleAccounts(db: Kysely<Tables>): Promise<void> {
  // All have one number since the last time, unless somebody came.
  const {
    rows: [came],
  } = await sql<{ numbers: number }>`
    select count(distinct number)::int as numbers
    from (select xmin::text as number from accounts order by age(xmin) limit ${SHUFFLED_MAX}) as rows`.execute(db);
  if (came!.numbers < 2) return;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock_shared(${ACCOUNTS_LOCK})`.execute(trx);
    await sql`select shuffle_accounts(${SHUFFLED_MAX})`.execute(trx);
  });
  await layOutAccounts(db, LAID_OUT_MAX_BYTES);
}

/** Under an id of its own: the account's leaves the server nowhere. */
export function toProfile({ nameOf }: Pick<Vault, 'nameOf'>, account: Account): Profile {
  const { id, email, firstName, lastName, university, faculty, studyYear } = account;
  return { id: toUuid(nameOf('profile', id)), email, firstName, lastName, university, faculty, studyYear };
}

/** A UUID of version 8, whose bits are ours to choose (RFC 9562). */
function toUuid(bytes: Buffer): string {
  const uuid = Buffer.from(bytes.subarray(0, 16));
  uuid[6] = (uuid[6]! & 0x0f) | 0x80;
  uuid[8] = (uuid[8]! & 0x3f) | 0x80;
  return uuid.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
