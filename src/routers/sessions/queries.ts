import { createHash, randomBytes, randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { SESSION_DAYS } from '../auth/rules.ts';
import { DAY_MS, dayOf } from '../durations.ts';
import type { Vault, Viewer } from '../identity.ts';

/** The sealed part of a session, so that a row does not reveal its account. */
interface SessionDetails {
  accountId: string;
  /** ISO instant. */
  createdAt: string;
}

type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

/** Keys under which an account’s sessions are stored: so many that a login hardly ever reuses one, which would link two sessions. */
const OWNER_KEYS = 1024;
const OWNER_KEY_BYTES = 16;
/** Random keys that a login tries before it deletes a session: so many are taken only when nearly all keys are. */
const DRAWS = 16;

/** Returns all keys of an account. Without the installation’s secret, they cannot be linked to the account or to one another. */
export function ownerKeysOf(vault: Pick<Vault, 'nameOf'>, accountId: string): Buffer[] {
  const bytes = createHash('shake256', { outputLength: OWNER_KEYS * OWNER_KEY_BYTES })
    .update(vault.nameOf('session owner', accountId))
    .digest();
  return Array.from({ length: OWNER_KEYS }, (_, slot) => bytes.subarray(slot * OWNER_KEY_BYTES, (slot + 1) * OWNER_KEY_BYTES));
}

function anyOf(buffers: Buffer[]) {
  return sql<Buffer>`any(${buffers}::bytea[])`;
}

/** Creates a session. When nearly all keys of the account are taken, its session that expires first is deleted. */
export async function insertSession(
  db: Kysely<Tables>,
  vault: Keeper,
  accountId: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  // Sessions end at midnight, so that their end does not reveal the minute of the login.
  const expiresOn = dayOf(new Date(now.getTime() + (SESSION_DAYS + 1) * DAY_MS));
  const details: SessionDetails = { accountId, createdAt: now.toISOString() };
  const row = { token_hash: tokenHash, details: vault.seal(placeOf(tokenHash), details), expires_on: expiresOn };
  const keys = ownerKeysOf(vault, accountId);
  for (let draws = 1; ; draws += 1) {
    const freed = draws > DRAWS ? await deleteFirstToExpire(db, keys) : undefined;
    const inserted = await db
      .insertInto('sessions')
      .values({ ...row, owner_key: freed ?? keys[randomInt(keys.length)]! })
      .onConflict((conflict) => conflict.column('owner_key').doNothing())
      .returning('owner_key')
      .executeTakeFirst();
    if (inserted) return { token, expiresAt: new Date(expiresOn) };
  }
}

/** Deletes the expired sessions of all accounts: rows of one account share nothing by which they could be found together. */
export async function deleteExpiredSessions(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_on', '<=', dayOf(now)).execute();
}

/** @returns the key that has become free. */
async function deleteFirstToExpire(db: Kysely<Tables>, keys: Buffer[]): Promise<Buffer | undefined> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', (select) =>
      select.selectFrom('sessions').select('token_hash').where('owner_key', '=', anyOf(keys)).orderBy('expires_on').limit(1),
    )
    .returning('owner_key')
    .executeTakeFirst();
  return deleted?.owner_key;
}

function placeOf(tokenHash: Buffer): string {
  return `session ${tokenHash.toString('hex')}`;
}

/** Returns the account of a session token, or null. A single look-up by the primary key. */
export async function findViewer(db: Kysely<Tables>, vault: Pick<Vault, 'open'>, token: string, now: Date): Promise<Viewer | null> {
  const [viewer] = await findViewers(db, vault, [token], now);
  return viewer!;
}

/** As {@link findViewer}, for several tokens, in their order. */
export async function findViewers(
  db: Kysely<Tables>,
  vault: Pick<Vault, 'open'>,
  tokens: readonly string[],
  now: Date,
): Promise<(Viewer | null)[]> {
  const hashes = tokens.map(hashToken);
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'details'])
    .where('token_hash', '=', anyOf(hashes))
    .where('expires_on', '>', dayOf(now))
    .execute();
  const sealed = new Map(rows.map(({ token_hash, details }) => [placeOf(token_hash), details]));
  return hashes.map((hash) => {
    const place = placeOf(hash);
    const details = sealed.get(place);
    if (!details) return null;
    try {
      return { accountId: vault.open<SessionDetails>(place, details).accountId };
    } catch {
      // Sealed for another token or under another secret: not a valid session.
      return null;
    }
  });
}

/** Returns those of these token hashes whose session is still open. */
export async function listOpenSessions(db: Kysely<Tables>, tokenHashes: Buffer[], now: Date): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', anyOf(tokenHashes))
    .where('expires_on', '>', dayOf(now))
    .execute();
  return rows.map((row) => row.token_hash);
}

/** The public id of a session: a hash of the token hash, so that it reveals neither the token nor its stored hash. */
const SESSION_ID = sql<string>`encode(substr(sha256(token_hash), 1, 16), 'hex')`;

export function sessionIdOf(token: string): string {
  return createHash('sha256').update(hashToken(token)).digest('hex').slice(0, 32);
}

interface OpenSession {
  id: string;
  /** ISO instants. */
  createdAt: string;
  expiresAt: string;
}

/** Lists the open sessions of an account, newest first. */
export async function listSessions(db: Kysely<Tables>, vault: Keeper, accountId: string, now: Date): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select([SESSION_ID.as('id'), 'token_hash', 'details', 'expires_on'])
    .where('owner_key', '=', anyOf(ownerKeysOf(vault, accountId)))
    .where('expires_on', '>', dayOf(now))
    .execute();
  return rows
    .map(({ id, token_hash, details, expires_on }) => {
      const { createdAt } = vault.open<SessionDetails>(placeOf(token_hash), details);
      return { id, createdAt, expiresAt: new Date(expires_on).toISOString() };
    })
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id));
}

/** Deletes one session of an account, all but one, or all. @returns the number of deleted sessions. */
export async function deleteSessions(
  db: Kysely<Tables>,
  vault: Keeper,
  accountId: string,
  which: { id: string } | { but?: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('owner_key', '=', anyOf(ownerKeysOf(vault, accountId)))
    .where(SESSION_ID, 'id' in which ? '=' : 'is distinct from', 'id' in which ? which.id : (which.but ?? null))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteSession(db: Kysely<Tables>, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** The stored form of a token, which is of no use to anybody who reads the database. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
