import { expect, test, vi } from 'vitest';
import { createFinder } from '../../src/server/notices/recipients.ts';
import { useTestApp } from '../support/app.ts';
import { makeStudent } from '../support/factories.ts';

const app = useTestApp();

test('tries accounts until all recipients are found, and each place only once', async () => {
  for (let count = 0; count < 5; count += 1) await makeStudent(app);
  const { db, pseudonyms } = app.services;
  const accounts = (await db.selectFrom('accounts').select('id').orderBy('id').execute()).map(({ id }) => id);
  const tryKey = vi.fn(pseudonyms.tryKey);
  const find = createFinder({ db, pseudonyms: { ...pseudonyms, tryKey } });
  const of = (id: number, accountId: string) => ({ scope: 'thread' as const, id, keys: [pseudonyms.key('thread', id, accountId)] });
  expect(await find([of(1, accounts[1]!)])).toEqual([[accounts[1]]]);
  expect(tryKey).toHaveBeenCalledTimes(2);
  expect(await find([of(1, accounts[1]!), { accountId: 'anna' }])).toEqual([[accounts[1]], ['anna']]);
  expect(tryKey).toHaveBeenCalledTimes(2);
  expect(await find([of(2, 'who is gone')])).toEqual([[]]);
  expect(tryKey).toHaveBeenCalledTimes(2 + accounts.length);
});

test('tries accounts that were found before first, and no place whose people are all found', async () => {
  const { db, pseudonyms } = app.services;
  const accounts = (await db.selectFrom('accounts').select('id').orderBy('id').execute()).map(({ id }) => id);
  expect(accounts.length).toBeGreaterThanOrEqual(5);
  const tryKey = vi.fn(pseudonyms.tryKey);
  const find = createFinder({ db, pseudonyms: { ...pseudonyms, tryKey } });
  const of = (id: number, ...accountIds: string[]) => ({
    scope: 'thread' as const,
    id,
    keys: accountIds.map((accountId) => pseudonyms.key('thread', id, accountId)),
  });
  await find([of(1, accounts[3]!)]);
  tryKey.mockClear();
  expect(await find([of(2, accounts[3]!)])).toEqual([[accounts[3]]]);
  expect(tryKey).toHaveBeenCalledTimes(1);
  tryKey.mockClear();
  expect(await find([of(3, accounts[0]!), of(4, accounts[3]!, accounts[2]!), of(4, accounts[2]!), of(3, accounts[0]!)])).toEqual([
    [accounts[0]],
    [accounts[3], accounts[2]],
    [accounts[2]],
    [accounts[0]],
  ]);
  // Both places are tried with the fourth account and then the first; only the remaining place with the second and third.
  expect(tryKey.mock.calls.map(([, id, accountId]) => [id, accounts.indexOf(accountId)])).toEqual([
    [3, 3],
    [4, 3],
    [3, 0],
    [4, 0],
    [4, 1],
    [4, 2],
  ]);
});

test('finds a known recipient who is asked for together with as many unknown ones as are remembered', async () => {
  const { db, pseudonyms } = app.services;
  const [{ id: owner }] = (await db.selectFrom('accounts').select('id').orderBy('id').limit(1).execute()) as [{ id: string }];
  const tryKey = vi.fn(pseudonyms.tryKey);
  const find = createFinder({ db, pseudonyms: { ...pseudonyms, tryKey } }, { known: 3 });
  const of = (id: number) => ({ scope: 'thread' as const, id, keys: [pseudonyms.key('thread', id, owner)] });
  await find([of(1)]);
  await find([of(2)]);
  expect(await find([of(1), of(3), of(4), of(5), of(6), of(1)])).toEqual(Array.from({ length: 6 }, () => [owner]));
  // Now 4, 5 and 6 are remembered; 7 takes the place of the one that was not used for longest.
  tryKey.mockClear();
  for (const ids of [[4], [7], [6, 4]]) await find(ids.map(of));
  expect(new Set(tryKey.mock.calls.map(([, id]) => id))).toEqual(new Set([7]));
});
