import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeFailure } from '../../src/routers/failures.ts';
import { textList } from '../../src/routers/text.ts';

const Input = z.object({ title: z.string().min(3), tags: textList(40) });

function issuesOf(input: unknown) {
  const cause = Input.safeParse(input).error;
  return describeFailure(new TRPCError({ code: 'BAD_REQUEST', cause }), 'id').issues?.map(({ path }) => path.join('.'));
}

test.each(['uno, due, tre, quattro, cinque', { length: 40 }])(
  'a value that is no list is refused once, not for its length too: %j',
  (tags) => {
    expect(issuesOf({ title: 'Analisi', tags })).toEqual(['tags']);
  },
);

test('each faulty field and entry is listed', () => {
  expect(issuesOf({ title: 'A', tags: ['uno', 2, 'tre', 4] })).toEqual(['title', 'tags.1', 'tags.3']);
});
