import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { ID_BYTES, idAt } from '../../src/routers/account-ids.ts';
import type { Pseudonyms, Scope } from '../../src/routers/identity.ts';
import { FoundLately } from '../../src/server/notices/found-lately.ts';
import { createFinder } from '../../src/server/notices/recipients.ts';
import { createPseudonyms } from '../../src/server/security/pseudonyms.ts';
import { TEST_SECRET, useTestApp } from '../support/app.ts';
import { makeStudent } from '../support/factories.ts';

const app = useTestApp();

/** Which of the accounts were tried in which place. */
function watched() {
  const tried: [place: number | string, accountIds: string[]][] = [];
  const { db, pseudonyms } = app.services;
  const findOwners: Pseudonyms['findOwners'] = (scope, id, keys, people) => {
    tried.push([id, Array.from({ length: people.length / ID_BYTES }, (_, index) => idAt(people, index * ID_BYTES))]);
    return pseudonyms.findOwners(scope, id, keys, people);
  };
  const find = createFinder({ db, pseudonyms: { ...pseudonyms, findOwners } });
  return { find, triedSince: () => tried.splice(0) };
}

const of = (id: number, ...accountIds: string[]) => ({
  scope: 'thread' as const,
  id,
  keys: accountIds.map((accountId) => app.services.pseudonyms.key('thread', id, accountId)),
});
let accounts: string[];

beforeAll(async () => {
  for (let count = 0; count < 5; count += 1) await makeStudent(app);
  accounts = (await app.db.selectFrom('accounts').select('id').orderBy('id').execute()).map(({ id }) => id);
});

test('accounts are tried until all are found, each place once', async () => {
  const { find, triedSince } = watched();
  expect(await find([of(1, accounts[1]!)])).toEqual([[accounts[1]]]);
  expect(triedSince()).toEqual([[1, accounts]]);
  expect(await find([of(1, accounts[1]!), { accountId: 'anna' }])).toEqual([[accounts[1]], ['anna']]);
  expect(triedSince()).toEqual([]);
  const gone = of(2, randomUUID());
  expect(await find([gone])).toEqual([[]]);
  expect(triedSince()).toEqual([
    [2, [accounts[1]]],
    [2, accounts],
  ]);
  expect(await find([gone])).toEqual([[]]);
  expect(triedSince()).toEqual([]);
});

test('whoever was found before is tried first, and a place no more once its people are found', async () => {
  const { find, triedSince } = watched();
  await find([of(1, accounts[3]!)]);
  triedSince();
  expect(await find([of(2, accounts[3]!)])).toEqual([[accounts[3]]]);
  expect(triedSince()).toEqual([[2, [accounts[3]]]]);
  expect(await find([of(3, accounts[0]!), of(4, accounts[3]!), of(3, accounts[0]!)])).toEqual([
    [accounts[0]],
    [accounts[3]],
    [accounts[0]],
  ]);
  expect(triedSince()).toEqual([
    [3, [accounts[3]]],
    [4, [accounts[3]]],
    [3, accounts],
  ]);
});

test('threads and boards from before their keys were made by blocks lead to the same people', async () => {
  const { db } = app.services;
  const pseudonyms = createPseudonyms(TEST_SECRET, { thread: 100 });
  const find = createFinder({ db, pseudonyms });
  const key = (scope: Scope, id: number) => ({ scope, id, keys: accounts.map((accountId) => pseudonyms.key(scope, id, accountId)) });
  const asked = [key('thread', 99), key('thread', 100), key('group', 100)];
  expect(await find(asked)).toEqual([accounts, accounts, accounts]);
});

test('of those who were found the first makes room, and each stands there once', () => {
  const lately = new FoundLately(3);
  const found = () =>
    [...lately.pieces()].flatMap((people) => Array.from({ length: people.length / ID_BYTES }, (_, at) => idAt(people, at * ID_BYTES)));
  const [one, two, three, four, five] = Array.from({ length: 5 }, () => randomUUID());
  expect(found()).toEqual([]);
  for (const id of [one, two, one, three, two]) lately.add(id!);
  expect(found()).toEqual([one, two, three]);
  lately.add(four!);
  lately.add(four!);
  expect(found()).toEqual([four, two, three]);
  lately.add(five!);
  expect(found()).toEqual([four, five, three]);
});
