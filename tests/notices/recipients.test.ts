import { expect, test, vi } from 'vitest';
import { createFinder } from '../../src/server/notices/recipients.ts';
import { useTestApp } from '../support/app.ts';
import { makeStudent } from '../support/factories.ts';

const app = useTestApp();

test('accounts are tried until all are found, each place once', async () => {
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

test('whoever was found before is tried first, and a place no more once its people are found', async () => {
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
  // Of the fourth account both places, then of the first one; of the second and third the place that is left.
  expect(tryKey.mock.calls.map(([, id, accountId]) => [id, accounts.indexOf(accountId)])).toEqual([
    [3, 3],
    [4, 3],
    [3, 0],
    [4, 0],
    [4, 1],
    [4, 2],
  ]);
});
