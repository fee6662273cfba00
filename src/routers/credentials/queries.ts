import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { type Account } from '../auth/queries.ts';
import { whileAccountStands } from '../writers/queries.ts';
import { mailboxOf, samePassword } from '../auth/rules.ts';
import { DAY_MS, dayOf, MINUTE_MS } from '../durations.ts';
import type { MailLetter } from '../context.ts';
import type { Vault } from '../identity.ts';
import { deleteLetter, insertLetter, lockLetter, lockLettersOf } from '../mail/queries.ts';
import { hashToken } from '../sessions/queries.ts';
import { CODE_LENGTH, TOKEN_MINUTES, TOKENS_AT_ONCE } from './limits.ts';

/** What a mailed token allows: confirming the account's address, changing to a new one, choosing a new password. */
export type TokenUse = 'confirm' | 'change' | 'reset';

interface TokenDetails {
  use: TokenUse;
  accountId: string;
  /** The address that the mail was sent to. */
  email: string;
  /** A digest of the code, hex. */
  code: string;
  /** The account's password version at that time; a password change voids the token, unless it only confirms the address. */
  passwordVersion: number;
  /** ISO instant. */
  expiresAt: string;
}

export interface EmailToken extends TokenDetails {
  hash: Buffer;
}

type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

/** Deletes the expired tokens of all accounts. */
export async function deleteExpiredTokens(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('email_tokens').where('expires_on', '<=', dayOf(now)).execute();
}

/**
 * Queues the letter to a new address, and gives up the one that was asked for before: its letter, even if it is being sent, and its tokens.
 * Letters are locked before tokens, here and below, to avoid deadlocks.
 */
export async function askForAddress(
  trx: Transaction<Tables>,
  vault: Keeper,
  letter: Extract<MailLetter, { kind: 'new-address' }>,
  now: Date,
): Promise<void> {
  const { kind, accountId, email } = letter;
  await deleteLetter(trx, ...(await lockLettersOf(trx, vault, accountId, kind)));
  const tokens = await listTokens(trx, vault, accountId, now);
  const others = tokens.filter((token) => token.use === 'change' && token.email !== email);
  await deleteHashes(trx, others);
  await insertLetter(trx, vault, letter, now);
}

/**
 * @param wanted `letterId`: the letter that carries the token
 * @returns undefined when there is no such account any more, or the letter was taken back.
 */
export async function issueToken(
  db: Kysely<Tables>,
  vault: Keeper,
  { letterId, ...wanted }: Pick<TokenDetails, 'use' | 'accountId' | 'email' | 'passwordVersion'> & { letterId?: string },
  now: Date,
): Promise<{ token: string; code: string } | undefined> {
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const hash = hashToken(token);
  const expiresAt = new Date(now.getTime() + TOKEN_MINUTES * MINUTE_MS);
  const details: TokenDetails = {
    ...wanted,
    code: codeDigest(vault, hash, code).toString('hex'),
    expiresAt: expiresAt.toISOString(),
  };
  return whileAccountStands(db, wanted.accountId, async (trx) => {
    if (letterId !== undefined && !(await lockLetter(trx, letterId))) return undefined;
    await makeRoom(trx, vault, wanted, now);
    await trx
      .insertInto('email_tokens')
      .values({
        token_hash: hash,
        owner_digest: ownerDigest(vault, wanted.accountId),
        address_digest: addressDigest(vault, wanted.email),
        details: vault.seal(placeOf(hash), details),
        // Only the day, which reveals little of when the token was made.
        expires_on: dayOf(new Date(now.getTime() + 2 * DAY_MS)),
      })
      .execute();
    return { token, code };
  });
}

/** Deletes the oldest tokens of this use beyond the limit, and those for any address but the latest. */
async function makeRoom(
  trx: Transaction<Tables>,
  vault: Keeper,
  { use, accountId, email }: Pick<TokenDetails, 'use' | 'accountId' | 'email'>,
  now: Date,
): Promise<void> {
  const same = (await listTokens(trx, vault, accountId, now)).filter((token) => token.use === use);
  const [kept, others] = [same.filter((token) => token.email === email), same.filter((token) => token.email !== email)];
  const oldest = kept.sort((a, b) => b.expiresAt.localeCompare(a.expiresAt)).slice(TOKENS_AT_ONCE - 1);
  await deleteHashes(trx, [...oldest, ...others]);
}

