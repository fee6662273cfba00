import { z } from 'zod';
import { findAccount, type Account } from '../auth/queries.ts';
import { findOwn } from '../account/queries.ts';
import type { Context } from '../context.ts';
import type { Viewer } from '../identity.ts';
import { teamKey } from '../comments/queries.ts';
import { tellUrgent } from '../case-news/queries.ts';
import { hasJudged, isAboutText, listCasesAbout, type Target } from '../cases/queries.ts';
import { mailboxOf } from '../auth/rules.ts';
import { AppError } from '../errors.ts';
import { insertLetter, mayMail } from '../mail/queries.ts';
import { listed, RankedPage, rankedPartOf } from '../page.ts';
import { LEFT_DAYS } from '../mailboxes/limits.ts';
import { wasLeftLately } from '../mailboxes/queries.ts';
import { findRequest, wordsIn } from '../mentorship/queries.ts';
import { sideOf } from '../mentorship/rules.ts';
import { inTransaction } from '../queries.ts';
import { hasRead } from '../removals/queries.ts';
import { findMembership, groupKey } from '../study-groups/queries.ts';
import { findThing, type Thing } from '../things/queries.ts';
import { forgetThings, idOfThing, isStored, nameOfLine, nameOfThing, newsOfSight } from '../things/rules.ts';
import { accountProcedure, guestProcedure, router, studentProcedure } from '../trpc.ts';
import { hasBeenAnswered, insertReport, listOwnReports, weighReporter, type Reportable } from './queries.ts';
import { mayFold, thingAt } from './rules.ts';
import { CreateGuestReport, CreateReport, GuestReported, OwnReport, Reported } from './schema.ts';

export const reportsRouter = router({
  create: studentProcedure
    .meta({
      creates: true,
      limit: 'report',
      whilePaused: true,
      refusals: ['thing_not_found', 'own_thing'],
      openapi: {
        method: 'POST',
        path: '/reports',
        tags: ['reports'],
        summary: 'Report something to the moderators',
        description: `Counts once per person and case: repeating it adds to the same report what is new in it, a reason or a text. Once moderators have decided, it is a new report only if the item was edited since or the reason is \`worried\`; otherwise it is not stored, and the answer has \`judged\`. \`worried\` is about the author’s wellbeing, goes to the top of the queue and never leads to a measure. Three reports by accounts older than a day hide a text until a moderator reviews it, unless it expresses distress or mentions an overdose, or the team wrote it; reports from a mailbox that an account has left in the last ${LEFT_DAYS} days do not count for this. A chat message is sent with the earlier messages that the reporter agrees to include; they are kept until the case is closed.`,
        protect: true,
      },
    })
    .input(CreateReport)
    .output(Reported)
    .mutation(async ({ ctx, input }) => {
      const { accountId } = ctx.viewer;
      const target = await targetOf(ctx, input);
      const { scope, scopeId, key } = target.subject;
      if (ctx.pseudonyms.key(scope, scopeId, accountId) === key) throw new AppError('own_thing');
      if (await hasBeenAnswered(ctx, target, { accountId, reason: input.reason }))
        return { reported: true as const, judged: true as const };
      const account = await findAccount(ctx.db, ctx.vault, accountId);
      const counts = account && mayFold(input.reason, account.createdAt, ctx.now()) && !(await wasLeft(ctx, account));
      const weight = counts ? await weighReporter(ctx.db, ctx.vault, ctx.pseudonyms, accountId) : 0;
      const { hides, urgent } = await insertReport(ctx, target, { ...input, accountId, weight });
      if (hides) tellHidden(ctx, target);
      if (urgent) await tellUrgent(ctx, target.subject);
      return { reported: true as const };
    }),

  createAsGuest: guestProcedure
    .meta({
      limit: 'guest-report',
      refusals: ['thing_not_found', 'address_unknown'],
      openapi: {
        method: 'POST',
        path: '/reports/guest',
        tags: ['reports'],
        summary: 'Report something without an account',
        description:
          'By the address of its page on this site, or the path of it. If the site sends mail, a receipt goes to the e-mail address, which is not kept.',
      },
    })
    .input(CreateGuestReport)
    .output(GuestReported)
    .mutation(async ({ ctx, input: { address, email, ...input } }) => {
      const named = thingAt(address, ctx.settings.ownHosts);
      if (!named) throw new AppError('address_unknown', { field: 'address' });
      const target = await thingOf(ctx, named);
      const { hides, urgent } = await inTransaction(ctx.db, (trx) => insertReport({ ...ctx, db: trx }, target, { ...input, weight: 0 }));
      if (hides) tellHidden(ctx, target);
      if (urgent) await tellUrgent(ctx, target.subject);
      return { reported: true as const, receipt: email !== undefined && (await sendReceipt(ctx, email)) };
    }),

  list: accountProcedure
    .meta({
      limit: 'own',
      openapi: {
        method: 'GET',
        path: '/account/reports',
        tags: ['reports'],
        summary: 'List your reports and their outcomes',
        description:
          'Newest first, each with its outcome. Only the reporter can list them: who reported what is derived with the server’s key.',
        protect: true,
      },
    })
    .input(RankedPage)
    .output(z.array(OwnReport))
    .query(async ({ ctx, input }) => {
      const own = await findOwn(ctx, 'reports');
      return listed(ctx, rankedPartOf(await listOwnReports(ctx.db, ctx.vault, own), rankOf, input));
    }),
});

