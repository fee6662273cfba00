import { z } from 'zod';
import { findCase, listCases, type CaseRow } from '../cases/queries.ts';
import type { Context, Notices, PainSignal } from '../context.ts';
import type { Viewer } from '../identity.ts';
import { answerAppeal, decide, enforce, newsOf, sayAsTeam } from '../decisions/queries.ts';
import { doOnce, keyOf } from '../idempotency/queries.ts';
import { AppError } from '../errors.ts';
import { listed } from '../page.ts';
import { forgetThings } from '../things/rules.ts';
import { hasAccused } from '../reports/queries.ts';
import { moderatorProcedure, router, sessionProcedure } from '../trpc.ts';
import { asUnit } from '../unit-of-work.ts';
import { countModerators, isAboutOwn, moderatorKey, takeCase, toCase, toSummaries } from './queries.ts';
import { mayAnswerAppeal, mayDecide } from './rules.ts';
import { AnswerAppeal, Care, Case, CaseId, CaseSummary, Decide, ListCases, Reread, Rereading, Signal } from './schema.ts';

export const moderationRouter = router({
  // No transaction, because nothing is written: many texts waiting to be judged would otherwise use up the connections.
  reread: sessionProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/rereading',
        tags: ['moderation'],
        summary: 'Check whether texts may hurt their readers',
        description:
          'For use before publication: the writer may want to reread a text, or need the helplines. A text that publication refuses is not asked about: it is refused when it is published. Several texts are judged as one form: `ask` if any of them should be reread, and the most urgent `signal`. Nothing is recorded, and publication does not depend on the result.',
        protect: true,
      },
    })
    .input(Reread)
    .output(Rereading)
    .mutation(async ({ ctx, input }) => {
      const texts = [...(input.text === undefined ? [] : [input.text]), ...(input.texts ?? [])];
      let asks = false;
      const signals: PainSignal[] = [];
      for (const text of texts) {
        const { ask } = await ctx.language.judge(text);
        asks ||= ask;
        const signal = await ctx.language.signalOf(text);
        if (signal) signals.push(signal);
        // Whoever writes about ways to die may need somebody to talk to, too.
        else if ((await ctx.language.dangersIn(text)).length > 0) signals.push('suicide');
      }
      const signal = Signal.options.find((kind) => signals.includes(kind));
      return { ask: asks, ...(signal && { signal }) };
    }),

  cases: moderatorProcedure
    .meta({
      limit: 'moderate',
      refusals: ['not_found'],
      openapi: {
        method: 'GET',
        path: '/moderation/cases',
        tags: ['moderation'],
        summary: 'List cases',
        description:
          'For the moderators appointed by the operator; everybody else gets a 404. Open cases, including pending appeals: the most dangerous first, then the oldest. Closed cases: the latest decision first. Cases about the caller’s own content are left out.',
        protect: true,
      },
    })
    .input(ListCases)
    .output(z.array(CaseSummary))
    .query(async ({ ctx, input }) => {
      const { accountId } = ctx.viewer;
      const others = await listCases(ctx.db, ctx.vault, input, (row) => isAboutOwn(ctx, row, accountId));
      return toSummaries(ctx, await listed(ctx, others), accountId);
    }),

  case: moderatorProcedure
    .meta({
      limit: 'moderate',
      refusals: ['not_found', 'own_case'],
      openapi: {
        method: 'GET',
        path: '/moderation/cases/{id}',
        tags: ['moderation'],
        summary: 'Read a case',
        description:
          'The reported text, its reports, its context, and the number of earlier measures against the same person; never who that is. A case about the caller’s own content is a 403. Who has reported it, other than out of worry, finds no possible decision, unless there is no other moderator.',
        protect: true,
      },
    })
    .input(CaseId)
    .output(Case)
    .query(async ({ ctx, input }) => seenBy(ctx, await othersCase(ctx, input.id))),

  take: moderatorProcedure
    .meta({
      limit: 'moderate',
      refusals: ['not_found', 'own_case', 'own_report', 'case_taken'],
      openapi: {
        method: 'POST',
        path: '/moderation/cases/{id}/take',
        tags: ['moderation'],
        summary: 'Reserve a case',
        description: 'For 15 minutes other moderators see that somebody is working on it. It does not prevent them from deciding.',
        protect: true,
      },
    })
    .input(CaseId)
    .output(Case)
    .mutation(async ({ ctx, input: { id } }) => {
      await othersCase(ctx, id);
      await refuseOwnReport(ctx, id);
      const taken = await takeCase(ctx.db, id, keyIn(ctx, id), ctx.now());
      const seen = await seenCase(ctx, id);
      if (!taken) throw new AppError('case_taken');
      return seen;
    }),

  decide: moderatorProcedure
    .meta({
      limit: 'moderate',
      refusals: ['not_found', 'own_case', 'own_report', 'case_decided', 'text_changed', 'action_not_possible'],
      openapi: {
        method: 'POST',
        path: '/moderation/cases/{id}/decision',
        tags: ['moderation'],
        summary: 'Decide a case',
        description:
          '`keep` leaves the text unchanged and shows a hidden one again, unless all reports are `worried`; `edit` asks its author to change it, `remove` removes it, `warn` tells its author which rule it breaks, `pause` keeps them from writing for 1, 7 or 30 days, `close` closes their account. A case whose words can no longer be read only takes `keep`. A second decision is a 409, and so is one about words that have changed since the case was read, if the decision names their `version`. Nobody decides about their own content, nor, if there is another moderator, on their own report, unless it was made out of worry.',
        protect: true,
      },
    })
    .input(Decide)
    .output(Case)
    .mutation(async ({ ctx, input }) => {
      await othersCase(ctx, input.id);
      await refuseOwnReport(ctx, input.id);
      const done = await asUnit(ctx, ctx.viewer, async ({ db, pages }) => {
        forgetThings(pages);
        return decide(db, ctx, input, keyIn(ctx, input.id));
      });
      for (const news of newsOf(input.id, done)) ctx.notices.notify(...news);
      await enforce(ctx, done);
      return seenCase(ctx, input.id);
    }),

  care: moderatorProcedure
    .meta({
      creates: true,
      limit: 'moderate',
      refusals: ['not_found', 'own_case', 'care_not_possible'],
      openapi: {
        method: 'POST',
        path: '/moderation/cases/{id}/care',
        tags: ['moderation'],
        summary: 'Leave a message of care from the team',
        description:
          'Adds a comment in the team’s name, marked `team`, under the post or as a reply to the comment, and notifies its author; refused if it or its post was removed, because its author could not read it. Neither opens nor closes the case.',
        protect: true,
      },
    })
    .input(Care)
    .output(Case)
    .mutation(async ({ ctx, path, batchIndex, input: { id, text } }) => {
      const row = await othersCase(ctx, id);
      const key = keyOf(ctx.idempotencyKeys?.[batchIndex ?? 0]);
      let told: Parameters<Notices['notify']> | undefined;
      await asUnit(ctx, ctx.viewer, async ({ db, pages }) => {
        pages.forget('posts');
        const say = async () => void (told = await sayAsTeam(db, ctx, row, text));
        if (!key) return say();
        const send = { accountId: ctx.viewer.accountId, procedure: path, key, input: { id, text } };
        return doOnce(db, ctx.vault, send, ctx.now(), say);
      });
      if (told) ctx.notices.notify(...told);
      return seenCase(ctx, id);
    }),

  answerAppeal: moderatorProcedure
    .meta({
      limit: 'moderate',
      refusals: ['not_found', 'own_case', 'no_appeal', 'text_changed', 'appeal_not_yours'],
      openapi: {
        method: 'POST',
        path: '/moderation/cases/{id}/appeal',
        tags: ['moderation'],
        summary: 'Answer an appeal',
        description:
          'By a moderator other than the one who decided, if there is one, and never by the person concerned. A lifted measure ends at once, and what it removed is restored, except chat messages. As for a decision, `version` has it refused if the words have changed.',
        protect: true,
      },
    })
    .input(AnswerAppeal)
    .output(Case)
    .mutation(async ({ ctx, input }) => {
      const mine = (await othersCase(ctx, input.id)).details.decision?.by === keyIn(ctx, input.id);
      if (!mayAnswerAppeal({ mine, moderators: await countModerators(ctx.db, ctx) })) throw new AppError('appeal_not_yours');
      const told = await asUnit(ctx, ctx.viewer, async ({ db, pages }) => {
        forgetThings(pages);
        return answerAppeal(db, ctx, input);
      });
      for (const news of told) ctx.notices.notify(...news);
      return seenCase(ctx, input.id);
    }),
});