async function deleteHashes(trx: Transaction<Tables>, tokens: EmailToken[]): Promise<void> {
  for (const { hash } of tokens) await trx.deleteFrom('email_tokens').where('token_hash', '=', hash).execute();
}

/** Returns the valid tokens of an account. */
export async function listTokens(db: Kysely<Tables>, vault: Keeper, accountId: string, now: Date): Promise<EmailToken[]> {
  const rows = await db
    .selectFrom('email_tokens')
    .select(['token_hash', 'details'])
    .where('owner_digest', '=', ownerDigest(vault, accountId))
    .execute();
  return rows.flatMap((row) => opened(vault, row, now));
}

/** @returns undefined when it is unknown, used or expired. */
export async function findToken(db: Kysely<Tables>, vault: Keeper, token: string, now: Date): Promise<EmailToken | undefined> {
  const row = await db
    .selectFrom('email_tokens')
    .select(['token_hash', 'details'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row && opened(vault, row, now)[0];
}

/** Like `findToken`, by the code that was typed with the address; codes cannot reset passwords. */
export async function findTokenByCode(
  db: Kysely<Tables>,
  vault: Keeper,
  { email, code }: { email: string; code: string },
  now: Date,
): Promise<EmailToken | undefined> {
  const rows = await db
    .selectFrom('email_tokens')
    .select(['token_hash', 'details'])
    .where('address_digest', '=', addressDigest(vault, email))
    .execute();
  return rows
    .flatMap((row) => opened(vault, row, now))
    .find((token) => token.use !== 'reset' && timingSafeEqual(Buffer.from(token.code, 'hex'), codeDigest(vault, token.hash, code)));
}

/**
 * Consumes a token, and deletes what it makes redundant or void: other tokens of the account, and letters to a new address.
 * @returns false when a concurrent call was faster.
 */
export async function useToken(trx: Transaction<Tables>, vault: Keeper, { hash, use, accountId }: EmailToken, now: Date): Promise<boolean> {
  const letters = use === 'confirm' ? [] : await lockLettersOf(trx, vault, accountId, 'new-address');
  const used = await trx.deleteFrom('email_tokens').where('token_hash', '=', hash).returning('token_hash').executeTakeFirst();
  if (!used) return false;
  await deleteLetter(trx, ...letters);
  const others = use === 'confirm' ? (await listTokens(trx, vault, accountId, now)).filter((token) => token.use !== use) : [];
  await trx
    .deleteFrom('email_tokens')
    .where('owner_digest', '=', ownerDigest(vault, accountId))
    .$if(others.length > 0, (query) =>
      query.where(
        'token_hash',
        'not in',
        others.map((token) => token.hash),
      ),
    )
    .execute();
  return true;
}

/** Deletes the tokens of an account, and the letters that would bring it to a new address. */
export async function deleteTokens(db: Kysely<Tables>, vault: Keeper, accountId: string): Promise<void> {
  await deleteLetter(db, ...(await lockLettersOf(db, vault, accountId, 'new-address')));
  await db.deleteFrom('email_tokens').where('owner_digest', '=', ownerDigest(vault, accountId)).execute();
}

/** Whether the token is still valid for the account's current address and password. */
export function isTokenOf(token: EmailToken, account: Account): boolean {
  const { use, email } = token;
  return (use === 'change' || account.email === email) && (use === 'confirm' || samePassword(account, token));
}

function opened(vault: Keeper, row: { token_hash: Buffer; details: Buffer }, now: Date): EmailToken[] {
  try {
    const token = { hash: row.token_hash, ...vault.open<TokenDetails>(placeOf(row.token_hash), row.details) };
    return Date.parse(token.expiresAt) > now.getTime() ? [token] : [];
  } catch {
    // Sealed under a lost secret, so it is of no use to anybody.
    return [];
  }
}

/** Keyed by the installation's secret, because all possible codes can be tried against a plain digest. */
function codeDigest(vault: Pick<Vault, 'nameOf'>, hash: Buffer, code: string): Buffer {
  return vault.nameOf(`code of ${hash.toString('hex')}`, code);
}

function ownerDigest(vault: Pick<Vault, 'nameOf'>, accountId: string): Buffer {
  return vault.nameOf('token owner', accountId);
}

function addressDigest(vault: Pick<Vault, 'nameOf'>, email: string): Buffer {
  return vault.nameOf('token address', mailboxOf(email));
}

function placeOf(hash: Buffer): string {
  return `email token ${hash.toString('hex')}`;
}
