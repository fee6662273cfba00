import type { Kysely, Selectable } from 'kysely';
import type { Reports, Tables } from '../../../db/tables.ts';
import {
  hasJudged,
  insertEvent,
  listCasesAbout,
  listCasesById,
  listClosedIds,
  openCase,
  updateCase,
  type CaseRow,
  type Target,
} from '../cases/queries.ts';
import type { Services } from '../context.ts';
import type { Pseudonyms, Vault } from '../identity.ts';
import { dangerOf, isOnlyWorry, isUrgent } from '../moderation/rules.ts';
import { listKeyed, type Keyed } from '../queries.ts';
import { findThing, setWithheld } from '../things/queries.ts';
import { idOfThing, isStored } from '../things/rules.ts';
import { GUEST_REPORTS_MAX, OUTCOMES_MAX } from './limits.ts';
import { isEnoughToFold, type Reasons, type Said, weightOf, withMore } from './rules.ts';
import { ReportReason, type OwnReport } from './schema.ts';

/** The sealed part of a report. */
interface ReportDetails {
  text: string | null;
  /** ISO instant: when the person last added something. */
  createdAt: string;
  by: 'student' | 'guest' | 'program';
  /** Absent in rows of an earlier version, which had one. */
  reasons?: Reasons;
}

/** Stands in `found` for a text that is to be looked at again; no automatic check finds it. */
const SECOND_LOOK = 'other' satisfies ReportReason;

interface StoredReport extends Required<ReportDetails> {
  id: number;
  caseId: number;
}

type Keeper = Pick<Vault, 'seal' | 'open'>;
type Keys = Pick<Pseudonyms, 'key'>;

function keyFor({ key }: Keys, caseId: number, accountId: string): string {
  return key('report', caseId, accountId);
}

/**
 * Whether moderators have judged a report of this thing by this account, so that another one would say nothing new: not if the thing was
 * edited since, and never for worry, which is about a person, whom no decision about a text helps.
 */
export async function hasBeenAnswered(
  { db, vault, pseudonyms }: Pick<Services, 'db' | 'vault' | 'pseudonyms'>,
  { thing, subject, editedAt }: Reportable,
  { accountId, reason }: { accountId: string; reason: ReportReason },
): Promise<boolean> {
  if (isOnlyWorry([reason])) return false;
  const judged = (await listCasesAbout(db, vault, thing, subject)).filter(
    (row) => hasJudged(row) && !(editedAt !== null && editedAt > row.closed_at!),
  );
  const ids = judged.map(({ id }) => id);
  return hasAccused({ db, vault, pseudonyms }, ids, accountId);
}

/** Whether the account has reported one of these cases for more than worry. */
export async function hasAccused(
  { db, vault, pseudonyms }: Pick<Services, 'db' | 'vault' | 'pseudonyms'>,
  caseIds: number[],
  accountId: string,
): Promise<boolean> {
  return (await listReportsBy(db, vault, pseudonyms, caseIds, accountId)).some(({ reasons }) => !isOnlyWorry(reasons));
}

/** Returns the reports of an account in these cases. */
async function listReportsBy(db: Kysely<Tables>, vault: Keeper, pseudonyms: Keys, ids: number[], accountId: string) {
  const keys = ids.map((id) => keyFor(pseudonyms, id, accountId));
  return (await listKeyed(db, 'reports', { id: 'case_id', key: 'reporter_key' }, { ids, keys })).map((row) => opened(vault, row));
}

/**
 * Returns the weight of an account’s reports, by the outcomes of its earlier ones. No history is stored: the account’s keys in recent
 * cases are derived again, and nothing else links its reports. Worry does not count, as it can only be answered by keeping the text, nor
 * does a case that was closed because its text was gone.
 */
export async function weighReporter(db: Kysely<Tables>, vault: Keeper, pseudonyms: Keys, accountId: string): Promise<number> {
  const own = await listReportsBy(db, vault, pseudonyms, await listClosedIds(db, OUTCOMES_MAX), accountId);
  const ids = own.filter(({ reasons }) => !isOnlyWorry(reasons)).map(({ caseId }) => caseId);
  const cases = await listCasesById(db, vault, ids);
  const [kept, upheld] = [cases.filter(({ action }) => action === 'keep'), cases.filter(({ action }) => action !== 'keep')];
  return weightOf({ upheld: upheld.length, dismissed: kept.filter(hasJudged).length });
}

