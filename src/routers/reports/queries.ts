import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { insertEvent, listCasesAbout, listCasesById, listOutcomes, openCase, updateCase, type Target } from '../cases/queries.ts';
import type { Services } from '../context.ts';
import type { Pseudonyms, Vault } from '../identity.ts';
import { dangerOf } from '../moderation/rules.ts';
import { listKeys, type Keyed } from '../queries.ts';
import { findThing, setWithheld } from '../things/queries.ts';
import { idOfThing, isStored } from '../things/rules.ts';
import { GUEST_REPORTS_MAX, OUTCOMES_MAX } from './limits.ts';
import { isEnoughToFold, weightOf } from './rules.ts';
import type { OwnReport, ReportReason } from './schema.ts';

/** The sealed part of a report. */
interface ReportDetails {
  text: string | null;
  /** ISO instant. */
  createdAt: string;
  by: 'student' | 'guest' | 'program';
}

interface StoredReport extends ReportDetails {
  reason: ReportReason;
}

type Keeper = Pick<Vault, 'seal' | 'open'>;
type Keys = Pick<Pseudonyms, 'key'>;

function keyFor({ key }: Keys, caseId: number, accountId: string): string {
  return key('report', caseId, accountId);
}

/** Whether the account has reported this thing, in an open case or an earlier one. */
export async function hasReported(
  { db, vault, pseudonyms }: Pick<Services, 'db' | 'vault' | 'pseudonyms'>,
  { thing, subject }: Target,
  accountId: string,
): Promise<boolean> {
  const ids = (await listCasesAbout(db, vault, thing, subject)).map(({ id }) => id);
  return (await reportedAmong(db, pseudonyms, ids, accountId)).length > 0;
}

async function reportedAmong(db: Kysely<Tables>, pseudonyms: Keys, caseIds: number[], accountId: string): Promise<number[]> {
  const keys = caseIds.map((id) => keyFor(pseudonyms, id, accountId));
  return (await listKeys(db, 'reports', { id: 'case_id', key: 'reporter_key' }, { ids: caseIds, keys })).ids;
}

/**
 * Returns the weight of an account’s reports, by the outcomes of its earlier ones. No history is stored: the account’s keys in recent
 * cases are derived again, and nothing else links its reports.
 */
export async function weighReporter(db: Kysely<Tables>, pseudonyms: Keys, accountId: string): Promise<number> {
  const outcomes = await listOutcomes(db, OUTCOMES_MAX);
  const own = new Set(
    await reportedAmong(
      db,
      pseudonyms,
      outcomes.map(({ id }) => id),
      accountId,
    ),
  );
  const of = outcomes.filter(({ id }) => own.has(id));
  const dismissed = of.filter(({ action }) => action === 'keep').length;
  return weightOf({ upheld: of.length - dismissed, dismissed });
}

interface NewReport {
  reason: ReportReason;
  text?: string | undefined;
  /** Undefined for a guest. */
  accountId?: string | undefined;
  /** How much it counts towards hiding the text; 0 for not at all. */
  weight: number;
}

/**
 * Adds a report to the open case of its thing, and hides the text once there are enough.
 * @returns whether this report hid the text.
 */
export async function insertReport(
  { db, vault, pseudonyms, now }: Pick<Services, 'db' | 'vault' | 'pseudonyms' | 'now'>,
  target: Target & { mayBeHidden: boolean },
  report: NewReport,
): Promise<boolean> {
  const at = now();
  const row = await openCase(db, vault, target, at);
  const { details } = row;
  if (!report.accountId && details.guests >= GUEST_REPORTS_MAX) return false;
  const kept: ReportDetails = {
    text: report.text ?? null,
    createdAt: at.toISOString(),
    by: report.accountId ? 'student' : 'guest',
  };
  const key = report.accountId ? keyFor(pseudonyms, row.id, report.accountId) : null;
  const inserted = await db
    .insertInto('reports')
    .values({ case_id: row.id, reporter_key: key, reason: report.reason, details: vault.seal(placeOf(row.id), kept) })
    .onConflict((conflict) => conflict.columns(['case_id', 'reporter_key']).doNothing())
    .returning('case_id')
    .executeTakeFirst();
  if (!inserted) return false;
  await insertEvent(db, { event: 'report', detail: report.reason }, at);
  const score = details.score + report.weight;
  const hides = target.mayBeHidden && !row.folded && isEnoughToFold(score) && (await hide(db, target));
  if (hides) await insertEvent(db, { event: 'folded' }, at);
  await updateCase(db, vault, row, {
    danger: Math.min(row.danger, dangerOf(report.reason)),
    reasons: [...new Set([...row.reasons, report.reason])],
    folded: row.folded || hides,
    details: {
      ...details,
      score,
      guests: details.guests + (report.accountId ? 0 : 1),
      // Keep the longest excerpt of a chat that a reporter agreed to send.
      ...(target.lines && target.lines.length > (details.lines?.length ?? 0) && { lines: target.lines }),
    },
  });
  return hides;
}

/** @returns false when the text is gone or already withheld, or the kind cannot be hidden. */
async function hide(trx: Kysely<Tables>, { kind, thing: name }: Target): Promise<boolean> {
  if (!isStored(kind)) return false;
  const thing = await findThing(trx, kind, idOfThing(name), { locked: true });
  if (thing?.withheld !== null) return false;
  await setWithheld(trx, kind, thing.id, 'review');
  return true;
}

/** Queues a finding of the program for moderators. It is not a report, and does not affect the text. */
export async function queueFound(
  { db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>,
  target: Target,
  reason: ReportReason,
): Promise<void> {
  const row = await openCase(db, vault, target, now());
  if (row.found.includes(reason)) return;
  await insertEvent(db, { event: 'found', detail: reason }, now());
  await updateCase(db, vault, row, { danger: Math.min(row.danger, dangerOf(reason)), found: [...row.found, reason] });
}

/** Lists the reports of a case, oldest first. */
export async function listReports(db: Kysely<Tables>, vault: Keeper, caseId: number): Promise<StoredReport[]> {
  const rows = await db.selectFrom('reports').select(['reason', 'details']).where('case_id', '=', caseId).execute();
  return rows
    .map(({ reason, details }) => ({ reason: reason as ReportReason, ...vault.open<ReportDetails>(placeOf(caseId), details) }))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
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
    .map(({ case_id: id, reason, details }) => {
      const { kind, action } = cases.get(id)!;
      const { text, createdAt } = vault.open<ReportDetails>(placeOf(id), details);
      const outcome = action === null ? null : action === 'keep' ? ('kept' as const) : ('acted' as const);
      return { id, kind, reason: reason as ReportReason, text, createdAt, outcome };
    })
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

function placeOf(caseId: number): string {
  return `report on case ${caseId}`;
}
