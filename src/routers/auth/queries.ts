import { createHash, randomBytes } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Accounts, Tables } from '../../../db/tables.ts';
import type { StudyPlace, Viewer } from '../context.ts';
import { SESSION_DAYS } from './rules.ts';
import type { Profile } from './schema.ts';

type Account = Selectable<Accounts>;

/** @returns undefined when the e-mail is taken. */
export function insertAccount(db: Kysely<Tables>, account: Insertable<Accounts>): Promise<Account | undefined> {
  return db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findAccountByEmail(db: Kysely<Tables>, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findAccount(db: Kysely<Tables>, id: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface AccountPlace {
  id: string;
  place: Required<StudyPlace>;
}

/** Where the next accounts after this one study, in the order of their ids. */
export async function listStudyPlaces(db: Kysely<Tables>, afterId: string | undefined, limit: number): Promise<AccountPlace[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'university', 'faculty', 'study_year'])
    .$if(afterId !== undefined, (query) => query.where('id', '>', afterId!))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, university, faculty, study_year }) => ({ id, place: { university, faculty, studyYear: study_year } }));
}

/**
 * Runs a write of this account in a transaction that keeps the account from being deleted meanwhile.
 * @returns undefined when there is no such account any more.
 */
export function whileAccountStands<T>(db: Kysely<Tables>, id: string, write: (trx: Transaction<Tables>) => Promise<T>): Promise<T | undefined> {
  return db.transaction().execute(async (trx) => {
    const account = await trx.selectFrom('accounts').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
    return account && write(trx);
  });
}

export async function updatePasswordHash(db: Kysely<Tables>, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** Opens a session and sweeps out those that have expired. */
export async function insertSession(db: Kysely<Tables>, accountId: string, now: Date): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 24 * 60 * 60 * 1000);
  await db
    .with('swept', (cte) => cte.deleteFrom('sessions').where('expires_at', '<=', now))
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), account_id: accountId, created_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

export async function findViewer(db: Kysely<Tables>, token: string, now: Date): Promise<Viewer | null> {
  const session = await db
    .selectFrom('sessions')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return session ? { accountId: session.account_id } : null;
}

/** Of these sessions, those that are open; all by the hash of their token. */
export async function listOpenSessions(db: Kysely<Tables>, tokenHashes: Buffer[], now: Date): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', sql<Buffer>`any(${tokenHashes}::bytea[])`)
    .where('expires_at', '>', now)
    .execute();
  return rows.map((row) => row.token_hash);
}

/** Hash of a hash: what names a session to its owner says nothing of its token or of how that is stored. */
const SESSION_ID = sql<string>`encode(substr(sha256(token_hash), 1, 16), 'hex')`;

export function sessionIdOf(token: string): string {
  return createHash('sha256').update(hashToken(token)).digest('hex').slice(0, 32);
}

export interface SessionRow {
  id: string;
  created_at: Date;
  expires_at: Date;
}

/** An account's open sessions, newest first: all, or the first `limit`. */
export function listSessions(db: Kysely<Tables>, accountId: string, now: Date, limit?: number): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select([SESSION_ID.as('id'), 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
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

export function toProfile(account: Account): Profile {
  return {
    id: account.id,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    university: account.university,
    faculty: account.faculty,
    studyYear: account.study_year,
  };
}

/** How a token is stored: who reads the database cannot use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