/** What is reported. */
export type Reportable = Target & {
  /** Whether enough reports hide the text. */
  mayBeHidden: boolean;
  /** Null also for what cannot be edited. */
  editedAt: Date | null;
};

interface NewReport {
  reason: ReportReason;
  text?: string | undefined;
  /** Undefined for a guest. */
  accountId?: string | undefined;
  /** How much it counts towards hiding the text; 0 for not at all. */
  weight: number;
}

/**
 * Adds a report to the open case of its thing, and hides the text once there are enough. What a person adds to their own report counts
 * only as what they say, not as another report. A guest report that is one too many adds only its reason to the case.
 * @returns whether this report hid the text, and whether it is the first sign that somebody may be in danger.
 */
export async function insertReport(
  { db, vault, pseudonyms, now }: Pick<Services, 'db' | 'vault' | 'pseudonyms' | 'now'>,
  target: Reportable,
  report: NewReport,
): Promise<{ hides: boolean; urgent: boolean }> {
  const at = now();
  const row = await openCase(db, vault, target, at);
  const { details } = row;
  const { accountId, reason, text = null } = report;
  const key = accountId ? keyFor(pseudonyms, row.id, accountId) : null;
  const before = key === null ? undefined : await findReport(db, vault, row.id, key);
  const said: Said | undefined = before ? withMore(before, { reason, text }) : { reasons: [reason], text };
  const full = !accountId && (await countGuestReports(db, row.id, reason)) >= GUEST_REPORTS_MAX;
  const kept = said && !full && sealed(vault, row.id, { ...said, createdAt: at.toISOString(), by: accountId ? 'student' : 'guest' });
  if (kept && before) await db.updateTable('reports').set(kept).where('id', '=', before.id).execute();
  else if (kept) {
    await db
      .insertInto('reports')
      .values({ case_id: row.id, reporter_key: key, ...kept })
      .execute();
    await insertEvent(db, { event: 'report', detail: reason }, at);
  }
  // A report of words that could not be hidden says nothing about those that the author has written since.
  const adds = !before && (target.mayBeHidden || row.folded) ? report.weight : 0;
  const score = details.score + adds;
  const hides = adds > 0 && target.mayBeHidden && !row.folded && isEnoughToFold(score) && (await hide(db, target));
  if (hides) await insertEvent(db, { event: 'folded' }, at);
  const danger = dangerOf(reason);
  await updateCase(db, vault, row, {
    danger: Math.min(row.danger, danger),
    reasons: [...new Set([...row.reasons, reason])],
    folded: row.folded || hides,
    details: {
      ...details,
      score,
      ...(hides && { foldedAt: at.toISOString() }),
      // Keeps the longest excerpt of a chat that a reporter agreed to send, even if they say nothing else that is new.
      ...(target.lines && target.lines.length > (details.lines?.length ?? 0) && { lines: target.lines }),
    },
  });
  return { hides, urgent: isUrgent(danger) && !isUrgent(row.danger) };
}

/**
 * Counts the guest reports that are at least as urgent, so that others cannot crowd out an urgent one. Worry about the author and what is
 * said about the text do not count for each other: neither says anything about the other.
 */
