import { z } from 'zod';
import { findOwn, personOf } from '../account/queries.ts';
import { insertEvent, lockCase, updateCase } from '../cases/queries.ts';
import { AppError } from '../errors.ts';
import { listOwnReviews } from '../moderation/queries.ts';
import { listed, RankedPage, rankedPartOf } from '../page.ts';
import { accountProcedure, router } from '../trpc.ts';
import { listOwnMeasures, lockMeasure, toMeasure, updateAppeal } from './queries.ts';
import { mayAppeal } from './rules.ts';
import { AppealMeasure, Measure } from './schema.ts';

export const measuresRouter = router({
  list: accountProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/account/measures',
        tags: ['moderation'],
        summary: 'List the decisions about you',
        description:
          'Newest first, each with its action, rule, reason and end, and whether a moderator or the rule of three reports decided. Only the person concerned can list them: whom a measure is about is derived with the server’s key.',
        protect: true,
      },
    })
    .input(RankedPage)
    .output(z.array(Measure))
    .query(async ({ ctx, input }) => {
      const { ids } = await findOwn(ctx, 'measures');
      const decided = await listOwnMeasures(ctx.db, ctx.vault, ids, ctx.now());
      const all = [...(await listOwnReviews(ctx.db, ctx, personOf(ctx))), ...decided];
      return listed(ctx, rankedPartOf(all, rankOf, input));
    }),

  appeal: accountProcedure
    .meta({
      creates: true,
      refusals: ['measure_not_found', 'already_appealed', 'appeal_over'],
      openapi: {
        method: 'POST',
        path: '/account/measures/{id}/appeal',
        tags: ['moderation'],
        summary: 'Appeal against a measure',
        description: 'Once per measure. It is answered by a moderator other than the one who decided, if there is one.',
        protect: true,
      },
    })
    .input(AppealMeasure)
    .output(Measure)
    .mutation(async ({ ctx, input: { id, text } }) => {
      const { accountId } = ctx.viewer;
      // The case is locked before the measure, as everywhere, to avoid deadlocks.
      const row = await lockCase(ctx.db, ctx.vault, id);
      const measure = await lockMeasure(ctx.db, ctx, id, accountId);
      if (!measure) throw new AppError('measure_not_found');
      if (measure.appeal) throw new AppError('already_appealed');
      const now = ctx.now();
      if (!row || !mayAppeal(measure, now)) throw new AppError('appeal_over');
      const appeal = { text, createdAt: now.toISOString(), outcome: null, answer: null };
      await updateAppeal(ctx.db, ctx.vault, measure, appeal);
      const { closedAddress } = measure;
      await updateCase(ctx.db, ctx.vault, row, {
        appealed: true,
        details: { ...row.details, appeal, ...(closedAddress && { closedAddress }) },
      });
      await insertEvent(ctx.db, { event: 'appeal' }, now);
      return toMeasure({ ...measure, appeal }, now);
    }),
});

/** Texts under review first, then the newest decision. */
function rankOf({ action, createdAt, id }: Measure): number[] {
  return [action === 'review' ? 0 : 1, -Date.parse(createdAt), -id];
}
