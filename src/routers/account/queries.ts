import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Erasures, Tables } from '../../../db/tables.ts';
import { deleteAccountRow, type Account } from '../auth/queries.ts';
import { mailboxOf } from '../auth/rules.ts';
import { lockAccounts } from '../writers/queries.ts';
import { deleteTokens } from '../credentials/queries.ts';
import { deleteLetters } from '../mail/queries.ts';
import { outlastAccount, outlastPauses, rememberLeft, type Holder } from '../mailboxes/queries.ts';
import { standInFor } from '../mailboxes/rules.ts';
import type { Departed, Services } from '../context.ts';
import type { Pseudonyms, Scope, Vault, Viewer } from '../identity.ts';
import { inTransaction, listKeys, type Keyed } from '../queries.ts';
import type { Found, Leaving, News, Remaining, TraceTable } from '../traces.ts';
import { TRACES } from './traces.ts';

type SealedErasure = Selectable<Erasures>;

const TRACE_TABLES = Object.keys(TRACES) as TraceTable[];

/** A person as rows refer to them. */
export interface Person {
  keyOf(scope: Scope, scopeId: number | string): string;
}

export function toPerson(pseudonyms: Pick<Pseudonyms, 'tryKey'>, accountId: string): Person {
  return { keyOf: (scope, scopeId) => pseudonyms.tryKey(scope, scopeId, accountId) };
}

export function personOf({ pseudonyms, viewer }: Pick<Services, 'pseudonyms'> & { viewer: Viewer }): Person {
  return toPerson(pseudonyms, viewer.accountId);
}

/** What of one table is the viewer's. It waits for others who look for what is theirs. */
export function findOwn(ctx: Pick<Services, 'db' | 'lanes' | 'pseudonyms'> & { viewer: Viewer }, name: TraceTable): Promise<Keyed> {
  return ctx.lanes.walk(`${ctx.viewer.accountId} ${name}`, () => findTrace(ctx.db, name, personOf(ctx).keyOf));
}

/** Ids in a query: reading them takes a few milliseconds. */
const BATCH = 1000;
/** Keys made in one go: a few milliseconds, during which nobody else is served. */
const KEYS_AT_ONCE = 250;

/**
 * Finds what belongs to a person. A row shows that only to whoever makes the person's key for it, so this walks over all
 * ids; it never holds up the event loop for more than a few milliseconds.
 */
export async function findTraces(db: Kysely<Tables>, { keyOf }: Person): Promise<Found> {
  const found: Partial<Found> = {};
  for (const name of TRACE_TABLES) found[name] = await findTrace(db, name, keyOf);
  return found as Found;
}

/** What of a person others see waiting: where it is, and what ends it. */
export async function findEnds(
  db: Kysely<Tables>,
  { keyOf }: Person,
  leaving: Leaving,
): Promise<{ what: string; end(): Promise<News[] | void> }[]> {
  const found = await Promise.all(
    TRACE_TABLES.map(async (name) => {
      const { ends } = TRACES[name];
      const { ids, keys } = ends ? await findTrace(db, name, keyOf) : { ids: [], keys: [] };
      return ids.map((id, index) => ({ what: `${name} ${id}`, end: async () => ends?.(db, id, keys[index]!, leaving) }));
    }),
  );
  return found.flat();
}

