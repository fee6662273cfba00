import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Accounts, Tables } from '../../../db/tables.ts';
import type { StudyPlace, Vault, Viewer } from '../context.ts';
import { SESSION_DAYS } from './rules.ts';
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
export async function deleteAccountRow(trx: Transaction<Tables>, id: string): Promise<boolean> {
  await trx.deleteFrom('sessions').where('account_id', '=', id).execute();
  const { numDeletedRows } = await trx.deleteFrom('accounts').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sessions whose rows are written anew at a time: more would be felt, and of so many a sample is enough. */
const SHUFFLED_MAX = 500;

/** The indexes of random keys by which rows are laid out. */
const ORDERS = { accounts: 'accounts_by_id', sessions: 'sessions_by_token' };
/** Tables up to this size are laid out anew at each shuffle: some 1,500 accounts, in a few milliseconds. Larger ones when the database is scrubbed. */
const LAID_OUT_MAX_BYTES = 1024 * 1024;

/**
 * Takes the moment out of the rows of those who logged in today or yesterday, and the order out of all: they lie by their
 * random keys, also in a dump. See the migration that made the function.
 */
export async function shufflePeople(db: Kysely<Tables>, now: Date): Promise<void> {
  const lately = dayOf(new Date(now.getTime() + SESSION_DAYS * DAY_MS));
  // All have one number since the last time, unless somebody came.
  const {
    rows: [came],
  } = await sql<{ numbers: number }>`
    select count(distinct number)::int as numbers from (
      select xmin::text as number from sessions where expires_on >= ${lately}
      union all
      (select xmin::text from accounts where pg_table_size('accounts') < 67108864 order by age(xmin) limit ${SHUFFLED_MAX})
    ) as rows`.execute(db);
  if (came!.numbers < 2) return;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock_shared(${ACCOUNTS_LOCK})`.execute(trx);
    await sql`select shuffle_people(${lately}, ${SHUFFLED_MAX})`.execute(trx);
  });
  for (const [table, order] of Object.entries(ORDERS)) {
    const {
      rows: [size],
    } = await sql<{ bytes: number }>`select pg_table_size(${table})::float8 as bytes`.execute(db);
    // Either way nothing is left of what the rows were before.
    if (size!.bytes > LAID_OUT_MAX_BYTES) await sql`vacuum ${sql.table(table)}`.execute(db);
    else await sql`cluster ${sql.table(table)} using ${sql.ref(order)}`.execute(db);
  }
}

/** Opens a session and sweeps out those that have expired. */
export async function insertSession(
  db: Kysely<Tables>,
  vault: Keeper,
  accountId: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  const expiresOn = dayOf(new Date(now.getTime() + (SESSION_DAYS + 1) * DAY_MS));
  await db
    .with('swept', (cte) => cte.deleteFrom('sessions').where('expires_on', '<=', dayOf(now)))
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      details: vault.seal(placeOfSession(tokenHash), { createdAt: now.toISOString() }),
      expires_on: expiresOn,
    })
    .execute();
  return { token, expiresAt: new Date(expiresOn) };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in UTC: a session ends at the beginning of one, so that its end does not tell the minute in which it began. */
function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

function placeOfSession(tokenHash: Buffer): string {
  return `session ${tokenHash.toString('hex')}`;
}

export async function findViewer(db: Kysely<Tables>, token: string, now: Date): Promise<Viewer | null> {
  const session = await db
    .selectFrom('sessions')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_on', '>', dayOf(now))
    .executeTakeFirst();
  return session ? { accountId: session.account_id } : null;
}

/** Of these sessions, those that are open; all by the hash of their token. */
export async function listOpenSessions(db: Kysely<Tables>, tokenHashes: Buffer[], now: Date): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .where('expires_on', '>', dayOf(now))
    .execute();
  return rows.map((row) => row.token_hash);
}

/** Hash of a hash: what names a session to its owner says nothing of its token or of how that is stored. */
const SESSION_ID = sql<string>`encode(substr(sha256(token_hash), 1, 16), 'hex')`;

export function sessionIdOf(token: string): string {
  return createHash('sha256').update(hashToken(token)).digest('hex').slice(0, 32);
}

export interface OpenSession {
  id: string;
  /** ISO instants. */
  createdAt: string;
  expiresAt: string;
}

/** An account's open sessions, newest first. */
export async function listSessions(db: Kysely<Tables>, vault: Keeper, accountId: string, now: Date): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select([SESSION_ID.as('id'), 'token_hash', 'details', 'expires_on'])
    .where('account_id', '=', accountId)
    .where('expires_on', '>', dayOf(now))
    .execute();
  return rows
    .map(({ id, token_hash, details, expires_on }) => {
      const { createdAt } = vault.open<{ createdAt: string }>(placeOfSession(token_hash), details);
      return { id, createdAt, expiresAt: new Date(expires_on).toISOString() };
    })
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id));
}

/** Ends one session of an account, or with `but` all others. @returns how many. */
export async function deleteSessions(db: Kysely<Tables>, accountId: string, which: { id: string } | { but: string }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where((where) => ('id' in which ? where(SESSION_ID, '=', which.id) : where(SESSION_ID, '!=', which.but)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteSession(db: Kysely<Tables>, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
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

/** How a token is stored: who reads the database cannot use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