async function countGuestReports(db: Kysely<Tables>, caseId: number, reason: ReportReason): Promise<number> {
  const asUrgent = ReportReason.options.filter(
    (other) => dangerOf(other) <= dangerOf(reason) && isOnlyWorry([other]) === isOnlyWorry([reason]),
  );
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('case_id', '=', caseId)
    .where('reporter_key', 'is', null)
    .where('reason', 'in', asUrgent)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns false when the text is gone or already withheld, or the kind cannot be hidden. */
async function hide(trx: Kysely<Tables>, { kind, thing: name }: Target): Promise<boolean> {
  if (!isStored(kind)) return false;
  const thing = await findThing(trx, kind, idOfThing(name), { locked: true });
  if (thing?.withheld !== null) return false;
  await setWithheld(trx, kind, thing.id, 'review');
  return true;
}

/**
 * Queues a finding of the program for moderators. It is not a report, and does not affect the text.
 * @returns whether it is the first sign that somebody may be in danger
 */
export async function queueFound(
  { db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>,
  target: Target,
  reason: ReportReason,
): Promise<boolean> {
  const row = await openCase(db, vault, target, now());
  if (row.found.includes(reason)) return false;
  // The figures count texts: a further reason in the same case is not another text.
  if (row.found.every((earlier) => earlier === SECOND_LOOK)) await insertEvent(db, { event: 'found', detail: reason }, now());
  const danger = dangerOf(reason);
  await updateCase(db, vault, row, { danger: Math.min(row.danger, danger), found: [...row.found, reason] });
  return isUrgent(danger) && !isUrgent(row.danger);
}

/** Queues a text that moderators have left under review, once there is something new to see. Nothing was found in it, and the figures do not count it. */
export async function queueAgain({ db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>, target: Target): Promise<void> {
  const row = await openCase(db, vault, target, now());
  if (row.found.includes(SECOND_LOOK)) return;
  await updateCase(db, vault, row, { danger: Math.min(row.danger, dangerOf(SECOND_LOOK)), found: [...row.found, SECOND_LOOK] });
}

/** Lists the reports of a case, oldest first. */
export async function listReports(db: Kysely<Tables>, vault: Keeper, caseId: number): Promise<StoredReport[]> {
  const rows = await db.selectFrom('reports').selectAll().where('case_id', '=', caseId).execute();
  return rows.map((row) => opened(vault, row)).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** Returns what this reporter has said about the case so far. The case must be locked. */
async function findReport(trx: Kysely<Tables>, vault: Keeper, caseId: number, key: string): Promise<StoredReport | undefined> {
  const query = trx.selectFrom('reports').selectAll().where('case_id', '=', caseId).where('reporter_key', '=', key);
  const row = await query.executeTakeFirst();
  return row && opened(vault, row);
}

/** Lists the reporters’ pseudonyms in this case; guests have none. */
export async function listReporters(db: Kysely<Tables>, caseId: number): Promise<string[]> {
  const rows = await db.selectFrom('reports').select('reporter_key').where('case_id', '=', caseId).execute();
  return rows.flatMap(({ reporter_key: key }) => key ?? []);
}

export type ReasonCounts = { reason: ReportReason; count: number }[];

/** Counts the reports of each case by reason. */
export async function countReasons(db: Kysely<Tables>, caseIds: number[]): Promise<Map<number, ReasonCounts>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reports')
    .select(({ fn }) => ['case_id', 'reason', fn.countAll<string>().as('count')])
    .where('case_id', 'in', caseIds)
    .groupBy(['case_id', 'reason'])
    .orderBy('reason')
    .execute();
  const counts = new Map<number, ReasonCounts>();
  for (const { case_id, reason, count } of rows)
    counts.set(case_id, [...(counts.get(case_id) ?? []), { reason: reason as ReportReason, count: Number(count) }]);
  return counts;
}

/** Lists the reports of these keys, newest first. */
export async function listOwnReports(db: Kysely<Tables>, vault: Keeper, { ids, keys }: Keyed): Promise<OwnReport[]> {
  if (ids.length === 0) return [];
  const cases = new Map((await listCasesById(db, vault, ids)).map((row) => [row.id, row]));
  const rows = await db.selectFrom('reports').selectAll().where('case_id', 'in', ids).where('reporter_key', 'in', keys).execute();
  return rows
    .map((row) => opened(vault, row))
    .map(({ caseId: id, reasons: [reason], text, createdAt }) => {
      // Its case was read before it, and would have been deleted together with it.
      const row = cases.get(id)!;
      return { id, kind: row.kind, reason, text, createdAt, outcome: outcomeOf(row) };
    })
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

function outcomeOf(row: CaseRow): OwnReport['outcome'] {
  if (row.action === null) return null;
  if (row.action !== 'keep') return 'acted';
  return hasJudged(row) ? 'kept' : 'gone';
}

function sealed(vault: Pick<Vault, 'seal'>, caseId: number, details: Required<ReportDetails>) {
  return { reason: details.reasons[0], details: vault.seal(placeOf(caseId), details) };
}

function opened(vault: Pick<Vault, 'open'>, { id, case_id: caseId, reason, details }: Selectable<Reports>): StoredReport {
  return { id, caseId, reasons: [reason as ReportReason], ...vault.open<ReportDetails>(placeOf(caseId), details) };
}

function placeOf(caseId: number): string {
  return `report on case ${caseId}`;
}
