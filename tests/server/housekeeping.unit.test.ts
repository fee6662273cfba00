import { expect, test, vi } from 'vitest';
import { keepHouse } from '../../src/server/upkeep/housekeeping.ts';
import { nowAndThen } from '../../src/server/upkeep/now-and-then.ts';

vi.mock('../../src/server/upkeep/now-and-then.ts', () => ({ nowAndThen: vi.fn(() => ({ stop: async () => {} })) }));

type Args = Parameters<typeof keepHouse>;

test('a site that is started anew each hour does all that comes from time to time', () => {
  const app = { decorate: vi.fn(), addHook: vi.fn(), log: {} } as unknown as Args[0];
  keepHouse(app, { services: {}, erasures: {}, postOffice: {}, notices: {} } as unknown as Args[1]);
  const chores = vi.mocked(nowAndThen).mock.calls.map(([chore]) => chore);
  expect(chores.length).toBeGreaterThan(10);
  for (const { wait, first = wait } of chores) expect(first[1], String(wait)).toBeLessThanOrEqual(20 * 60_000);
});
