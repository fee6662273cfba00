import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { layOutAccounts } from '../../../db/scrub.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Context, Mail, Services, Settings, StudyPlace } from '../context.ts';
import type { Vault, Viewer } from '../identity.ts';
import { AppError } from '../errors.ts';
import { isClosedAddress } from '../mailboxes/queries.ts';
import { listRestricted, listRunningPauses } from '../measures/queries.ts';
import type { UpdateNoticeSettings } from '../notices/schema.ts';
import { inTransaction } from '../queries.ts';
import { deleteSessions } from '../sessions/queries.ts';
import { type AccountRow, keepAccounts } from '../writers/queries.ts';
import { isModerator, mailboxOf } from './rules.ts';
import type { Profile } from './schema.ts';

/** The personal details of an account, sealed so that a database dump reveals no names, addresses or studies. */
interface AccountDetails {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  university: string;
  faculty: string;
  studyYear: string;
  /** The number of password changes; links requested under an earlier password are void. */
  passwordVersion?: number;
  /** False only until confirmation, and only if a mail server was configured at registration. */
  emailConfirmed?: boolean;
  /** The notice settings, as far as the person has chosen them. */
  notices?: UpdateNoticeSettings;
  /** The Web Push subscriptions, oldest first. */
  devices?: Device[];
  /** ISO instants. */
  termsAcceptedAt: string;
  createdAt: string;
}

/** A browser's push subscription and the hash of the session it belongs to; all but `endpoint` in base64url. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  session: string;
}

/** The `id` is in no response: it and the installation's secret yield all keys of the person, which nobody can compute without it. */
export interface Account extends AccountDetails {
  id: string;
}

type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

type Clocked = Pick<Services, 'vault' | 'now'>;

/** @returns undefined when the mailbox has an account or may not register; the caller cannot tell which. */
export function insertAccount(db: Kysely<Tables>, { vault, now }: Clocked, details: AccountDetails): Promise<Account | undefined> {
  const account = { id: randomUUID(), ...details };
  const row = { id: account.id, email_digest: digestOf(vault, details.email), details: vault.seal(placeOf(account.id), details) };
  return inTransaction(db, async (trx) => {
    // Waits for a deletion under way, which frees its mailbox and may close it, so as to see both.
    await keepAccounts(trx);
    if (await isClosedAddress(trx, { vault, now }, mailboxOf(details.email))) return undefined;
    const inserted = await trx
      .insertInto('accounts')
      .values(row)
      .onConflict((conflict) => conflict.column('email_digest').doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted && account;
  });
}

/** Finds an account by any spelling of its mailbox. */
export async function findAccountByEmail(db: Kysely<Tables>, vault: Keeper, email: string): Promise<Account | undefined> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'details'])
    // Old accounts may share a mailbox; each of these is found by its exact address.
    .where('email_digest', 'in', [digestOf(vault, email), vault.nameOf('email', email)])
    .execute();
  const accounts = rows.map((row) => opened(vault, row));
  return accounts.find((account) => account.email === email) ?? accounts[0];
}

function digestOf(vault: Keeper, email: string): Buffer {
  return vault.nameOf('email', mailboxOf(email));
}

export async function findAccount(db: Kysely<Tables>, vault: Keeper, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').select(['id', 'details']).where('id', '=', id).executeTakeFirst();
  return row && opened(vault, row);
}

export async function findMailbox(db: Kysely<Tables>, vault: Keeper, id: string): Promise<string | undefined> {
  const account = await findAccount(db, vault, id);
  return account && mailboxOf(account.email);
}

/** Ids per query, which take a few milliseconds to read. */
const ID_BATCH = 1000;
/** Keys computed before yielding to the event loop: a few milliseconds of work. */
const KEYS_AT_ONCE = 250;

/**
 * Finds the account of a key by computing the key of every account, because keys cannot be reversed. Goes on after it has found it: how long
 * a decision takes, which the log records, must not depend on whom it is about.
 */
