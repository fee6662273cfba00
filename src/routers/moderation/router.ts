import { router, sessionProcedure } from '../trpc.ts';
import { Reread, Rereading } from './schema.ts';

export const moderationRouter = router({
  // Writes nothing, so it needs no transaction: while a hundred texts wait to be judged, others would find no connection left.
  reread: sessionProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/rereading',
        tags: ['moderation'],
        summary: 'Ask whether a text may wound',
        description:
          'Before something is published: its writer may want to read it again. Nothing is recorded, and publishing does not depend on the answer.',
        protect: true,
      },
    })
    .input(Reread)
    .output(Rereading)
    .mutation(async ({ ctx, input }) => ({ ask: (await ctx.language.judge(input.text)).ask })),
});
