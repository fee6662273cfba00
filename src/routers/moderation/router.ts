import { z } from 'zod';
import { findCase, listCases, type CaseRow } from '../cases/queries.ts';
import type { Context, Notices } from '../context.ts';
import type { Viewer } from '../identity.ts';
import { answerAppeal, decide, enforce, newsOf, sayAsTeam, thingOfCase } from '../decisions/queries.ts';
import { doOnce, keyOf } from '../idempotency/queries.ts';
import { AppError } from '../errors.ts';
import { listed } from '../page.ts';
import { forgetThings } from '../things/rules.ts';
import { moderatorProcedure, router, sessionProcedure } from '../trpc.ts';
import { asUnit } from '../unit-of-work.ts';
import { countModerators, isOwn, moderatorKey, takeCase, toCase, toSummaries } from './queries.ts';
import { mayAnswerAppeal } from './rules.ts';
import { AnswerAppeal, Care, Case, CaseId, CaseSummary, Decide, ListCases, Reread, Rereading } from './schema.ts';

export const moderationRouter = router({
  // No transaction, because nothing is written: many texts waiting to be judged would otherwise use up the connections.
  reread: sessionProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/rereading',
        tags: ['moderation'],
        summary: 'Ask whether a text may wound',
        description:
          'Before something is published: its writer may want to read it again, or need the helplines. Nothing is recorded, and publishing does not depend on the answer.',
        protect: true,
      },
    })
    .input(Reread)
    .output(Rereading)
    .mutation(async ({ ctx, input }) => {
      const { ask } = await ctx.language.judge(input.text);
      const signal = await ctx.language.signalOf(input.text);
      return { ask, ...(signal && { signal }) };
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
          'For those whom the operator has named; everybody else gets a 404. What waits: the oldest of the gravest danger first, appeals among them. What is decided: the latest first. Without those about something of one’s own.',
        protect: true,
      },
    })
    .input(ListCases)
    .output(z.array(CaseSummary))
    .query(async ({ ctx, input }) => {
      const { accountId } = ctx.viewer;
      const others = await listCases(ctx.db, ctx.vault, input, (row) => isOwn(ctx.pseudonyms, row.details.subject, accountId));
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
          'The thing, its reports, what stands around it, and how many measures the same person had before; never who that is. Nobody reads what others say of something of their own.',
        protect: true,
      },
    })
    .input(CaseId)
    .output(Case)
    .query(async ({ ctx, input }) => toCase(ctx, await othersCase(ctx, input.id), ctx.viewer.accountId)),

  take: moderatorProcedure
    .meta({
      limit: 'moderate',
      refusals: ['not_found', 'own_case', 'case_taken'],
      openapi: {
        method: 'POST',
        path: '/moderation/cases/{id}/take',
        tags: ['moderation'],
        summary: 'Take a case',
        description: 'For a quarter of an hour others see that somebody is looking at it. It hinders nobody’s decision.',
        protect: true,
      },
    })
    .input(CaseId)
    .output(Case)
    .mutation(async ({ ctx, input: { id } }) => {
      await othersCase(ctx, id);
      if (!(await takeCase(ctx.db, id, keyIn(ctx, id), ctx.now()))) throw new AppError('case_taken');
      return seenCase(ctx, id);
    }),

  decide: moderatorProcedure
    .meta({
      limit: 'moderate',
      refusals: ['not_found', 'own_case', 'case_decided', 'action_not_possible'],
      openapi: {
        method: 'POST',
        path: '/moderation/cases/{id}/decision',
        tags: ['moderation'],
        summary: 'Decide a case',
        description:
          '`keep` leaves it, `edit` asks its author to change it, `remove` takes it away, `warn` tells its author which rule it breaks, `pause` keeps them from writing for 1, 7 or 30 days, `close` closes their account. Once: a second decision is a 409. Nobody decides about something of their own.',
        protect: true,
      },
    })
    .input(Decide)
    .output(Case)
    .mutation(async ({ ctx, input }) => {
      await othersCase(ctx, input.id);
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
      refusals: ['not_found', 'own_case', 'action_not_possible'],
      openapi: {
        method: 'POST',
        path: '/moderation/cases/{id}/care',
        tags: ['moderation'],
        summary: 'Leave the team’s word of care',
        description:
          'A comment in the team’s name under the post, or an answer to the comment, with `team`; its writer is told. The case stays open.',
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
      refusals: ['not_found', 'own_case', 'no_appeal', 'appeal_not_yours'],
      openapi: {
        method: 'POST',
        path: '/moderation/cases/{id}/appeal',
        tags: ['moderation'],
        summary: 'Answer an appeal',
        description:
          'By somebody else than who decided, where there is anybody else, and never by whom it is about. What is lifted ends at once, and what was removed comes back.',
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
  const thing = await thingOfCase(ctx.db, row);
  // The present text may have another author than the reported one.
  const subjects = [row.details.subject, ...(thing ? [thing.subject] : [])];
  if (subjects.some((subject) => isOwn(ctx.pseudonyms, subject, ctx.viewer.accountId))) throw new AppError('own_case');
  return row;
}

async function seenCase(ctx: Moderating, id: number): Promise<Case> {
  return toCase(ctx, await rowOf(ctx, id), ctx.viewer.accountId);
}