type Moderating = Context & { viewer: Viewer };

function keyIn({ pseudonyms, viewer }: Moderating, caseId: number): string {
  return moderatorKey(pseudonyms, caseId, viewer.accountId);
}

async function rowOf({ db, vault }: Moderating, id: number): Promise<CaseRow> {
  const row = await findCase(db, vault, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** @throws AppError when the case is about the caller. */
async function othersCase(ctx: Moderating, id: number): Promise<CaseRow> {
  const row = await rowOf(ctx, id);
  if (await isAboutOwn(ctx, row, ctx.viewer.accountId)) throw new AppError('own_case');
  return row;
}

/** Whether the caller has reported the case, so that another moderator must decide it. */
async function isOwnReport(ctx: Moderating, id: number): Promise<boolean> {
  const accused = await hasAccused(ctx, [id], ctx.viewer.accountId);
  return accused && !mayDecide({ accused, moderators: await countModerators(ctx.db, ctx) });
}

/** @throws AppError when the caller has reported the case, and another moderator can decide it. */
async function refuseOwnReport(ctx: Moderating, id: number): Promise<void> {
  if (await isOwnReport(ctx, id)) throw new AppError('own_report');
}

async function seenBy(ctx: Moderating, row: CaseRow): Promise<Case> {
  const found = await toCase(ctx, row, ctx.viewer.accountId);
  const left = found.state === 'open' && (await isOwnReport(ctx, found.id));
  return left ? { ...found, actions: [], ownReport: true } : found;
}

async function seenCase(ctx: Moderating, id: number): Promise<Case> {
  return seenBy(ctx, await rowOf(ctx, id));
}
