import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { unlessHeld } from '../../../db/brief-locks.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Services } from '../context.ts';
import { DAY_MS, dayOf } from '../durations.ts';
import type { Vault } from '../identity.ts';
import { LEFT_DAYS } from './limits.ts';
import { listAllMeasures, listRunningPauses, restricts } from '../measures/queries.ts';

type Asker = Pick<Services, 'vault' | 'pseudonyms' | 'now'>;
type Names = Pick<Vault, 'nameOf'>;

/** An account and its current or former mailbox. */
export interface Holder {
  accountId: string;
  mailbox: string;
}

/** `held_by` of a closed account’s mailbox: empty, because no pause holds it. */
const BY_A_CLOSING = Buffer.alloc(0);
const BY_NOTHING_KNOWN = () => randomBytes(32);

export function closedDigestOf(vault: Names, mailbox: string): Buffer {
  return vault.nameOf('closed address', mailbox);
}

/** Bars a mailbox from registering for good. @param closedAddress the HMAC of the mailbox, in hexadecimal. */
export async function closeForGood(trx: Kysely<Tables>, closedAddress: string): Promise<void> {
  await insertClosed(trx, { digest: Buffer.from(closedAddress, 'hex'), ends_on: null, held_by: BY_A_CLOSING });
}

/** Keeps the mailbox that a paused account leaves from registering until its pauses end. */
export async function outlastPauses(trx: Kysely<Tables>, asker: Asker, { accountId, mailbox }: Holder): Promise<void> {
  const digest = closedDigestOf(asker.vault, mailbox);
  for (const { id, endsAt } of await listRunningPauses(trx, asker, accountId))
    await insertClosed(trx, { digest, ends_on: endsAt!.slice(0, 10), held_by: holdOf(asker.vault, digest, id) });
}

/** As {@link outlastPauses}, for an account that is deleted. Only rows of a pause with an open appeal stay linked to their pause. */
export async function outlastAccount(trx: Kysely<Tables>, asker: Asker, holder: Holder): Promise<void> {
  await outlastPauses(trx, asker, holder);
  const settled = (await listRunningPauses(trx, asker, holder.accountId)).filter(({ appeal }) => !appeal || appeal.outcome !== null);
  for (const { id } of settled)
    for (const row of await listHeldBy(trx, asker.vault, id))
      await trx
        .updateTable('closed_addresses')
        .set({ held_by: BY_NOTHING_KNOWN() })
        .where('digest', '=', row.digest)
        .where('held_by', '=', row.held_by)
        .execute();
}

interface Closed {
  digest: Buffer;
  /** The last day; null when closed for good. */
  ends_on: string | null;
  held_by: Buffer;
}

