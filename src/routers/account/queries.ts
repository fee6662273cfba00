import { setImmediate as breathe } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { deleteAccountRow, type Account } from '../auth/queries.ts';
import { mailboxOf, samePassword } from '../auth/rules.ts';
import { lockAccounts } from '../writers/queries.ts';
import { deleteTokens } from '../credentials/queries.ts';
import { insertErasure } from '../erasures/queries.ts';
import { deleteLetters } from '../mail/queries.ts';
import { outlastAccount, outlastPauses, rememberLeft, type Holder } from '../mailboxes/queries.ts';
import { standInFor } from '../mailboxes/rules.ts';
import type { Departed, Services } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Pseudonyms, Scope, Viewer } from '../identity.ts';
import { inTransaction, listKeyed, listKeys, type Keyed } from '../queries.ts';
import type { Found, Leaving, News, Remaining, TraceTable } from '../traces.ts';
import { TRACES } from './traces.ts';

const TRACE_TABLES = Object.keys(TRACES) as TraceTable[];

/** A person, as identified by the keys in rows. */
export interface Person {
  keyOf(scope: Scope, scopeId: number | string): string;
}

export function toPerson(pseudonyms: Pick<Pseudonyms, 'tryKey'>, accountId: string): Person {
  return { keyOf: (scope, scopeId) => pseudonyms.tryKey(scope, scopeId, accountId) };
}

export function personOf({ pseudonyms, viewer }: Pick<Services, 'pseudonyms'> & { viewer: Viewer }): Person {
  return toPerson(pseudonyms, viewer.accountId);
}

/** Finds the viewer's rows in one table, in the lane for such scans. */
export function findOwn(ctx: Pick<Services, 'db' | 'lanes' | 'pseudonyms'> & { viewer: Viewer }, name: TraceTable): Promise<Keyed> {
  return ctx.lanes.walk(`${ctx.viewer.accountId} ${name}`, () => findTrace(ctx.db, name, personOf(ctx).keyOf));
}

/** Ids per query, which take a few milliseconds to read. */
const BATCH = 1000;
/** Keys computed before yielding to the event loop: a few milliseconds of work. */
const KEYS_AT_ONCE = 250;

/**
 * Finds all rows of a person. Only the person's key for a row shows whose it is, so this scans all ids; it never blocks the
 * event loop for more than a few milliseconds.
 */
export async function findTraces(db: Kysely<Tables>, { keyOf }: Person): Promise<Found> {
  const found: Partial<Found> = {};
  for (const name of TRACE_TABLES) found[name] = await findTrace(db, name, keyOf);
  return found as Found;
}

/** Finds what others see as pending of a person, with a function to end each. */
export async function findEnds(
  db: Kysely<Tables>,
  { keyOf }: Person,
  leaving: Leaving,
): Promise<{ what: string; end(): Promise<News[] | void> }[]> {
  const found = await Promise.all(
    TRACE_TABLES.map(async (name) => {
      const { ends } = TRACES[name];
      const { ids, keys } = ends ? await findErasable(db, name, keyOf) : { ids: [], keys: [] };
      return ids.map((id, index) => ({ what: `${name} ${id}`, end: async () => ends?.(db, id, keys[index]!, leaving) }));
    }),
  );
  return found.flat();
}

/** Finds what is erased of a person in one table, each at its own time: rows that are `apart` by their own ids. */
export async function findErasable(db: Kysely<Tables>, name: TraceTable, keyOf: Person['keyOf']): Promise<Keyed> {
  const found = await findTrace(db, name, keyOf);
  const { apart, id, key } = TRACES[name];
  if (!apart) return found;
  const rows = (await listKeyed(db, tableOf(name), { id, key }, found)) as Record<string, unknown>[];
  return { ids: rows.map((row) => Number(row['id'])), keys: rows.map((row) => String(row[key])) };
}

export async function findTrace(db: Kysely<Tables>, name: TraceTable, keyOf: Person['keyOf']): Promise<Keyed> {
  const { scope, parent, id: idColumn, key: keyColumn, counter, madeFor } = TRACES[name];
  const table = tableOf(name);
  if (madeFor !== undefined) return findByKey(db, { table, column: keyColumn }, keyOf(scope, madeFor));
  // If the row is its own parent, its key is read along, which saves the second query.
  const columns = table === parent ? sql`id, ${sql.ref(keyColumn)} as key` : sql`id`;
  const worthAsking = counter ? sql`and ${sql.ref(counter)} > 0` : sql``;
  const found: Keyed = { ids: [], keys: [] };
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; key?: string }>`
      select ${columns} from ${sql.table(parent)} where id > ${last} ${worthAsking} order by id limit ${BATCH}`.execute(db);
    const own: Keyed = { ids: [], keys: [] };
    for (const [index, { id, key: stored }] of rows.entries()) {
      const key = keyOf(scope, id);
      if (stored === undefined || stored === key) add(own, id, key);
      if (index % KEYS_AT_ONCE === KEYS_AT_ONCE - 1) await breathe();
    }
    const confirmed = table === parent ? own : await listKeys(db, table, { id: idColumn, key: keyColumn }, own);
    for (const [index, id] of confirmed.ids.entries()) add(found, id, confirmed.keys[index]!);
    if (rows.length < BATCH) return found;
    last = rows.at(-1)!.id;
  }
}

