import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { findAccountByEmail } from '../auth/queries.ts';
import type { Person } from '../account/queries.ts';
import { hasJudged, isAboutText, listCasesAbout, listCasesById, reasonsOf, type CaseRow } from '../cases/queries.ts';
import { isThreadShown, listAround } from '../comments/queries.ts';
import type { Services } from '../context.ts';
import type { Pseudonyms, Vault } from '../identity.ts';
import { standingOf, textsOf, thingOfCase, versionOf } from '../case-texts/queries.ts';
import { DAY_MS, MINUTE_MS, startOf } from '../durations.ts';
import { listKeyed, type Keyed } from '../queries.ts';
import { APPEAL_DAYS } from '../measures/limits.ts';
import { listAllMeasures, type MeasureDetails } from '../measures/queries.ts';
import type { Measure } from '../measures/schema.ts';
import { countReasons, listReports, type ReasonCounts } from '../reports/queries.ts';
import type { ReportReason } from '../reports/schema.ts';
import type { Subject, Thing } from '../things/queries.ts';
import { isStored } from '../things/rules.ts';
import { followsAt, FOLLOWS_WITHIN_MS } from '../time-in.ts';
import { AROUND_MAX, EARLIER_MEASURES_MAX, EXCERPT_MAX, TAKEN_MINUTES } from './limits.ts';
import { actionsOn, excerptOf, isUrgent, mayAnswerAppeal, mayCare } from './rules.ts';
import { Case, type Around, type CaseReport, type CaseSummary } from './schema.ts';

type Keys = Pick<Pseudonyms, 'key'>;

/** A moderator’s pseudonym in one case. It differs for each case, so that a moderator’s decisions cannot be linked. */
export function moderatorKey({ key }: Keys, caseId: number, accountId: string): string {
  return key('case', caseId, accountId);
}

/**
 * Whether a case is about words of this account, which moderators may neither judge nor read the reports of: the reported words or, as
 * groups change hands, those that stand in their place.
 */
export async function isAboutOwn(
  { db, pseudonyms }: Pick<Services, 'db' | 'pseudonyms'>,
  row: CaseRow,
  accountId: string,
): Promise<boolean> {
  const isOwn = ({ scope, scopeId, key }: Subject) => pseudonyms.tryKey(scope, scopeId, accountId) === key;
  if (isOwn(row.details.subject)) return true;
  const thing = row.kind === 'group' ? await thingOfCase(db, row) : undefined;
  return thing !== undefined && isOwn(thing.subject);
}

/** @returns false while another moderator holds the case, or when it is gone. */
export async function takeCase(db: Kysely<Tables>, caseId: number, takerKey: string, now: Date): Promise<boolean> {
  const endsAt = new Date(now.getTime() + TAKEN_MINUTES * MINUTE_MS);
  const { rows } = await sql`
    insert into case_takings (case_id, taker_key, ends_at)
    select id, ${takerKey}, ${endsAt}::timestamptz from cases where id = ${caseId} for key share
    on conflict (case_id) do update set taker_key = excluded.taker_key, ends_at = excluded.ends_at
    where case_takings.taker_key = excluded.taker_key or case_takings.ends_at <= ${now}
    returning case_id`.execute(db);
  return rows.length > 0;
}

async function findTakers(db: Kysely<Tables>, caseIds: number[], now: Date): Promise<Map<number, string>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db.selectFrom('case_takings').selectAll().where('case_id', 'in', caseIds).where('ends_at', '>', now).execute();
  return new Map(rows.map(({ case_id, taker_key }) => [case_id, taker_key]));
}

export async function listTakenUntil(db: Kysely<Tables>, own: Keyed): Promise<{ id: number; endsAt: string }[]> {
  const rows = await listKeyed(db, 'case_takings', { id: 'case_id', key: 'taker_key' }, own);
  return rows.map(({ case_id, ends_at }) => ({ id: case_id, endsAt: ends_at.toISOString() }));
}

/** Counts the configured moderators who have an account. */
export async function countModerators(db: Kysely<Tables>, { vault, settings }: Pick<Services, 'vault' | 'settings'>): Promise<number> {
  const accounts = await Promise.all([...settings.moderators].map((mailbox) => findAccountByEmail(db, vault, mailbox)));
  return accounts.filter((account) => account !== undefined).length;
}

type Looking = Pick<Services, 'db' | 'vault' | 'pseudonyms' | 'language' | 'settings' | 'now'>;

