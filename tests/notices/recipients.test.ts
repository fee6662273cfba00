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