/** Newest first. */
function rankOf({ createdAt, id }: OwnReport): number[] {
  return [-Date.parse(createdAt), -id];
}

/** Whether an account has left this mailbox recently, and so may have reported the same thing before. */
function wasLeft({ db, vault, now }: Context, { email }: Account): Promise<boolean> {
  return wasLeftLately(db, vault, mailboxOf(email), now());
}

/** Notifies the author once: notices of later reports would reveal when others report. */
function tellHidden({ pages, notices }: Pick<Context, 'pages' | 'notices'>, { kind, thing, subject }: Target): void {
  forgetThings(pages);
  const { recipients, about } = newsOfSight('hidden', kind, idOfThing(thing), subject);
  notices.notify(recipients, about);
}

/** Sends a receipt unless the mailbox’s rate limit is reached; the report is stored in any case. */
async function sendReceipt({ db, vault, mail, limits, now }: Context, email: string): Promise<boolean> {
  if (!mail.confirms || !(await mayMail({ limits }, email, 'report-received'))) return false;
  await insertLetter(db, vault, { kind: 'report-received', email }, now());
  mail.wake();
  return true;
}

function targetOf(ctx: Context & { viewer: Viewer }, input: CreateReport): Promise<Reportable> {
  const { kind, id } = input;
  if (kind === 'chat') return lineOf(ctx, input);
  return kind === 'request' || kind === 'response' ? wordsOf(ctx, kind, id) : thingOf(ctx, input, ctx.viewer);
}

async function thingOf(ctx: Context, { kind, id }: Pick<CreateReport, 'kind' | 'id'>, viewer?: Viewer): Promise<Reportable> {
  const thing = isStored(kind) ? await findThing(ctx.db, kind, id) : undefined;
  if (!thing || !(await maySee(ctx, thing, viewer))) throw new AppError('thing_not_found');
  const { subject, editedAt } = thing;
  return { kind, thing: nameOfThing(thing.kind, id), subject, editedAt, mayBeHidden: await mayBeHidden(ctx, thing) };
}

/**
 * Whether the caller can see the thing, or could: board messages and meetings are visible to members of the group only. Neither the removal
 * of a member, who can report what is from before it, nor that of the whole group makes unreportable what was written there to hurt.
 */
async function maySee(ctx: Context, { kind, id, subject }: Thing, viewer: Viewer | undefined): Promise<boolean> {
  if (kind !== 'message' && kind !== 'meeting') return true;
  if (!viewer) return false;
  const groupId = Number(subject.scopeId);
  const reader = { ...ctx, viewer };
  const membership = await findMembership(ctx.db, groupId, groupKey(reader, groupId), { evenRemoved: true });
  return membership !== undefined && (membership.joined || hasRead(reader, groupId, { kind, id }));
}

/**
 * Whether reports may hide the text: not if it brings the helplines or the team wrote it, so that no three accounts can hide a cry for help
 * or the answer to it, and not if moderators kept it and it has not been edited since.
 */
async function mayBeHidden({ db, vault, pseudonyms, language }: Context, thing: Thing): Promise<boolean> {
  const { kind, id, subject, postId, withheld, texts, editedAt } = thing;
  if (withheld !== null || (postId !== null && subject.key === teamKey(pseudonyms, postId))) return false;
  for (const { text } of texts) if ((await language.signalOf(text)) !== null) return false;
  const cases = await listCasesAbout(db, vault, nameOfThing(kind, id), subject);
  const kept = cases.filter((row) => row.action === 'keep' && isAboutText(row) && hasJudged(row));
  return kept.every(({ closed_at: closedAt }) => editedAt !== null && editedAt > closedAt!);
}

/** A message of a chat that the caller is in, with the earlier messages that are sent along. */
async function lineOf(ctx: Context & { viewer: Viewer }, { id, postId, requestId, lines = [] }: CreateReport): Promise<Reportable> {
  const chat = await ctx.chats.readLines(ctx.db, ctx.viewer, { postId, requestId }, [...lines.filter((line) => line < id), id]);
  const line = chat?.lines.at(-1);
  if (!chat || line?.id !== id) throw new AppError('thing_not_found');
  const { room, scope, scopeId } = chat;
  const subject = { scope, scopeId, key: line.by };
  return { kind: 'chat', thing: nameOfLine(room, id), subject, room, lines: chat.lines, editedAt: null, mayBeHidden: false };
}

/** The texts of a mentorship request of the caller’s. Its mentor may have read a withdrawn one before, and can still report it. */
async function wordsOf(
  { db, pseudonyms, viewer }: Context & { viewer: Viewer },
  kind: 'request' | 'response',
  id: number,
): Promise<Reportable> {
  const row = await findRequest(db, id);
  const side = row && sideOf(row, pseudonyms, viewer);
  const target = side && wordsIn(row, kind);
  if (!target) throw new AppError('thing_not_found');
  return { ...target, editedAt: null, mayBeHidden: false };
}