/** The rows of the queue as this moderator sees them. */
export async function toSummaries(ctx: Looking, rows: CaseRow[], accountId: string): Promise<CaseSummary[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await countReasons(ctx.db, ids);
  const takers = await findTakers(ctx.db, ids, ctx.now());
  const summaries: CaseSummary[] = [];
  for (const row of rows) {
    const thing = await thingOfCase(ctx.db, row);
    summaries.push(await toSummary(ctx, row, { accountId, thing, counts: counts.get(row.id) ?? [], taker: takers.get(row.id) }));
  }
  return summaries;
}

interface Seen {
  accountId: string;
  thing: Thing | undefined;
  counts: ReasonCounts;
  taker: string | undefined;
}

async function toSummary({ language, pseudonyms }: Looking, row: CaseRow, { accountId, thing, counts, taker }: Seen): Promise<CaseSummary> {
  const own = moderatorKey(pseudonyms, row.id, accountId);
  const texts = textsOf(row, thing);
  let distressing = isUrgent(row.danger);
  for (const { text } of texts) distressing ||= await language.hurts(text);
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    danger: row.danger,
    reasons: withUncounted(counts, row.reasons),
    found: row.found,
    underReview: thing?.withheld === 'review',
    openedAt: row.opened_at.toISOString(),
    excerpt: excerptOf(texts, EXCERPT_MAX),
    distressing,
    taken: taker === undefined ? null : taker === own ? 'mine' : 'other',
    appealed: row.appealed,
    action: row.action,
    unjudged: row.state === 'closed' && !hasJudged(row),
  };
}

/** Adds the reasons that no report names first, such as what somebody reports beside worry: decisions follow from them too. */
function withUncounted(counts: ReasonCounts, reasons: readonly ReportReason[]): ReasonCounts {
  const counted = new Set(counts.map(({ reason }) => reason));
  return [...counts, ...reasons.filter((reason) => !counted.has(reason)).map((reason) => ({ reason, count: 0 }))];
}

/** A case with all that a decision needs, and nothing that leads to a person or to another thread. */
export async function toCase(ctx: Looking, row: CaseRow, accountId: string): Promise<Case> {
  const { db, vault, pseudonyms, settings } = ctx;
  const thing = await thingOfCase(db, row);
  const texts = textsOf(row, thing);
  const counts = (await countReasons(db, [row.id])).get(row.id) ?? [];
  const taker = (await findTakers(db, [row.id], ctx.now())).get(row.id);
  const summary = await toSummary(ctx, row, { accountId, thing, counts, taker });
  const reports = (await listReports(db, vault, row.id)).map(({ reasons: [reason, ...also], text, by, createdAt }): CaseReport => ({
    reason,
    also,
    text,
    by,
    createdAt,
  }));
  const found = row.found.map((reason): CaseReport => ({
    reason,
    also: [],
    text: null,
    by: 'program',
    createdAt: row.opened_at.toISOString(),
  }));
  const around = await withDistress(ctx, thing ? await threadAround(db, thing) : linesOf(row));
  const gone = isStored(row.kind) && !thing;
  const postId = thing?.postId != null && (await isThreadShown(db, thing.postId)) ? thing.postId : null;
  const { decision, appeal } = row.details;
  const mine = decision?.by === moderatorKey(pseudonyms, row.id, accountId);
  return {
    ...summary,
    gone,
    editedAt: thing?.editedAt?.toISOString() ?? null,
    alias: around.find(({ reported }) => reported)?.alias ?? null,
    texts,
    version: versionOf(texts),
    postId,
    thingId: thing?.id ?? null,
    around,
    reports: [...found, ...reports],
    earlierMeasures: await countEarlier(ctx, row),
    actions: row.state === 'open' ? actionsOn({ kind: row.kind, reasons: reasonsOf(row), gone, ...standingOf(row, thing) }) : [],
    before: await decisionBefore(ctx, row),
    mayCare: mayCare(row.kind) && thing?.withheld !== 'removed' && postId !== null,
    // Strips the moderator's key, which the schema does not name.
    decision: decision ? { ...Case.shape.decision.unwrap().omit({ mine: true }).parse(decision), mine } : null,
    appeal: appeal
      ? {
          ...appeal,
          mayAnswer: row.appealed && mayAnswerAppeal({ mine, moderators: await countModerators(db, { vault, settings }) }),
        }
      : null,
  };
}

/**
 * Counts earlier measures against the same person: only a number, and a capped one. In each case a measure begins and ceases to count at
 * other times, because cases whose numbers change with a decision would be known to be about the same person.
 */
