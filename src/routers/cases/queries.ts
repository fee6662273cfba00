import { sql, type Kysely, type Selectable } from 'kysely';
import { dayOf } from '../durations.ts';
import type { Cases, Tables } from '../../../db/tables.ts';
import type { ChatLine } from '../context.ts';
import type { Vault } from '../identity.ts';
import { isSettled } from '../measures/rules.ts';
import { LEAST_DANGER } from '../moderation/limits.ts';
import { isOnlyWorry } from '../moderation/rules.ts';
import type { Action, Rule } from '../moderation/schema.ts';
import type { Part, RankedPage } from '../page.ts';
import { nextId, readRanked } from '../queries.ts';
import type { ReportKind, ReportReason } from '../reports/schema.ts';
import type { Subject } from '../things/queries.ts';

/** The sealed part of a case: whom it is about, and what was reported and decided. */
interface CaseDetails {
  subject: Subject;
  /** The total weight of the reports so far that may hide a text. */
  score: number;
  /** ISO instant: when reports hid the text. Absent in rows of an earlier version. */
  foldedAt?: string;
  /** The lines of a reported chat, until the case is closed; the last one is the reported one. */
  lines?: ChatLine[];
  room?: string;
  /** The chat lines to remove, until they have been removed from the room. */
  removal?: LineRemoval | undefined;
  /** The texts as they were reported, if somebody else has overwritten them since. */
  texts?: { name: string; text: string }[];
  decision?: StoredDecision | undefined;
  appeal?: StoredAppeal;
  /** Kept here if a closed account appeals, because the measure, which has it too, is deleted with the account. See `MeasureDetails`. */
  closedAddress?: string;
}

/** All lines of this key in a room, or only the line `id`. */
export interface LineRemoval {
  room: string;
  by: string;
  id?: number;
}

export interface StoredDecision {
  action: Action;
  rule: Rule | null;
  reason: string;
  removed: boolean;
  /** ISO instants. */
  endsAt: string | null;
  decidedAt: string;
  /** Its text was already deleted, and the case had not kept it, so nothing was decided about it. */
  gone?: true;
  /** The moderator's key in this case. */
  by: string;
}

export interface StoredAppeal {
  text: string;
  createdAt: string;
  outcome: 'upheld' | 'lifted' | null;
  answer: string | null;
  answeredAt?: string;
}

export interface CaseRow extends Omit<Selectable<Cases>, 'details' | 'kind' | 'state' | 'reasons' | 'found' | 'action'> {
  kind: ReportKind;
  state: 'open' | 'closed';
  reasons: ReportReason[];
  found: ReportReason[];
  action: Action | null;
  details: CaseDetails;
}

type Keeper = Pick<Vault, 'seal' | 'open'>;

/** What a case is about. */
export interface Target {
  kind: ReportKind;
  thing: string;
  subject: Subject;
  room?: string | undefined;
  lines?: ChatLine[] | undefined;
}

/**
 * Returns the open case of a thing, creating it if there is none, locked until the end of the transaction. Cases are always
 * locked before their things.
 */
export async function openCase(trx: Kysely<Tables>, vault: Keeper, target: Target, now: Date): Promise<CaseRow> {
  for (;;) {
    const open = await lockOpenCase(trx, vault, target.thing);
    if (open) return open;
    const id = await nextId(trx, 'cases');
    const { kind, thing, subject, room, lines } = target;
    const details: CaseDetails = { subject, score: 0, ...(room && { room }), ...(lines && { lines }) };
    await trx
      .insertInto('cases')
      .values({ id, kind, thing, danger: LEAST_DANGER, details: vault.seal(placeOf(id), details), opened_at: now })
      .onConflict((conflict) => conflict.column('thing').where('state', '=', 'open').doNothing())
      .execute();
  }
}

/** Like {@link openCase}, but does not create a case. */
export async function lockOpenCase(trx: Kysely<Tables>, vault: Keeper, thing: string): Promise<CaseRow | undefined> {
  const row = await trx
    .selectFrom('cases')
    .selectAll()
    .where('thing', '=', thing)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  return row && opened(vault, row);
}

