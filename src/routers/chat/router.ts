import { z } from 'zod';
import { ownRequest } from '../mentorship/queries.ts';
import { listed, wholeOf } from '../page.ts';
import { router, studentProcedure } from '../trpc.ts';
import { listLetters } from './queries.ts';
import { SIDE_ALIASES } from './rules.ts';
import { Letter, ListLetters } from './schema.ts';

export const lettersRouter = router({
  letters: studentProcedure
    .meta({
      current: true,
      refusals: ['request_not_found', 'conversation_not_yours'],
      openapi: {
        method: 'GET',
        path: '/mentorship/requests/{requestId}/letters',
        tags: ['mentorship'],
        summary: 'Read the messages between the two people of a request',
        description:
          'Only for these two, oldest first; also during a pause, which closes the chat’s socket. Empty before the request is accepted and once the mentorship is over.',
        protect: true,
      },
    })
    .input(ListLetters)
    .output(z.array(Letter))
    .query(async ({ ctx, input: { requestId } }) => {
      const { side } = await ownRequest(ctx, requestId, 'conversation_not_yours');
      const letters = await listLetters(ctx.db, ctx.vault, requestId);
      const seen = letters.map(({ id, content, time, alias }): Letter => {
        return { id, content, createdAt: new Date(time).toISOString(), alias, mine: alias === SIDE_ALIASES[side] };
      });
      return listed(ctx, wholeOf(seen));
    }),
});