async function countEarlier({ db, vault, pseudonyms, now }: Looking, row: CaseRow): Promise<number> {
  const { scope, scopeId, key } = row.details.subject;
  const at = now().getTime();
  const decidedAt = Date.parse(row.details.decision?.decidedAt ?? now().toISOString());
  const earlier = (await listAllMeasures(db, vault)).filter((measure) => {
    const changesAt = (instant: string) => followsAt(vault, 'earlier measure', `${row.id} ${measure.id} ${instant}`, instant);
    const until = countsUntil(measure);
    return (
      measure.id !== row.id &&
      changesAt(measure.createdAt) <= decidedAt &&
      (until === null || at < changesAt(until)) &&
      pseudonyms.tryKey(scope, scopeId, measure.accountId) === key
    );
  });
  return Math.min(earlier.length, EARLIER_MEASURES_MAX);
}

/** Until when a measure counts as an earlier one: it is lifted, or will be deleted soon. Null for a closing that stands. */
function countsUntil({ action, createdAt, endsAt, appeal }: MeasureDetails): string | null {
  if (appeal?.outcome === 'lifted') return appeal.answeredAt!;
  if (action === 'close') return null;
  return new Date(Date.parse(endsAt ?? createdAt) + APPEAL_DAYS * DAY_MS - FOLLOWS_WITHIN_MS).toISOString();
}

/** What was last decided about the same words of the same person, unless it was withdrawn. */
async function decisionBefore({ db, vault }: Looking, row: CaseRow): Promise<Case['before']> {
  if (!isStored(row.kind)) return null;
  const decided = (await listCasesAbout(db, vault, row.thing, row.details.subject))
    .filter((other) => other.id !== row.id && hasJudged(other) && isAboutText(other) && other.details.appeal?.outcome !== 'lifted')
    .flatMap(({ details: { decision } }) => decision ?? [])
    .filter(({ decidedAt }) => decidedAt <= (row.details.decision?.decidedAt ?? decidedAt))
    .sort((a, b) => a.decidedAt.localeCompare(b.decidedAt));
  return Case.shape.before.parse(decided.at(-1) ?? null);
}

type Beside = Omit<Around, 'distressing'>;

async function withDistress({ language }: Looking, entries: Beside[]): Promise<Around[]> {
  const around: Around[] = [];
  for (const entry of entries) around.push({ ...entry, distressing: await language.hurts(entry.content) });
  return around;
}

async function threadAround(db: Kysely<Tables>, thing: Thing): Promise<Beside[]> {
  if (thing.postId === null) return [];
  const { post, comments } = await listAround(db, thing.postId, thing.kind === 'comment' ? thing.id : null, AROUND_MAX);
  return [post, ...comments].map((entry) => ({ ...entry, reported: entry.kind === thing.kind && entry.id === thing.id }));
}

function linesOf({ details }: CaseRow): Beside[] {
  const lines = details.lines ?? [];
  return lines.map(({ id, alias, content, at }, index) => ({
    kind: 'line',
    id,
    alias,
    isAuthor: false,
    content,
    createdAt: at,
    reported: index === lines.length - 1,
    removed: false,
  }));
}

/** Lists the person’s own texts that are hidden until a moderator has looked at them. */
export async function listOwnReviews(
  db: Kysely<Tables>,
  { vault }: { vault: Vault },
  { keyOf }: Pick<Person, 'keyOf'>,
): Promise<Measure[]> {
  const folded = await db.selectFrom('cases').select('id').where('folded', '=', true).where('state', '=', 'open').execute();
  const rows = await listCasesById(
    db,
    vault,
    folded.map(({ id }) => id),
  );
  const own = rows.filter(({ details: { subject } }) => keyOf(subject.scope, subject.scopeId) === subject.key);
  // A text that its author has deleted is not under review.
  const standing = await Promise.all(own.map(async (row) => ({ row, thing: await thingOfCase(db, row) })));
  return standing
    .filter(({ thing }) => thing)
    .map(({ row, thing }) => ({
      id: row.id,
      kind: row.kind,
      action: 'review' as const,
      rule: null,
      reason: null,
      by: 'three-reports' as const,
      excerpt: excerptOf(textsOf(row, thing), EXCERPT_MAX),
      removed: false,
      // Only the day, and not when the first report came.
      createdAt: startOf(DAY_MS, row.details.foldedAt ?? row.opened_at.toISOString()),
      endsAt: null,
      appeal: null,
      mayAppeal: false,
    }));
}