async function insertClosed(trx: Kysely<Tables>, closed: Closed): Promise<void> {
  await trx
    .insertInto('closed_addresses')
    .values(closed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The HMAC that links a row to one pause. It differs for each mailbox, so that rows of the same pause cannot be linked. */
function holdOf(vault: Names, digest: Buffer, measureId: number): Buffer {
  return vault.nameOf('closed by a pause', `${digest.toString('hex')} ${measureId}`);
}

/** Reads all rows with an end: they are few, one for each mailbox left during a running pause. */
async function listHeldBy(trx: Kysely<Tables>, vault: Names, measureId: number) {
  const rows = await trx.selectFrom('closed_addresses').select(['digest', 'held_by']).where('ends_on', 'is not', null).execute();
  return rows.filter(({ digest, held_by }) => held_by.equals(holdOf(vault, digest, measureId)));
}

/** Reopens the mailboxes held by a pause that was lifted, unless another pause or a closing holds them too. */
export async function reopenPaused(trx: Kysely<Tables>, vault: Names, measureId: number): Promise<void> {
  for (const row of await listHeldBy(trx, vault, measureId))
    await trx.deleteFrom('closed_addresses').where('digest', '=', row.digest).where('held_by', '=', row.held_by).execute();
}

/** Reopens a mailbox whose closing was lifted, unless another closing of the same mailbox stands. */
export async function reopenClosed(
  trx: Kysely<Tables>,
  vault: Pick<Vault, 'open'> & Parameters<typeof listAllMeasures>[1],
  closedAddress: string,
) {
  const others = (await listAllMeasures(trx, vault)).filter((other) => other.closedAddress === closedAddress && restricts(other));
  if (others.length > 0) return;
  await trx.deleteFrom('closed_addresses').where('digest', '=', Buffer.from(closedAddress, 'hex')).where('ends_on', 'is', null).execute();
}

/**
 * Whether this mailbox may not register: an account with it was closed, or left it during a pause that is still running.
 * @param back running pauses of the account that moves to the mailbox: they stay with the account, and so do not bar it.
 */
export async function isClosedAddress(
  db: Kysely<Tables>,
  { vault, now }: Pick<Asker, 'vault' | 'now'>,
  mailbox: string,
  back: { id: number }[] = [],
): Promise<boolean> {
  const digest = closedDigestOf(vault, mailbox);
  const rows = await db
    .selectFrom('closed_addresses')
    .select('held_by')
    .where('digest', '=', digest)
    .where(({ or, eb }) => or([eb('ends_on', 'is', null), eb('ends_on', '>=', dayOf(now()))]))
    .execute();
  const own = back.map(({ id }) => holdOf(vault, digest, id));
  return rows.some(({ held_by }) => !own.some((hold) => hold.equals(held_by)));
}

export async function deleteReopenedAddresses(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('closed_addresses').where('ends_on', '<', dayOf(now)).execute();
}

/** Records the day on which an account left this mailbox, and nothing about the account. */
export async function rememberLeft(db: Kysely<Tables>, vault: Names, mailbox: string, leftAt: Date): Promise<void> {
  const endsOn = dayOf(new Date(leftAt.getTime() + LEFT_DAYS * DAY_MS));
  await sql`
    insert into left_mailboxes as old (digest, ends_on) values (${leftDigestOf(vault, mailbox)}, ${endsOn}::date)
    on conflict (digest) do update set ends_on = greatest(old.ends_on, excluded.ends_on)`.execute(db);
}

/** Whether an account has left this mailbox in the last {@link LEFT_DAYS} days. */
export async function wasLeftLately(db: Kysely<Tables>, vault: Names, mailbox: string, now: Date): Promise<boolean> {
  const left = db.selectFrom('left_mailboxes').select('ends_on').where('digest', '=', leftDigestOf(vault, mailbox));
  return (await left.where('ends_on', '>=', dayOf(now)).executeTakeFirst()) !== undefined;
}

export async function deleteLeft(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('left_mailboxes').where('ends_on', '<', dayOf(now)).execute();
}

/** An HMAC used nowhere else, so that a row cannot be linked to the mailbox of an account or of a closing. */
function leftDigestOf(vault: Names, mailbox: string): Buffer {
  return vault.nameOf('left mailbox', mailbox);
}

/** The tables of mailboxes that accounts have left. */
const TABLES = ['closed_addresses', 'left_mailboxes'] as const;

/** For each of these tables, the `xmin` of its rows since this process last rewrote it. */
const rewritten = new WeakMap<Kysely<Tables>, Map<string, string>>();

/**
 * Rewrites each table in the order of its HMACs, in one transaction: otherwise `xmin` and the physical order of the rows would reveal
 * when an account left, beyond the day. Once more than needed after a start: whether a single row was rewritten cannot be seen in it.
 */
export async function shuffleMailboxes(db: Kysely<Tables>): Promise<void> {
  const own = rewritten.get(db) ?? new Map<string, string>();
  rewritten.set(db, own);
  for (const name of TABLES) {
    const table = sql.table(name);
    const numbersIn = async (trx: Kysely<Tables>) =>
      (await sql<{ number: string }>`select distinct xmin::text as number from ${table}`.execute(trx)).rows.map(({ number }) => number);
    const numbers = await numbersIn(db);
    if (numbers.every((number) => number === own.get(name))) continue;
    await unlessHeld(db, async (trx) => {
      // Otherwise a concurrent delete would miss a row that is being rewritten.
      await sql`lock table ${table} in share row exclusive mode`.execute(trx);
      await sql`with old as (delete from ${table} returning *) insert into ${table} select * from old order by digest`.execute(trx);
      own.set(name, (await numbersIn(trx))[0] ?? '');
    });
  }
}