export async function lockCase(trx: Kysely<Tables>, vault: Keeper, id: number): Promise<CaseRow | undefined> {
  const row = await trx.selectFrom('cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && opened(vault, row);
}

export async function findCase(db: Kysely<Tables>, vault: Keeper, id: number): Promise<CaseRow | undefined> {
  const row = await db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirst();
  return row && opened(vault, row);
}

/** Oldest first. */
export async function listCasesById(db: Kysely<Tables>, vault: Keeper, ids: number[]): Promise<CaseRow[]> {
  const rows = await db
    .selectFrom('cases')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('id')
    .execute();
  return rows.map((row) => opened(vault, row));
}

/** All cases of a thing, open or closed. */
export async function listCasesOf(db: Kysely<Tables>, thing: string): Promise<Pick<CaseRow, 'id' | 'state' | 'action' | 'closed_at'>[]> {
  const rows = await db.selectFrom('cases').select(['id', 'state', 'action', 'closed_at']).where(isAbout(thing)).execute();
  return rows as Pick<CaseRow, 'id' | 'state' | 'action' | 'closed_at'>[];
}

/** Matches the cases of a thing, including those about its earlier words; see `nameOfEarlier`. */
export function isAbout(thing: string) {
  return sql<boolean>`(thing = ${thing} or thing like ${`earlier % ${thing}`})`;
}

/** Returns the cases of a thing about this person's words; somebody else may have overwritten them. */
export async function listCasesAbout(db: Kysely<Tables>, vault: Keeper, thing: string, { key }: Pick<Subject, 'key'>): Promise<CaseRow[]> {
  const rows = await db.selectFrom('cases').selectAll().where('thing', '=', thing).execute();
  return rows.map((row) => opened(vault, row)).filter(({ details }) => details.subject.key === key);
}

/** All cases of these things, open or closed, oldest first; locked until the transaction's end. */
export async function lockCasesOf(trx: Kysely<Tables>, vault: Keeper, things: string[]): Promise<CaseRow[]> {
  const named = sql<string>`any(${things}::text[])`;
  const rows = await trx.selectFrom('cases').selectAll().where('thing', '=', named).orderBy('id').forUpdate().execute();
  return rows.map((row) => opened(vault, row));
}

interface CaseFilter {
  state: 'open' | 'closed';
  kind?: ReportKind | undefined;
  reason?: ReportReason | undefined;
}

/**
 * Returns the number of pending cases, and the age of the oldest open one in seconds. The age leaves out appeals, which begin long after
 * their cases, at a time that is sealed.
 */
export async function measureOpenCases(db: Kysely<Tables>, now: Date): Promise<{ count: number; oldest: number }> {
  const { rows } = await sql<{ count: number; oldest: number }>`
    select count(*)::int as count,
      coalesce(extract(epoch from ${now}::timestamptz - min(opened_at) filter (where state = 'open')), 0)::float8 as oldest
    from cases where state = 'open' or appealed`.execute(db);
  return rows[0]!;
}

/**
 * Lists pending cases by danger and then age, or decided ones, the latest first.
 * @param hidden the cases to leave out; each case is opened for this, because whom it is about is sealed
 */
export async function listCases(
  db: Kysely<Tables>,
  vault: Keeper,
  filter: CaseFilter & RankedPage,
  hidden?: (row: CaseRow) => Promise<boolean>,
): Promise<Part<CaseRow>> {
  const { state, kind, reason } = filter;
  let query = db.selectFrom('cases').selectAll();
  if (state === 'open') query = query.where(sql<boolean>`(state = 'open' or appealed)`);
  else query = query.where('state', '=', 'closed').where('appealed', '=', false);
  if (kind) query = query.where('kind', '=', kind);
  if (reason) query = query.where(sql<boolean>`${reason}::text = any(reasons || found)`);
  if (hidden) {
    const ids: number[] = [];
    for (const row of await query.execute()) if (await hidden(opened(vault, row))) ids.push(row.id);
    query = query.where(sql<boolean>`id <> all(${ids}::int[])`);
  }
  const rank = state === 'open' ? [sql`danger`, microseconds('opened_at'), sql`id`] : [sql`-${microseconds('closed_at')}`, sql`-id`];
  const { items, ...rest } = await readRanked(db, query, rank, filter);
  return { items: items.map((row) => opened(vault, row)), ...rest };
}

function microseconds(column: 'opened_at' | 'closed_at') {
  return sql`(extract(epoch from ${sql.ref(column)}) * 1000000)`;
}

type CaseChange = Partial<Omit<CaseRow, 'id' | 'kind' | 'opened_at'>>;

/** @returns the updated case. */
export async function updateCase(trx: Kysely<Tables>, vault: Keeper, row: CaseRow, change: CaseChange): Promise<CaseRow> {
  const { details, ...columns } = change;
  await trx
    .updateTable('cases')
    .set({ ...columns, ...(details && { details: vault.seal(placeOf(row.id), details) }) })
    .where('id', '=', row.id)
    .execute();
  return { ...row, ...change };
}

/** Whether moderators have judged the text of this case: not if it was deleted, and nowhere to be read, before their decision. */
export function hasJudged({ state, details }: Pick<CaseRow, 'state' | 'details'>): boolean {
  return state === 'closed' && !details.decision?.gone;
}

/** The reasons of a case, given in reports or found by automated checks. */
export function reasonsOf({ reasons, found }: Pick<CaseRow, 'reasons' | 'found'>): ReportReason[] {
  return [...reasons, ...found];
}

/** Whether a case is about its text. A case of worry alone is about a person: whoever closes it says nothing about the text. */
export function isAboutText(row: Pick<CaseRow, 'reasons' | 'found'>): boolean {
  return !isOnlyWorry(reasonsOf(row));
}

/** Opens a closed case with its reports again, as if it had not been decided. Its decision must not have led to a measure. */
export async function reopenCase(trx: Kysely<Tables>, vault: Keeper, row: CaseRow): Promise<void> {
  await updateCase(trx, vault, row, { state: 'open', action: null, closed_at: null, details: { ...row.details, decision: undefined } });
}

/** Returns cases closed before this instant whose appeal, if any, is settled or came from an account deleted since. */
export async function listCasesClosedBefore(db: Kysely<Tables>, vault: Keeper, before: Date, now: Date): Promise<CaseRow[]> {
  const rows = await db
    .selectFrom('cases')
    .selectAll()
    .select(sql<boolean>`exists (select from measures where measures.id = cases.id)`.as('concerns'))
    .where('state', '=', 'closed')
    .where('closed_at', '<', before)
    .execute();
  return rows.flatMap(({ concerns, ...row }) => {
    const old = opened(vault, row);
    return concerns && !isSettled(old.details.appeal, now) ? [] : [old];
  });
}

/** Returns the cases whose decision closed an account and still stands. */
export async function listClosings(db: Kysely<Tables>, vault: Keeper): Promise<CaseRow[]> {
  return (await db.selectFrom('cases').selectAll().where('action', '=', 'close').execute()).map((row) => opened(vault, row));
}

/** Returns the decided removals of chat lines that are still pending, for example because Valkey was unavailable. */
export async function listLineRemovals(db: Kysely<Tables>, vault: Keeper): Promise<({ caseId: number } & LineRemoval)[]> {
  const rows = await db
    .selectFrom('cases')
    .selectAll()
    .where('kind', '=', 'chat')
    .where('state', '=', 'closed')
    .where('action', '<>', 'keep')
    .execute();
  return rows.map((row) => opened(vault, row)).flatMap(({ id, details: { removal } }) => (removal ? [{ caseId: id, ...removal }] : []));
}

export async function settleLineRemoval(db: Kysely<Tables>, vault: Keeper, caseId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockCase(trx, vault, caseId);
    if (row?.details.removal) await updateCase(trx, vault, row, { details: { ...row.details, removal: undefined } });
  });
}