/** Resolves the table of a trace, whose name is not a table's if it is about a second key. */
function tableOf(name: TraceTable): keyof Tables {
  return TRACES[name].table ?? (name as keyof Tables);
}

function add({ ids, keys }: Keyed, id: number, key: string): void {
  ids.push(id);
  keys.push(key);
}

async function findByKey(db: Kysely<Tables>, { table, column }: { table: keyof Tables; column: string }, key: string): Promise<Keyed> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where ${sql.ref(column)} = ${key}`.execute(db);
  return { ids: rows.map(({ id }) => id), keys: rows.map(() => key) };
}

/**
 * Deletes the account with its sessions, queued mails and tokens, and stores a sealed note of what is still to be erased (see
 * src/server/upkeep/erasures.ts). No concurrent write escapes: this waits for those under way, and later ones find no account
 * (`whileAccountStands`). No row that the person wrote is touched, because rows changed in one transaction can be linked.
 * @param checked the account as its password was checked
 * @returns undefined when the account is gone already.
 * @throws AppError when the password has changed since, for example to keep a thief out.
 */
export function deleteAccount(
  db: Kysely<Tables>,
  tools: Pick<Services, 'vault' | 'pseudonyms' | 'now'>,
  checked: Account,
  wanted: Omit<Departed, 'id' | 'accountId' | 'mailbox'>,
): Promise<Departed | undefined> {
  const { vault } = tools;
  return db.transaction().execute(async (trx) => {
    await lockAccounts(trx);
    const account = await deleteAccountRow(trx, vault, checked.id);
    if (!account) return undefined;
    if (!samePassword(account, checked)) throw new AppError('wrong_password', { field: 'password' });
    await deleteTokens(trx, vault, account.id);
    await deleteLetters(trx, vault, account);
    await outlastAccount(trx, tools, { accountId: account.id, mailbox: mailboxOf(account.email) });
    return insertErasure(trx, vault, { ...wanted, accountId: account.id, mailbox: leftMailboxOf(account) });
  });
}

/**
 * Runs a change of an account's address. During a pause, first closes the old mailbox in a separate transaction, because rows about a
 * decision are never written together with an account. If the change fails, the mailbox is still open to its owner.
 */
export async function whileMoving(
  { db, lanes, ...asker }: Pick<Services, 'db' | 'lanes' | 'vault' | 'pseudonyms' | 'now'>,
  before: Account,
  next: string,
  move: () => Promise<Account | undefined>,
): Promise<Account | undefined> {
  const mailbox = mailboxOf(before.email);
  if (mailbox === mailboxOf(next)) return move();
  await inTransaction(db, (trx) => outlastPauses(trx, asker, { accountId: before.id, mailbox }));
  const left = leftMailboxOf(before);
  // Before the mailbox becomes free; if the move fails, this affects nobody else.
  if (left) await lanes.walk(`${before.id} ${left}`, () => outlast(db, asker.pseudonyms, { accountId: before.id, mailbox: left }));
  const moved = await move();
  if (moved && left) await rememberLeft(db, asker.vault, left, asker.now());
  return moved;
}

/**
 * Repeats, for a mailbox that is being left, the restrictions that others have set on its person. The new rows cannot be linked to those of
 * the account, nor to each other, and each is written in its own transaction. Idempotent.
 */
export async function outlast(db: Kysely<Tables>, pseudonyms: Services['pseudonyms'], { accountId, mailbox }: Holder): Promise<void> {
  const [person, standIn] = [toPerson(pseudonyms, accountId), toPerson(pseudonyms, standInFor(mailbox))];
  for (const name of TRACE_TABLES) {
    const { outlasts, scope } = TRACES[name];
    if (!outlasts) continue;
    for (const id of (await findTrace(db, name, person.keyOf)).ids) await outlasts(db, id, standIn.keyOf(scope, id));
  }
}

/** Undefined for an unconfirmed address, which may belong to somebody else. */
function leftMailboxOf({ email, emailConfirmed }: Account): string | undefined {
  return emailConfirmed === false ? undefined : mailboxOf(email);
}

/** Deletes what goes right after the account, each row in its own transaction. @returns the notices to send */
export async function deleteWhatIdentifies(db: Kysely<Tables>, { keyOf }: Person): Promise<News[]> {
  const told: News[] = [];
  for (const name of TRACE_TABLES) {
    const { atOnce } = TRACES[name];
    if (!atOnce) continue;
    const { ids, keys } = await findTrace(db, name, keyOf);
    for (const [index, id] of ids.entries()) {
      told.push(...((await atOnce(db, id, keys[index]!)) ?? []));
    }
  }
  return told;
}

/** Erases what `findErasable` has found. Idempotent. */
export async function deleteTrace(
  db: Kysely<Tables>,
  name: TraceTable,
  id: number,
  key: string,
  remaining: Remaining,
): Promise<News[] | void> {
  const { erase, parent, ...columns } = TRACES[name];
  const table = tableOf(name);
  if (erase) return erase(db, id, key, remaining);
  // Locks the parent, which may count its rows, before them, in the same order as other writes, to avoid deadlocks.
  const place = table === parent ? sql`${id}` : sql`(select id from ${sql.table(parent)} where id = ${id} for no key update)`;
  await sql`delete from ${sql.table(table)} where ${sql.ref(columns.id)} = ${place} and ${sql.ref(columns.key)} = ${key}`.execute(db);
}
