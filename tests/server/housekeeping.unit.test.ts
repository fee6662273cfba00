import { expect, test, vi } from 'vitest';

vi.mock('../../src/server/upkeep/now-and-then.ts', () => ({ nowAndThen: vi.fn(() => ({ stop: async () => {} })) }));
// A module loaded by an earlier test file of this worker would keep using the real one.
vi.resetModules();
const { keepHouse } = await import('../../src/server/upkeep/housekeeping.ts');
const { nowAndThen } = await import('../../src/server/upkeep/now-and-then.ts');

type Args = Parameters<typeof keepHouse>;

function keep(others: object = {}) {
  const app = { decorate: vi.fn(), addHook: vi.fn(), log: {} } as unknown as Args[0];
  vi.mocked(nowAndThen).mockClear();
  keepHouse(app, { services: {}, erasures: {}, postOffice: {}, notices: {}, ...others } as unknown as Args[1]);
  return vi.mocked(nowAndThen).mock.calls.map(([chore]) => chore);
}

test('a chore that never finishes does not block a stop', async () => {
  vi.mocked(nowAndThen).mockReturnValue({ stop: () => new Promise(() => {}) });
  const addHook = vi.fn<(name: string, hook: () => Promise<void>) => void>();
  const resign = vi.fn(async () => {});
  const others = { services: {}, erasures: {}, notices: { endStreams() {} }, postOffice: { close: async () => {} }, steward: { resign } };
  keepHouse({ decorate() {}, addHook, log: {} } as unknown as Args[0], others as unknown as Args[1]);
  const [, stop] = addHook.mock.calls.find(([name]) => name === 'preClose')!;
  const stopped = stop().then(() => 'stopped');
  expect(await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, 4000, 'waits'))])).toBe('stopped');
  expect(resign).toHaveBeenCalledOnce();
});

test('every chore first runs within 20 minutes, so that a site restarted every hour runs them all', () => {
  const chores = keep();
  expect(chores.length).toBeGreaterThan(10);
  for (const { wait, first = wait } of chores) expect(first[1], String(wait)).toBeLessThanOrEqual(20 * 60_000);
});

test('only the steward runs the chores, but every process sends waiting mail and forgets the devices that it found gone', async () => {
  const work = {
    erase: vi.fn(),
    mail: vi.fn(),
    daily: vi.fn(),
    lapses: vi.fn(),
    groupEnds: vi.fn(),
    removedLines: vi.fn(),
    scrub: vi.fn(),
    forgetDevices: vi.fn(),
  };
  const { erase, mail, forgetDevices, ...plain } = work;
  const ofEach = ['mail', 'forgetDevices'];
  let elected = false;
  const chores = keep({
    ...plain,
    noteUpkeep: async () => {},
    erasures: { run: erase },
    postOffice: { run: mail },
    notices: { forgetDevices },
    steward: { isElected: async () => elected },
  });
  // The list also has the chores that query the database, which fail without one.
  const turn = () => Promise.allSettled(chores.map(({ work }) => work()));
  expect((await turn()).filter(({ status }) => status === 'rejected')).toEqual([]);
  for (const [name, spy] of Object.entries(work)) expect(spy, name).toHaveBeenCalledTimes(ofEach.includes(name) ? 1 : 0);
  elected = true;
  expect((await turn()).filter(({ status }) => status === 'rejected')).toHaveLength(chores.length - Object.keys(work).length);
  for (const [name, spy] of Object.entries(work)) expect(spy, name).toHaveBeenCalledTimes(ofEach.includes(name) ? 2 : 1);
});

test('no group ends and no request expires before it is noted whether there was an outage', async () => {
  const order: string[] = [];
  const noteUpkeep = vi.fn(async () => void order.push('note'));
  const [lapses, groupEnds] = [async () => void order.push('lapses'), async () => void order.push('groupEnds')];
  const chores = keep({ noteUpkeep, lapses, groupEnds, steward: { isElected: async () => true } });
  for (const { work } of chores) if (typeof work === 'function') await work().catch(() => {});
  expect(order).toEqual(['note', 'groupEnds', 'note', 'lapses']);
  order.length = 0;
  noteUpkeep.mockRejectedValue(new Error('away'));
  for (const { work } of chores) if (typeof work === 'function') await work().catch(() => {});
  expect(order).toEqual([]);
});
