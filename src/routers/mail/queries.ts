import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { mailboxOf } from '../auth/rules.ts';
import type { MailLetter } from '../context.ts';
import { MINUTE_MS } from '../durations.ts';
import type { Vault } from '../identity.ts';

type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

/** A letter in the outbox. What it says is made when it is sent: no row holds a token or a code. */
export interface PostedLetter {
  id: string;
  letter: MailLetter;
  /** ISO instant. */
  postedAt: string;
  /** Tries that failed. */
  failures: number;
}

/** Due at once: a row says nothing of the moment in which it came. */
const AT_ONCE = new Date(0);

export async function insertLetter(db: Kysely<Tables>, vault: Keeper, letter: MailLetter, now: Date): Promise<void> {
  const posted = { id: randomUUID(), letter, postedAt: now.toISOString(), failures: 0 };
  await db
    .insertInto('outbox')
    .values({ id: posted.id, about_digest: digestOf(vault, posted), details: sealed(vault, posted), due_at: AT_ONCE })
    .execute();
}

/**
 * Takes letters that are due, so that no other process sends them until the lease ends, also if this one is killed meanwhile.
 * No transaction stays open: sending takes as long as a mail server likes.
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

/** What waits: due now, or after a failed try for a later one. */
export async function countLetters(db: Kysely<Tables>, now: Date): Promise<{ due: number; later: number }> {
  const { rows } = await sql<{ due: number; later: number }>`
    select count(*) filter (where due_at <= ${now})::int as due, count(*) filter (where due_at > ${now})::int as later from outbox`.execute(
    db,
  );
  return rows[0]!;
}

/** It has been sent, or never will be. */
export async function deleteLetter(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

export async function postponeLetter(db: Kysely<Tables>, vault: Keeper, failed: PostedLetter, now: Date, waitMs: number): Promise<void> {
  const posted = { ...failed, failures: failed.failures + 1 };
  await db
    .updateTable('outbox')
    .set({ details: sealed(vault, posted), due_at: minuteAfter(now, waitMs) })
    .where('id', '=', posted.id)
    .execute();
}

/** It was taken but not tried: its turn comes with the next. */
export async function releaseLetter(db: Kysely<Tables>, id: string): Promise<void> {
  await db.updateTable('outbox').set({ due_at: AT_ONCE }).where('id', '=', id).execute();
}

/** What waits for somebody: by their account, and by the address of their account. */
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
  return [vault.nameOf('letter about account', accountId), vault.nameOf('letter about address', mailboxOf(email))];
}

/** Whoever asks for a mail to an address need not know whose it is; then only the address says whom it is about. */
function digestOf(vault: Pick<Vault, 'nameOf'>, { id, letter }: Pick<PostedLetter, 'id' | 'letter'>): Buffer {
  // It would say on which days somebody was told something. Once the account is gone nobody is there to write to.
  if (letter.kind === 'news') return vault.nameOf('letter about nobody', id);
  const [ofAccount, ofAddress] = digestsOf(vault, 'accountId' in letter ? letter.accountId : '', letter.email);
  return 'accountId' in letter ? ofAccount! : ofAddress!;
}

function sealed(vault: Keeper, { id, ...details }: PostedLetter): Buffer {
  return vault.seal(placeOf(id), details);
}

/** What was sealed under a secret that is lost can never be sent. */
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

/** A whole minute, so that the time of the next try does not tell the moment of the first. */
function minuteAfter(now: Date, milliseconds: number): Date {
  return new Date(Math.ceil((now.getTime() + milliseconds) / MINUTE_MS) * MINUTE_MS);
}
