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
        summary: 'Read moderation statistics',
        description: 'By month, latest first, up to yesterday (UTC). The figures identify nobody.',
      },
    })
    .output(z.array(TransparencyMonth))
    .query(async ({ ctx }) => listed(ctx, wholeOf(await listMonths(ctx.db, ctx.now())))),
});
