import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { unlessHeld } from '../../../db/brief-locks.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Services } from '../context.ts';
import { DAY_MS } from '../durations.ts';
import type { Vault } from '../identity.ts';
import { LEFT_DAYS } from './limits.ts';
import { dayOf, listAllMeasures, listRunningPauses, restricts } from '../measures/queries.ts';

type Asker = Pick<Services, 'vault' | 'pseudonyms' | 'now'>;
type Names = Pick<Vault, 'nameOf'>;

/** An account, and the mailbox that it has, or had. */
export interface Holder {
  accountId: string;
  mailbox: string;
}

/** A closing holds its mailbox by nothing that ends. */
const BY_A_CLOSING = Buffer.alloc(0);
const BY_NOTHING_KNOWN = () => randomBytes(32);

export function closedDigestOf(vault: Names, mailbox: string): Buffer {
  return vault.nameOf('closed address', mailbox);
}

/** @param closedAddress its HMAC, in hexadecimal */
export async function closeForGood(trx: Kysely<Tables>, closedAddress: string): Promise<void> {
  await insertClosed(trx, { digest: Buffer.from(closedAddress, 'hex'), ends_on: null, held_by: BY_A_CLOSING });
}

/** A mailbox that a paused account leaves, or is about to leave, stays closed for as long as each pause keeps its person from writing. */
export async function outlastPauses(trx: Kysely<Tables>, asker: Asker, { accountId, mailbox }: Holder): Promise<void> {
  const digest = closedDigestOf(asker.vault, mailbox);
  for (const { id, endsAt } of await listRunningPauses(trx, asker, accountId))
    await insertClosed(trx, { digest, ends_on: endsAt!.slice(0, 10), held_by: holdOf(asker.vault, digest, id) });
}

/** As {@link outlastPauses}, of an account that is deleted: only an appeal that waits for its answer still needs to know which pause it was. */
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
  /** The last day of it; null for good. */
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

/** A mark of one pause at one mailbox: found by whoever tries the pause, and the same nowhere else. */
function holdOf(vault: Names, digest: Buffer, measureId: number): Buffer {
  return vault.nameOf('closed by a pause', `${digest.toString('hex')} ${measureId}`);
}

/** Few rows: of people who left a mailbox during a pause that is not over. */
async function listHeldBy(trx: Kysely<Tables>, vault: Names, measureId: number) {
  const rows = await trx.selectFrom('closed_addresses').select(['digest', 'held_by']).where('ends_on', 'is not', null).execute();
  return rows.filter(({ digest, held_by }) => held_by.equals(holdOf(vault, digest, measureId)));
}

/** A pause was lifted: what was left during it may register again, unless something else keeps it closed. */
export async function reopenPaused(trx: Kysely<Tables>, vault: Names, measureId: number): Promise<void> {
  for (const row of await listHeldBy(trx, vault, measureId))
    await trx.deleteFrom('closed_addresses').where('digest', '=', row.digest).where('held_by', '=', row.held_by).execute();
}

/** The same of a closing, unless another one of this mailbox stands. */
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
 * Whether an account of this mailbox was closed, or left it during a pause that is not over.
 * @param back who comes back to it: their own pauses go with them, and keep nobody else out
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

/** An account has left this mailbox. Nothing says which, nor what it did, nor when but for the day. */
export async function rememberLeft(db: Kysely<Tables>, vault: Names, mailbox: string, leftAt: Date): Promise<void> {
  const endsOn = dayOf(new Date(leftAt.getTime() + LEFT_DAYS * DAY_MS));
  await sql`
    insert into left_mailboxes as old (digest, ends_on) values (${leftDigestOf(vault, mailbox)}, ${endsOn}::date)
    on conflict (digest) do update set ends_on = greatest(old.ends_on, excluded.ends_on)`.execute(db);
}

/** Whether an account has left this mailbox in the last weeks. */
export async function wasLeftLately(db: Kysely<Tables>, vault: Names, mailbox: string, now: Date): Promise<boolean> {
  const left = db.selectFrom('left_mailboxes').select('ends_on').where('digest', '=', leftDigestOf(vault, mailbox));
  return (await left.where('ends_on', '>=', dayOf(now)).executeTakeFirst()) !== undefined;
}

export async function deleteLeft(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('left_mailboxes').where('ends_on', '<', dayOf(now)).execute();
}

/** Nothing else is named so: a mailbox that comes back, or is closed, has other HMACs. */
function leftDigestOf(vault: Names, mailbox: string): Buffer {
  return vault.nameOf('left mailbox', mailbox);
}

/** Where mailboxes stand that their accounts have left. */
const TABLES = ['closed_addresses', 'left_mailboxes'] as const;

/**
 * Rows keep the number of the transaction that wrote them, and lie in the order in which they came: that tells when somebody left. Written
 * anew together, in the order of their HMACs, they tell no more than their days.
 */
export async function shuffleMailboxes(db: Kysely<Tables>): Promise<void> {
  for (const name of TABLES) {
    const table = sql.table(name);
    const {
      rows: [came],
    } = await sql<{ numbers: number }>`select count(distinct xmin::text)::int as numbers from ${table}`.execute(db);
    // All have one number since the last time, unless another came.
    if (came!.numbers < 2) continue;
    await unlessHeld(db, async (trx) => {
      // Whoever takes one away meanwhile would miss it at its new place.
      await sql`lock table ${table} in share row exclusive mode`.execute(trx);
      await sql`with old as (delete from ${table} returning *) insert into ${table} select * from old order by digest`.execute(trx);
    });
  }
}
