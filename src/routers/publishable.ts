import { tellUrgent, type Teller } from './case-news/queries.ts';
import { lockCasesOf, lockOpenCase, updateCase, type Target } from './cases/queries.ts';
import type { Context, Services } from './context.ts';
import { AppError, type Reason } from './errors.ts';
import { hasLink } from './links.ts';
import { personalDataIn } from './personal-data/rules.ts';
import { inTransaction } from './queries.ts';
import { queueAgain, queueFound } from './reports/queries.ts';
import type { ReportReason } from './reports/schema.ts';
import { findThing, type Subject } from './things/queries.ts';
import { nameOfEarlier, nameOfThing, type StoredKind } from './things/rules.ts';
import { textsIn } from './written.ts';

type Judge = Pick<Services, 'language'> & Pick<Context, 'newcomer'>;

/**
 * Returns why input may not be published, and its first field at fault: a text attacks somebody or describes self-harm methods, or contains a
 * link from an account less than a day old. Texts are judged separately, as they will be read.
 */
export async function refusalOf({ language, newcomer }: Judge, input: object): Promise<{ reason: Reason; field: string } | undefined> {
  for (const [field, value] of Object.entries(input)) {
    for (const text of textsIn([value])) {
      if (newcomer && hasLink(text)) return { reason: 'links_too_soon', field };
      const { refusal } = await language.judge(text);
      if (refusal) return { reason: refusal === 'method' ? 'needs_care' : 'content_blocked', field };
    }
  }
  return undefined;
}

/** Refuses such input, given by field. */
export async function refuseHurtful(ctx: Judge, input: object): Promise<void> {
  const refusal = await refusalOf(ctx, input);
  if (refusal) throw new AppError(refusal.reason, { field: refusal.field });
}

interface Published {
  kind: StoredKind;
  id: number;
  subject: Subject;
}

/**
 * Queues a published thing for the moderators if an automatic check finds personal data, somebody in danger, or a text posted in many
 * places. It stays published.
 * @param said the texts in which it counts as another place of the same text: what people say, without categories, dates and places
 */
export async function lookOver(ctx: Finder, published: Published, input: object, said = input): Promise<void> {
  await queue(ctx, published, await reasonsIn(ctx, input, said));
}

/**
 * Like `lookOver`, for an edit that is about to be written, by what it writes; a thing under review is queued again. Locks the case and then the thing, so
 * that no moderator decides on it before the edit is stored.
 * @returns false when the thing is gone or was removed
 */
export async function lookOverChange(ctx: Finder, published: Published, input: object): Promise<boolean> {
  const { kind, id } = published;
  await lookOver(ctx, published, input, {});
  await lockOpenCase(ctx.db, ctx.vault, nameOfThing(kind, id));
  const thing = await findThing(ctx.db, kind, id, { locked: true });
  if (thing?.withheld === 'review') await queueAgain(ctx, targetOf(published));
  return thing !== undefined;
}

/**
 * Stores the current words of a thing in its cases; call it before somebody other than their author overwrites them. An open case then goes
 * by `nameOfEarlier`, so that the new text has its own cases. A closed case that led to a measure keeps them for an appeal.
 */
export async function keepReportedWords({ db, vault }: Finder, { kind, id }: Pick<Published, 'kind' | 'id'>): Promise<void> {
  const cases = await lockCasesOf(db, vault, [nameOfThing(kind, id)]);
  const thing = cases.length > 0 ? await findThing(db, kind, id, { locked: true }) : undefined;
  if (!thing) return;
  for (const row of cases) {
    const { texts = thing.texts, ...details } = row.details;
    if (row.state === 'open') await updateCase(db, vault, row, { thing: nameOfEarlier(row), details: { ...details, texts } });
    else if (row.action !== 'keep' && details.subject.key === thing.subject.key)
      await updateCase(db, vault, row, { details: { ...details, texts } });
  }
}

/**
 * Writes a new thing, and queues it for the moderators if an automatic check finds a reason, as `lookOver` does. Only then do both share
 * a transaction, which most texts do not need.
 */
export async function publish<Row>(
  ctx: Finder,
  input: object,
  { said = input, write, published }: { said?: object; write: (db: Context['db']) => Promise<Row>; published: (row: Row) => Published },
): Promise<Row> {
  const reasons = await reasonsIn(ctx, input, said);
  if (reasons.size === 0) return write(ctx.db);
  return inTransaction(ctx.db, async (db) => {
    const row = await write(db);
    await queue({ ...ctx, db }, published(row), reasons);
    return row;
  });
}

/** Queues texts that only one person reads if they are urgent; the other checks do not apply to them. */
export async function lookForDanger(ctx: Finder, target: Target, input: object): Promise<void> {
  const reasons = new Set<ReportReason>();
  for (const text of textsIn(input)) for (const reason of await ctx.language.dangersIn(text)) reasons.add(reason);
  await queueAll(ctx, target, reasons);
}

type Finder = Pick<Context, 'language' | 'limits'> & Teller;

async function reasonsIn(ctx: Finder, input: object, said: object): Promise<Set<ReportReason>> {
  const reasons = new Set<ReportReason>();
  for (const text of textsIn(input)) {
    if (personalDataIn(text).length > 0) reasons.add('personal-data');
    for (const reason of await ctx.language.dangersIn(text)) reasons.add(reason);
  }
  if (await ctx.limits.isEverywhere(textsIn(said).join('\n'))) reasons.add('spam');
  return reasons;
}

async function queue(ctx: Finder, published: Published, reasons: Set<ReportReason>): Promise<void> {
  await queueAll(ctx, targetOf(published), reasons);
}

function targetOf({ kind, id, subject }: Published): Target {
  return { kind, thing: nameOfThing(kind, id), subject };
}

async function queueAll(ctx: Finder, target: Target, reasons: Set<ReportReason>): Promise<void> {
  let urgent = false;
  for (const reason of reasons) urgent = (await queueFound(ctx, target, reason)) || urgent;
  if (urgent) await tellUrgent(ctx, target.subject);
}
