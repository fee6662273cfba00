import { sql, type Kysely, type Selectable } from 'kysely';
import { dayOf } from '../durations.ts';
import type { Measures, Tables } from '../../../db/tables.ts';
import { standingOf, thingOfCase } from '../case-texts/queries.ts';
import { listCasesById, type CaseRow, type StoredAppeal } from '../cases/queries.ts';
import type { Services } from '../context.ts';
import type { Pseudonyms, Vault, Viewer } from '../identity.ts';
import { AppError } from '../errors.ts';
import type { Action, Rule } from '../moderation/schema.ts';
import type { ReportKind } from '../reports/schema.ts';
import { isSettled, mayAppeal, pausedText } from './rules.ts';
import { Measure } from './schema.ts';

/** The sealed part of a measure: the person, the decision and its reason. */
export interface MeasureDetails {
  accountId: string;
  kind: ReportKind;
  action: Exclude<Action, 'keep'>;
  rule: Rule;
  reason: string;
  excerpt: string;
  removed: boolean;
  /** ISO instants. */
  createdAt: string;
  endsAt: string | null;
  /** HMAC of the mailbox that may not register again, in hexadecimal. */
  closedAddress?: string;
  appeal: StoredAppeal | null;
}

interface StoredMeasure extends MeasureDetails {
  /** The id of the case. */
  id: number;
}

type Keeper = Pick<Vault, 'seal' | 'open'>;
type Keys = Pick<Pseudonyms, 'key'>;

function keyFor({ key }: Keys, id: number, accountId: string): string {
  return key('measure', id, accountId);
}

/** Whether the measure keeps its person from writing, for some days or for good. */
export function restricts({ action, appeal }: Pick<MeasureDetails, 'action' | 'appeal'>): boolean {
  return (action === 'pause' || action === 'close') && appeal?.outcome !== 'lifted';
}

export async function insertMeasure(
  trx: Kysely<Tables>,
  { vault, pseudonyms }: Pick<Services, 'vault' | 'pseudonyms'>,
  { id, ...details }: StoredMeasure,
): Promise<void> {
  await trx
    .insertInto('measures')
    .values({
      id,
      owner_key: keyFor(pseudonyms, id, details.accountId),
      restricts: restricts(details),
      ends_on: lastDayOf(details.endsAt),
      details: vault.seal(placeOf(id), details),
    })
    .execute();
}

/** Returns a measure, locked until the transaction ends; with `accountId`, only a measure of that account. */
export async function lockMeasure(
  trx: Kysely<Tables>,
  { vault, pseudonyms }: Pick<Services, 'vault' | 'pseudonyms'>,
  id: number,
  accountId?: string,
): Promise<StoredMeasure | undefined> {
  const row = await trx.selectFrom('measures').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || (accountId !== undefined && row.owner_key !== keyFor(pseudonyms, id, accountId))) return undefined;
  return opened(vault, row);
}

/** Stores an appeal. A measure that the appeal lifts ends at once. */
export async function updateAppeal(trx: Kysely<Tables>, vault: Keeper, measure: StoredMeasure, appeal: StoredAppeal): Promise<void> {
  const { id, ...details } = { ...measure, appeal };
  await trx
    .updateTable('measures')
    .set({ restricts: restricts(details), details: vault.seal(placeOf(id), details) })
    .where('id', '=', id)
    .execute();
}

export type RestrictingRow = Pick<Selectable<Measures>, 'id' | 'owner_key' | 'details'>;

/** Lists the measures of all people that restrict writing at this moment; they are few. */
export function listRestricting(db: Kysely<Tables>, now: Date): Promise<RestrictingRow[]> {
  return db.selectFrom('measures').select(['id', 'owner_key', 'details']).where(restrictingAt(now)).execute();
}

export function restrictingAt(now: Date) {
  return sql<boolean>`(restricts and (ends_on is null or ends_on >= ${dayOf(now)}::date))`;
}

type Asker = Pick<Services, 'vault' | 'pseudonyms' | 'now'>;

function ownOf(restricting: RestrictingRow[], { vault, pseudonyms }: Asker, accountId: string): StoredMeasure[] {
  return restricting.filter(({ id, owner_key }) => owner_key === keyFor(pseudonyms, id, accountId)).map((row) => opened(vault, row));
}

/** @throws AppError when the account is closed: it must keep its address, because a freed one could register again. */
export async function refuseClosed(db: Kysely<Tables>, asker: Asker, accountId: string): Promise<void> {
  const own = ownOf(await listRestricting(db, asker.now()), asker, accountId);
  if (own.some(({ action }) => action === 'close')) throw new AppError('account_closed');
}

/** @throws AppError while one of these measures keeps the account from writing. */
export function refuseRestricted(restricting: RestrictingRow[], asker: Asker, accountId: string): void {
  const at = asker.now();
  const own = ownOf(restricting, asker, accountId);
  if (own.some(({ action }) => action === 'close')) throw new AppError('account_closed');
  const until = lastEndOf(own);
  if (until > at.toISOString()) throw new AppError('paused', { until, text: pausedText(until) });
}

/** As {@link refuseRestricted}, for the caller of a procedure with `whilePaused`, only parts of which are allowed during a pause. */
export async function refuseWriting(ctx: Asker & Pick<Services, 'db'> & { viewer: Viewer }): Promise<void> {
  refuseRestricted(await listRestricting(ctx.db, ctx.now()), ctx, ctx.viewer.accountId);
}

/** Lists the running pauses of an account. */
export async function listRunningPauses(db: Kysely<Tables>, asker: Asker, accountId: string): Promise<StoredMeasure[]> {
  const at = asker.now().toISOString();
  return ownOf(await listRestricting(db, asker.now()), asker, accountId).filter(({ endsAt }) => endsAt !== null && endsAt > at);
}

