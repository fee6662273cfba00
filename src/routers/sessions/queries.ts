import { createHash, randomBytes, randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { SESSION_DAYS } from '../auth/rules.ts';
import { DAY_MS } from '../durations.ts';
import type { Vault, Viewer } from '../identity.ts';

/** Sealed: no row says whose login it is. */
interface SessionDetails {
  accountId: string;
  /** ISO instant. */
  createdAt: string;
}

type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

/** Keys under which one account's sessions are found. So many that a login hardly ever gets one that an earlier login had, which would tie the two. */
const OWNER_KEYS = 1024;
const OWNER_KEY_BYTES = 16;
/** Keys that a login tries before it makes room; that many are all taken only where nearly all are. */
const DRAWS = 16;

/** An account's keys, all of them: without the installation's secret none leads to the account or to another one. */
export function ownerKeysOf(vault: Pick<Vault, 'nameOf'>, accountId: string): Buffer[] {
  const bytes = createHash('shake256', { outputLength: OWNER_KEYS * OWNER_KEY_BYTES })
    .update(vault.nameOf('session owner', accountId))
    .digest();
  return Array.from({ length: OWNER_KEYS }, (_, slot) => bytes.subarray(slot * OWNER_KEY_BYTES, (slot + 1) * OWNER_KEY_BYTES));
}

function anyOf(buffers: Buffer[]) {
  return sql<Buffer>`any(${buffers}::bytea[])`;
}

/** Opens a session and sweeps out those that have expired. Where an account has too many, the one that expires first makes room. */
export async function insertSession(
  db: Kysely<Tables>,
  vault: Keeper,
  accountId: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
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

/** Everybody's at once: the day of their end is all that rows have in common. */
export async function deleteExpiredSessions(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_on', '<=', dayOf(now)).execute();
}

/** @returns the key that is free now. */
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

/** The day in UTC: a session ends at the beginning of one, so that its end does not tell the minute in which it began. */
function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

function placeOf(tokenHash: Buffer): string {
  return `session ${tokenHash.toString('hex')}`;
}

/** Whose session a token is: one look-up by the primary key. */
export async function findViewer(db: Kysely<Tables>, vault: Pick<Vault, 'open'>, token: string, now: Date): Promise<Viewer | null> {
  const [viewer] = await findViewers(db, vault, [token], now);
  return viewer!;
}

/** Whose session each token is, in the order of the tokens. */
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
      // Sealed for another token, or under a secret that was lost: nobody's.
      return null;
    }
  });
}

/** Of these sessions, those that are open; all by the hash of their token. */
export async function listOpenSessions(db: Kysely<Tables>, tokenHashes: Buffer[], now: Date): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', anyOf(tokenHashes))
    .where('expires_on', '>', dayOf(now))
    .execute();
  return rows.map((row) => row.token_hash);
}

/** Hash of a hash: what names a session to its owner says nothing of its token or of how that is stored. */
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

/** An account's open sessions, newest first. */
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

/** Ends one session of an account, all but one, or all. @returns how many. */
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

/** How a token is stored: who reads the database cannot use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