export async function findAccountIdBy(db: Kysely<Tables>, isTheirs: (accountId: string) => boolean): Promise<string | undefined> {
  let found: string | undefined;
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await db.selectFrom('accounts').select('id').where('id', '>', last).orderBy('id').limit(ID_BATCH).execute();
    for (const [index, { id }] of rows.entries()) {
      if (isTheirs(id)) found = id;
      if (index % KEYS_AT_ONCE === KEYS_AT_ONCE - 1) await breathe();
    }
    if (rows.length < ID_BATCH) return found;
    last = rows.at(-1)!.id;
  }
}

interface AccountPlace {
  id: string;
  createdAt: string;
  place: Required<StudyPlace>;
}

/** Returns the next accounts after this id, in the order of their ids, with their places of study. */
export async function listStudyPlaces(
  db: Kysely<Tables>,
  vault: Keeper,
  afterId: string | undefined,
  limit: number,
): Promise<AccountPlace[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'details'])
    .$if(afterId !== undefined, (query) => query.where('id', '>', afterId!))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { id, createdAt, university, faculty, studyYear } = opened(vault, row);
    return { id, createdAt, place: { university, faculty, studyYear } };
  });
}

type Change<Details> = (account: Account) => Partial<Details> | undefined | Promise<Partial<Details>>;

/**
 * Changes details of an account atomically: of two concurrent changes, the second sees the result of the first.
 * @returns the changed account; undefined when it is gone or `change` returns undefined.
 */
export function changeAccount(
  trx: Transaction<Tables>,
  vault: Keeper,
  accountId: string,
  change: Change<Omit<AccountDetails, 'email'>>,
): Promise<Account | undefined> {
  return changeDetails(trx, vault, accountId, change);
}

/** Like `changeAccount`, also for the address. @throws AppError when it is another account’s or may not register, never saying which. */
export async function changeAddress(
  trx: Transaction<Tables>,
  asker: Clocked & Pick<Services, 'pseudonyms'>,
  accountId: string,
  change: Change<AccountDetails>,
): Promise<Account | undefined> {
  let before: string | undefined;
  const changed = await changeDetails(trx, asker.vault, accountId, (present) => {
    before = present.email;
    return change(present);
  });
  if (!changed || changed.email === before) return changed;
  const pauses = await listRunningPauses(trx, asker, accountId);
  if (await isClosedAddress(trx, asker, mailboxOf(changed.email), pauses)) throw new AppError('email_taken', { field: 'email' });
  return changed;
}

async function changeDetails(
  trx: Transaction<Tables>,
  vault: Keeper,
  accountId: string,
  change: Change<AccountDetails>,
): Promise<Account | undefined> {
  const row = await trx.selectFrom('accounts').select(['id', 'details']).where('id', '=', accountId).forUpdate().executeTakeFirst();
  const before = row && opened(vault, row);
  const changes = before && (await change(before));
  if (!changes) return undefined;
  const { id, ...details } = { ...before, ...changes };
  await trx
    .updateTable('accounts')
    .set({
      details: vault.seal(placeOf(id), details),
      ...(details.email !== before.email && { email_digest: digestOf(vault, details.email) }),
    })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
        ? new AppError('email_taken', { field: 'email' })
        : error;
    });
  return { id, ...details };
}

const UNIQUE_VIOLATION = '23505';

export function opened(vault: Pick<Vault, 'open'>, row: AccountRow): Account {
  return { id: row.id, ...vault.open<AccountDetails>(placeOf(row.id), row.details) };
}

function placeOf(accountId: string): string {
  return `account ${accountId}`;
}

/** Without a mail server no address can be confirmed, and all count as confirmed. */
export function isConfirmed({ confirms }: Pick<Mail, 'confirms'>, { emailConfirmed }: Pick<AccountDetails, 'emailConfirmed'>): boolean {
  return !confirms || emailConfirmed !== false;
}