/** Deletes a case with its reports; the log keeps the outcome as a figure. */
export async function deleteCase(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('cases').where('id', '=', id).execute();
}

/** Returns the latest closed cases, from whose outcomes the weight of a person's reports is computed. */
export async function listClosedIds(db: Kysely<Tables>, limit: number): Promise<number[]> {
  const query = db.selectFrom('cases').select('id').where('state', '=', 'closed').orderBy('closed_at', 'desc').limit(limit);
  return (await query.execute()).map(({ id }) => id);
}

type Event = 'report' | 'found' | 'folded' | 'decision' | 'appeal' | 'upheld' | 'lifted';

/** Logs an event with its day, and nothing about the people involved. */
export async function insertEvent(
  db: Kysely<Tables>,
  event: { event: Event; detail?: string | undefined; minutes?: number | undefined },
  now: Date,
): Promise<void> {
  const { event: name, detail = null, minutes = null } = event;
  await db
    .insertInto('moderation_log')
    .values({ happened_on: dayOf(now), event: name, detail, minutes })
    .execute();
}

function opened(vault: Pick<Vault, 'open'>, { details, ...row }: Selectable<Cases>): CaseRow {
  return { ...(row as Omit<CaseRow, 'details'>), details: vault.open<CaseDetails>(placeOf(row.id), details) };
}

function placeOf(caseId: number): string {
  return `case ${caseId}`;
}