/** @returns an ISO instant, or an empty string when no measure has an end. */
function lastEndOf(measures: StoredMeasure[]): string {
  return measures.map(({ endsAt }) => endsAt ?? '').reduce((last, end) => (end > last ? end : last), '');
}

/** Lists the accounts that may not write. */
export async function listRestricted(db: Kysely<Tables>, tools: Pick<Services, 'vault' | 'now'>): Promise<string[]> {
  const { paused, closed } = await listKeptFromWriting(db, tools);
  return [...paused, ...closed];
}

/** Lists the accounts that may not write, by pause and by closing. An account may be in both lists. */
export async function listKeptFromWriting(
  db: Kysely<Tables>,
  { vault, now }: Pick<Services, 'vault' | 'now'>,
): Promise<{ paused: string[]; closed: string[] }> {
  const at = now();
  const restricting = (await listRestricting(db, at))
    .map((row) => opened(vault, row))
    .filter(({ endsAt }) => endsAt === null || endsAt > at.toISOString());
  const accountsOf = (asked: MeasureDetails['action']) =>
    restricting.filter(({ action }) => action === asked).map(({ accountId }) => accountId);
  return { paused: accountsOf('pause'), closed: accountsOf('close') };
}

/** Lists current and past restrictions of writing. `until` is null for those without an end. */
export async function listMutings(
  db: Kysely<Tables>,
  vault: Keeper,
): Promise<{ id: number; accountId: string; since: string; until: string | null }[]> {
  return (await listAllMeasures(db, vault))
    .filter(({ action }) => action === 'pause' || action === 'close')
    .map(({ id, accountId, createdAt: since, endsAt, appeal }) => {
      const until = appeal?.outcome === 'lifted' ? appeal.answeredAt! : endsAt;
      return { id, accountId, since, until };
    });
}

/** Lists the closed accounts and since when they are closed. */
export async function listClosed(
  db: Kysely<Tables>,
  { vault, now }: Pick<Services, 'vault' | 'now'>,
): Promise<{ accountId: string; since: string }[]> {
  const restricting = (await listRestricting(db, now())).map((row) => opened(vault, row));
  return restricting.filter(({ action }) => action === 'close').map(({ accountId, createdAt }) => ({ accountId, since: createdAt }));
}

/** Lists the measures of all people: they are few, and only the server can open them. */
export async function listAllMeasures(db: Kysely<Tables>, vault: Keeper): Promise<StoredMeasure[]> {
  return (await db.selectFrom('measures').selectAll().execute()).map((row) => opened(vault, row));
}

/** Lists measures as their person sees them, newest first. */
export async function listOwnMeasures(db: Kysely<Tables>, vault: Keeper, ids: number[], now: Date): Promise<Measure[]> {
  const measures = await listMeasures(db, vault, ids);
  const edits = measures.filter(({ action }) => action === 'edit').map(({ id }) => id);
  const cases = new Map((await listCasesById(db, vault, edits)).map((row) => [row.id, row]));
  return Promise.all(
    measures.map(async (measure) => {
      const row = cases.get(measure.id);
      return { ...toMeasure(measure, now), ...(row && { edit: await editOf(db, row, measure) }) };
    }),
  );
}

/** What has become of a text that its author was asked to change. */
async function editOf(db: Kysely<Tables>, row: CaseRow, { createdAt }: StoredMeasure): Promise<Measure['edit']> {
  const thing = await thingOfCase(db, row);
  if (!thing || thing.withheld === 'removed') return 'over';
  if (thing.withheld === null) return 'shown';
  if (!standingOf(row, thing).editable) return 'over';
  return thing.editedAt && thing.editedAt.toISOString() > createdAt ? 'changed' : 'due';
}

async function listMeasures(db: Kysely<Tables>, vault: Keeper, ids: number[]): Promise<StoredMeasure[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('measures').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => opened(vault, row)).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

export async function deleteMeasure(db: Kysely<Tables>, id: number, ownerKey: string): Promise<void> {
  await db.deleteFrom('measures').where('id', '=', id).where('owner_key', '=', ownerKey).execute();
}

/** Deletes measures that are over and whose appeals are settled; a closing is kept unless it was lifted. */
export async function deleteOldMeasures(db: Kysely<Tables>, vault: Keeper, before: Date, now: Date): Promise<void> {
  const old = (await listAllMeasures(db, vault)).filter(
    ({ action, createdAt, endsAt, appeal }) =>
      (action !== 'close' || appeal?.outcome === 'lifted') && (endsAt ?? createdAt) < before.toISOString() && isSettled(appeal, now),
  );
  if (old.length === 0) return;
  await db
    .deleteFrom('measures')
    .where(
      'id',
      'in',
      old.map(({ id }) => id),
    )
    .execute();
}

/** Parsing strips the account’s id, which is not in the schema. */
export function toMeasure(measure: StoredMeasure, now: Date): Measure {
  // A lifted measure has ended, and its text is back.
  const undone = measure.appeal?.outcome === 'lifted' && { removed: false, endsAt: null };
  return Measure.parse({ ...measure, ...undone, by: 'person', mayAppeal: mayAppeal(measure, now) });
}

function opened(vault: Pick<Vault, 'open'>, { id, details }: Pick<Selectable<Measures>, 'id' | 'details'>): StoredMeasure {
  return { id, ...vault.open<MeasureDetails>(placeOf(id), details) };
}

function placeOf(id: number): string {
  return `measure ${id}`;
}

/** Only the day, so that the end does not reveal the minute of the decision. */
function lastDayOf(endsAt: string | null): string | null {
  return endsAt && endsAt.slice(0, 10);
}