type Moderating = Pick<Context, 'db' | 'vault' | 'settings' | 'mail' | 'now'> & { viewer: Viewer | null };

/** Whether the caller is a moderator: the operator has named their address, and it is confirmed. */
export async function findModerator({ db, vault, settings, mail, viewer }: Moderating): Promise<boolean> {
  if (!viewer || settings.moderators.size === 0) return false;
  const account = await findAccount(db, vault, viewer.accountId);
  return account !== undefined && isModerator(settings, account) && isConfirmed(mail, account);
}

/** Whether the caller sees withheld rows, as a moderator without a measure; looked up only if any of these rows is withheld. */
export async function readsWithheld(ctx: Moderating, rows: readonly { withheld: string | null }[]): Promise<boolean> {
  const { viewer } = ctx;
  if (!viewer || !rows.some(({ withheld }) => withheld !== null) || !(await findModerator(ctx))) return false;
  return !(await listRestricted(ctx.db, ctx)).includes(viewer.accountId);
}

/** Deletes an account with its sessions. @returns the deleted account; undefined when there was none. */
export async function deleteAccountRow(trx: Transaction<Tables>, vault: Keeper, id: string): Promise<Account | undefined> {
  await deleteSessions(trx, vault, id, {});
  const row = await trx.deleteFrom('accounts').where('id', '=', id).returning(['id', 'details']).executeTakeFirst();
  return row && opened(vault, row);
}

/** Account rows rewritten at a time: more would slow down others, and of so many accounts a sample is enough. */
const SHUFFLED_MAX = 500;
/** A table up to this size (some 1,500 accounts) is reordered at each shuffle, in a few milliseconds; a larger one only by a scrub. */
const LAID_OUT_MAX_BYTES = 1024 * 1024;

/**
 * Rewrites recent account rows together and orders all by their random ids, so that not even a dump shows when or in what
 * order people registered. See the migration that made the function.
 */
export async function shuffleAccounts(db: Kysely<Tables>): Promise<void> {
  // All rows have the same xmin since the last shuffle, unless a row was written.
  const {
    rows: [came],
  } = await sql<{ numbers: number }>`
    select count(distinct number)::int as numbers
    from (select xmin::text as number from accounts order by age(xmin) limit ${SHUFFLED_MAX}) as rows`.execute(db);
  if (came!.numbers < 2) return;
  await db.transaction().execute(async (trx) => {
    await keepAccounts(trx);
    await sql`select shuffle_accounts(${SHUFFLED_MAX})`.execute(trx);
  });
  await layOutAccounts(db, LAID_OUT_MAX_BYTES);
}

/** Builds the profile, with a derived id because the account's never leaves the server. */
export function toProfile(
  { vault, mail, settings }: { vault: Pick<Vault, 'nameOf'>; mail: Pick<Mail, 'confirms'>; settings: Settings },
  account: Account,
): Profile {
  const { id, email, firstName, lastName, university, faculty, studyYear } = account;
  const emailConfirmed = isConfirmed(mail, account);
  const moderates = emailConfirmed && isModerator(settings, account);
  return {
    id: toUuid(vault.nameOf('profile', id)),
    email,
    firstName,
    lastName,
    university,
    faculty,
    studyYear,
    emailConfirmed,
    ...(moderates && { moderator: true as const }),
  };
}

/** Formats bytes as a UUID of version 8, whose content the application defines (RFC 9562). */
function toUuid(bytes: Buffer): string {
  const uuid = Buffer.from(bytes.subarray(0, 16));
  uuid[6] = (uuid[6]! & 0x0f) | 0x80;
  uuid[8] = (uuid[8]! & 0x3f) | 0x80;
  return uuid.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the next account ids after this one, in order. */
export async function listAccountIds(db: Kysely<Tables>, afterId: string | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .$if(afterId !== undefined, (query) => query.where('id', '>', afterId!))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
