import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { mailboxOf } from '../auth/rules.ts';
import type { Context, MailLetter } from '../context.ts';
import { MINUTE_MS } from '../durations.ts';
import { AppError } from '../errors.ts';
import type { Vault } from '../identity.ts';

type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

/** A letter in the outbox. Its text is composed when it is sent, so that no row holds a token or a code. */
export interface PostedLetter {
  id: string;
  letter: MailLetter;
  /** ISO instant. */
  postedAt: string;
  /** Failed attempts to send it. */
  failures: number;
}

/** The same due date for all new letters, so that a row does not reveal when it was queued. */
const AT_ONCE = new Date(0);

export async function insertLetter(db: Kysely<Tables>, vault: Keeper, letter: MailLetter, now: Date): Promise<void> {
  const posted = { id: randomUUID(), letter, postedAt: now.toISOString(), failures: 0 };
  await db
    .insertInto('outbox')
    .values({ id: posted.id, about_digest: digestOf(vault, posted), details: sealed(vault, posted), due_at: AT_ONCE })
    .execute();
}

/** Counts a letter that follows a call, and returns whether its mailbox may get it. The call itself must succeed in any case. */
export function mayMail(
  { limits }: Pick<Context, 'limits'>,
  email: string,
  kind: Parameters<Context['limits']['takeMail']>[1],
): Promise<boolean> {
  return limits.takeMail(mailboxOf(email), kind).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
}

/** Whether a letter is still to be sent, which stays so until the end of the transaction. A letter may be taken back while it is claimed. */
export async function lockLetter(trx: Kysely<Tables>, id: string): Promise<boolean> {
  return (await trx.selectFrom('outbox').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined;
}

/** Locks the queued letters of this kind about an account, also claimed ones. */
export async function lockLettersOf(trx: Kysely<Tables>, vault: Keeper, accountId: string, kind: MailLetter['kind']): Promise<string[]> {
  const rows = await trx
    .selectFrom('outbox')
    .select(['id', 'details'])
    .where('about_digest', '=', accountDigest(vault, accountId))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.filter((row) => opened(vault, row.id, row.details)?.letter.kind === kind).map(({ id }) => id);
}

/**
 * Claims letters that are due for the duration of the lease, so that no other process sends them; the lease also ends if this process dies.
 * No transaction stays open while the letters are sent, because a mail server may take long.
 */
export async function claimLetters(db: Kysely<Tables>, vault: Keeper, limit: number, now: Date, leaseMs: number): Promise<PostedLetter[]> {
  const { rows } = await sql<{ id: string; details: Buffer }>`
    update outbox set due_at = ${minuteAfter(now, leaseMs)}
    where id in (select id from outbox where due_at <= ${now} order by due_at limit ${limit} for update skip locked)
    returning id, details`.execute(db);
  const letters = rows.map(({ id, details }) => opened(vault, id, details));
  for (const [index, { id }] of rows.entries()) if (!letters[index]) await deleteLetter(db, id);
  return letters.filter((letter) => letter !== undefined);
}

/** Counts the letters in the outbox: due, or scheduled for a later attempt. */
export async function countLetters(db: Kysely<Tables>, now: Date): Promise<{ due: number; later: number }> {
  const { rows } = await sql<{ due: number; later: number }>`
    select count(*) filter (where due_at <= ${now})::int as due, count(*) filter (where due_at > ${now})::int as later from outbox`.execute(
    db,
  );
  return rows[0]!;
}

/** Removes letters that were sent, cannot be sent or are taken back. */
export async function deleteLetter(db: Kysely<Tables>, ...ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('outbox').where('id', 'in', ids).execute();
}

export async function postponeLetter(db: Kysely<Tables>, vault: Keeper, failed: PostedLetter, now: Date, waitMs: number): Promise<void> {
  const posted = { ...failed, failures: failed.failures + 1 };
  await db
    .updateTable('outbox')
    .set({ details: sealed(vault, posted), due_at: minuteAfter(now, waitMs) })
    .where('id', '=', posted.id)
    .execute();
}

/** Gives up the lease on a letter that was not attempted, so that it is due again at once. */
export async function releaseLetter(db: Kysely<Tables>, id: string): Promise<void> {
  await db.updateTable('outbox').set({ due_at: AT_ONCE }).where('id', '=', id).execute();
}

/** Lists the letters in the outbox about this account or its address. */
export async function listMailLetters(
  db: Kysely<Tables>,
  vault: Keeper,
  { id, email }: { id: string; email: string },
): Promise<PostedLetter[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'details'])
    .where('about_digest', 'in', digestsOf(vault, id, email))
    .execute();
  return rows.map((row) => opened(vault, row.id, row.details)).filter((letter) => letter !== undefined);
}

export async function deleteLetters(db: Kysely<Tables>, vault: Keeper, { id, email }: { id: string; email: string }): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('about_digest', 'in', digestsOf(vault, id, email))
    .execute();
}

function digestsOf(vault: Pick<Vault, 'nameOf'>, accountId: string, email: string): Buffer[] {
  return [accountDigest(vault, accountId), vault.nameOf('letter about address', mailboxOf(email))];
}

function accountDigest(vault: Pick<Vault, 'nameOf'>, accountId: string): Buffer {
  return vault.nameOf('letter about account', accountId);
}

/** The digest under which a letter is found: of its account, or of its address where the letter names no account. */
function digestOf(vault: Pick<Vault, 'nameOf'>, { id, letter }: Pick<PostedLetter, 'id' | 'letter'>): Buffer {
  // Random, because otherwise the row would reveal on which days an account had notices. It is not sent once the account is deleted.
  if (letter.kind === 'news') return vault.nameOf('letter about nobody', id);
  const [ofAccount, ofAddress] = digestsOf(vault, 'accountId' in letter ? letter.accountId : '', letter.email);
  return 'accountId' in letter ? ofAccount! : ofAddress!;
}

function sealed(vault: Keeper, { id, ...details }: PostedLetter): Buffer {
  return vault.seal(placeOf(id), details);
}

/** @returns undefined when the letter was sealed under another secret, and so can never be sent. */
function opened(vault: Keeper, id: string, details: Buffer): PostedLetter | undefined {
  try {
    return { id, ...vault.open<Omit<PostedLetter, 'id'>>(placeOf(id), details) };
  } catch {
    return undefined;
  }
}

function placeOf(id: string): string {
  return `letter ${id}`;
}

/** Rounded up to a minute, so that the time of the next attempt does not reveal when the letter was queued. */
function minuteAfter(now: Date, milliseconds: number): Date {
  return new Date(Math.ceil((now.getTime() + milliseconds) / MINUTE_MS) * MINUTE_MS);
}
