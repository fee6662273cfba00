import { z } from 'zod';
import { listed, wholeOf } from '../page.ts';
import { guestProcedure, router } from '../trpc.ts';
import { listMonths } from './queries.ts';
import { TransparencyMonth } from './schema.ts';

export const transparencyRouter = router({
  months: guestProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/transparency',
        tags: ['moderation'],
        summary: 'See what moderation did',
        description: 'Month by month, the latest first, in numbers about nobody.',
      },
    })
    .output(z.array(TransparencyMonth))
    .query(async ({ ctx }) => listed(ctx, wholeOf(await listMonths(ctx.db)))),
});
