import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { makePlan } from './plan.ts';
import { play } from './play.ts';
import { missingForStack } from './stack.ts';

const missing = missingForStack();
/** Short; `npm run chaos` runs for any duration. */
const SECONDS = 15;

test.skipIf(missing)(
  `two instances, cut sockets and kill -9: every acknowledged message exactly once, in one order${missing ? ` (needs ${missing})` : ''}`,
  async () => {
    const seed = Number(process.env['CHAOS_SEED'] ?? randomInt(2 ** 31));
    const { problems, ...counts } = await play(makePlan(seed, { duration: SECONDS * 1000, members: 12, rooms: 2 }));
    expect(problems, `CHAOS_SEED=${seed} ${JSON.stringify(counts)}`).toEqual([]);
    expect(counts.messages).toBeGreaterThan(100);
    expect(counts.kills).toBeGreaterThan(0);
  },
  180_000,
);
