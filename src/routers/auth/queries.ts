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

/** What an account says of its person. Sealed, so that a dump of the database tells nobody's name, mail or studies. */
interface AccountDetails {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  university: string;
  faculty: string;
  studyYear: string;
  /** How often the password was changed: what was asked for under an earlier one is void. */
  passwordVersion?: number;
  /** Only false where there was a mail server when the account was made. */
  emailConfirmed?: boolean;
  /** What the person wants to be told, where they chose. */
  notices?: UpdateNoticeSettings;
  /** Where they are told by Web Push, oldest first. */
  devices?: Device[];
  /** ISO instants. */
  termsAcceptedAt: string;
  createdAt: string;
}

/** A subscription of a browser, and the hash of the login that it belongs to; all in base64url but the address. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  session: string;
}

/** The id is in no answer: with the installation's secret it makes every key of the person, and without it, once it is gone, nobody can. */
export interface Account extends AccountDetails {
  id: string;
}

type Keeper = Pick<Vault, 'seal' | 'open' | 'nameOf'>;

type Clocked = Pick<Services, 'vault' | 'now'>;

/** @returns undefined when somebody has an account with that mailbox, or it may not register: nobody learns which. */
export function insertAccount(db: Kysely<Tables>, { vault, now }: Clocked, details: AccountDetails): Promise<Account | undefined> {
  const account = { id: randomUUID(), ...details };
  const row = { id: account.id, email_digest: digestOf(vault, details.email), details: vault.seal(placeOf(account.id), details) };
  return inTransaction(db, async (trx) => {
    // An account that is being deleted frees its mailbox and may close it: then this waits, and sees both.
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

/** By any way of writing its mailbox. */
export async function findAccountByEmail(db: Kysely<Tables>, vault: Keeper, email: string): Promise<Account | undefined> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'details'])
    // Of two accounts from before one mailbox was one account, each is found by its own address.
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

/** Ids in a query: reading them takes a few milliseconds. */
const ID_BATCH = 1000;
/** Keys made in one go: a few milliseconds, during which nobody else is served. */
const KEYS_AT_ONCE = 250;

/** Whose key this is, found by making everybody's: nothing else leads from a key to an account. */
export async function findAccountIdBy(db: Kysely<Tables>, isTheirs: (accountId: string) => boolean): Promise<string | undefined> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await db.selectFrom('accounts').select('id').where('id', '>', last).orderBy('id').limit(ID_BATCH).execute();
    for (const [index, { id }] of rows.entries()) {
      if (isTheirs(id)) return id;
      if (index % KEYS_AT_ONCE === KEYS_AT_ONCE - 1) await breathe();
    }
    if (rows.length < ID_BATCH) return undefined;
    last = rows.at(-1)!.id;
  }
}

interface AccountPlace {
  id: string;
  createdAt: string;
  place: Required<StudyPlace>;
}

/** Where the next accounts after this one study, in the order of their ids. */
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

type Change<Details> = (account: Account) => Partial<Details> | undefined;

/**
 * Changes what the account says, all at once: of two changes at the same time, the second sees the first.
 * @returns the account as it is then; undefined when there is none any more, or nothing is to be changed after all.
 */
export function changeAccount(
  trx: Transaction<Tables>,
  vault: Keeper,
  accountId: string,
  change: Change<Omit<AccountDetails, 'email'>>,
): Promise<Account | undefined> {
  return changeDetails(trx, vault, accountId, change);
}

/** The same where the address may change. @throws AppError when it is another account’s, or may not register: nobody learns which. */
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
  const changes = before && change(before);
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

/** Whether the caller moderates at this moment: the operator has named their address, and they have shown to read it. */
export async function findModerator({ db, vault, settings, mail, viewer }: Moderating): Promise<boolean> {
  if (!viewer || settings.moderators.size === 0) return false;
  const account = await findAccount(db, vault, viewer.accountId);
  return account !== undefined && isModerator(settings, account) && isConfirmed(mail, account);
}

/** The same, asked only where there is something among these rows that moderators alone see, and no measure keeps them from writing. */
export async function readsWithheld(ctx: Moderating, rows: readonly { withheld: string | null }[]): Promise<boolean> {
  if (!rows.some(({ withheld }) => withheld !== null) || !(await findModerator(ctx))) return false;
  return !(await listRestricted(ctx.db, ctx)).includes(ctx.viewer!.accountId);
}

/** Removes an account with its sessions. @returns what it was; undefined when there was none. */
export async function deleteAccountRow(trx: Transaction<Tables>, vault: Keeper, id: string): Promise<Account | undefined> {
  await deleteSessions(trx, vault, id, {});
  const row = await trx.deleteFrom('accounts').where('id', '=', id).returning(['id', 'details']).executeTakeFirst();
  return row && opened(vault, row);
}

/** Accounts whose rows are written anew at a time: more would be felt, and of so many a sample is enough. */
const SHUFFLED_MAX = 500;
/** A table up to this size is laid out anew at each shuffle: some 1,500 accounts, in a few milliseconds. A larger one when the database is scrubbed. */
const LAID_OUT_MAX_BYTES = 1024 * 1024;

/**
 * Takes the moment out of the rows of those who registered lately, and the order out of all: they lie by their random ids,
 * also in a dump. See the migration that made the function.
 */
export async function shuffleAccounts(db: Kysely<Tables>): Promise<void> {
  // All have one number since the last time, unless somebody came.
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

/** Under an id of its own: the account's leaves the server nowhere. */
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

/** A UUID of version 8, whose bits are ours to choose (RFC 9562). */
function toUuid(bytes: Buffer): string {
  const uuid = Buffer.from(bytes.subarray(0, 16));
  uuid[6] = (uuid[6]! & 0x0f) | 0x80;
  uuid[8] = (uuid[8]! & 0x3f) | 0x80;
  return uuid.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The next accounts after this one, in the order of their ids. */
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