export async function findTrace(db: Kysely<Tables>, name: TraceTable, keyOf: Person['keyOf']): Promise<Keyed> {
  const { scope, parent, id: idColumn, key: keyColumn, counter, madeFor } = TRACES[name];
  const table = tableOf(name);
  if (madeFor !== undefined) return findByKey(db, { table, column: keyColumn }, keyOf(scope, madeFor));
  // Where the row is its own parent its key comes along: no second query has to ask for it.
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

/** A second key of its rows goes by another name than a table has. */
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

type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

/**
 * Removes the account with its sessions and what waits to be mailed or confirmed, and stores, sealed, what is still to be done (see src/server/upkeep/erasures.ts).
 *
 * Nothing that is written at the same time escapes: this waits for the writes under way, and later ones find no account to
 * write for (`whileAccountStands`). No row that the person wrote is touched here: everything that one transaction changes
 * would be known to be theirs.
 * @returns undefined when there is no such account any more.
 */
export function deleteAccount(
  db: Kysely<Tables>,
  tools: Pick<Services, 'vault' | 'pseudonyms' | 'now'>,
  wanted: Omit<Departed, 'id' | 'mailbox'>,
): Promise<Departed | undefined> {
  const { vault } = tools;
  const id = randomUUID();
  return db.transaction().execute(async (trx) => {
    await lockAccounts(trx);
    const account = await deleteAccountRow(trx, vault, wanted.accountId);
    if (!account) return undefined;
    await deleteTokens(trx, vault, account.id);
    await deleteLetters(trx, vault, account);
    await outlastAccount(trx, tools, { accountId: account.id, mailbox: mailboxOf(account.email) });
    const left = { ...wanted, mailbox: leftMailboxOf(account) };
    await trx
      .insertInto('erasures')
      .values({ id, details: vault.seal(placeOf(id), left) })
      .execute();
    return { id, ...left };
  });
}

/**
 * Runs what gives an account another address. While a pause runs, the mailbox that it leaves is closed before that, in a transaction of its
 * own: what tells of a decision is never written together with an account. Where nothing comes of it, it has closed nothing to its owner.
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
  // Before it is free, and where nothing comes of it against nobody else.
  if (left) await lanes.walk(`${before.id} ${left}`, () => outlast(db, asker.pseudonyms, { accountId: before.id, mailbox: left }));
  const moved = await move();
  if (moved && left) await rememberLeft(db, asker.vault, left, asker.now());
  return moved;
}

/**
 * Says again, of a mailbox that is left, what others have decided about its person: to whom it is said, neither the row that says it of
 * the account nor any of another place leads. Each in a transaction of its own; what is said already stays so.
 */
export async function outlast(db: Kysely<Tables>, pseudonyms: Services['pseudonyms'], { accountId, mailbox }: Holder): Promise<void> {
  const [person, standIn] = [toPerson(pseudonyms, accountId), toPerson(pseudonyms, standInFor(mailbox))];
  for (const name of TRACE_TABLES) {
    const { outlasts, scope } = TRACES[name];
    if (!outlasts) continue;
    for (const id of (await findTrace(db, name, person.keyOf)).ids) await outlasts(db, id, standIn.keyOf(scope, id));
  }
}

/** Of an address that nobody has shown to read, its owner may be somebody else. */
function leftMailboxOf({ email, emailConfirmed }: Account): string | undefined {
  return emailConfirmed === false ? undefined : mailboxOf(email);
}

/** The notes of what is still to be done, sealed. */
export function listErasures(db: Kysely<Tables>): Promise<SealedErasure[]> {
  return db.selectFrom('erasures').selectAll().execute();
}

/** @throws where it cannot be opened, as when the table was tampered with */
export function openErasure(vault: Keeper, { id, details }: SealedErasure): Departed {
  return { id, ...vault.open<Omit<Departed, 'id'>>(placeOf(id), details) };
}

/** People who are gone and of whose words something is left to erase. */
export async function countErasures(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('erasures')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteErasure(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('erasures').where('id', '=', id).execute();
}

function placeOf(erasureId: string): string {
  return `erasure ${erasureId}`;
}

/** Takes away what goes with the account; each thing in a transaction of its own. @returns who is told of it */
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

/** Takes away one thing of a person. What is gone already stays so: it may be done again. */
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
  // What rows hang on, which may count them, is locked before them, as by whoever deletes or answers it: the other order could deadlock.
  const place = table === parent ? sql`${id}` : sql`(select id from ${sql.table(parent)} where id = ${id} for no key update)`;
  await sql`delete from ${sql.table(table)} where ${sql.ref(columns.id)} = ${place} and ${sql.ref(columns.key)} = ${key}`.execute(db);
}
