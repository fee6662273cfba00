import { expect, test } from 'vitest';
import type { Entry } from '../../src/routers/notices/rules.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { placesOf, readLog, weekOf } from '../../src/routers/notice-log/queries.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';

const app = useTestApp();

const log = ({ accountId }: TestStudent) => readLog(app.db, app.services.vault, accountId, app.services.now());
const read = ({ token }: TestStudent) => call<{ unread: number }>(app, 'POST', '/notices/read', { as: token, body: { all: true } });
const noticesOf = async ({ token }: TestStudent) => (await call<Notice[]>(app, 'GET', '/notices', { as: token })).body;

/** Adds this many rows of the current week to a person’s log. */
async function fill({ accountId }: TestStudent, count: number, entryOf: (index: number) => Entry): Promise<void> {
  const { db, services } = app;
  const rows = placesOf(services.vault, accountId, weekOf(services.now()), count).map((place, index) => ({
    place,
    details: services.vault.seal(`notice ${place.toString('hex')}`, entryOf(index)),
    expires_on: '2999-01-01',
  }));
  for (let at = 0; at < count; at += 1000)
    await db
      .insertInto('notices')
      .values(rows.slice(at, at + 1000))
      .execute();
}

/** Comments on one post of each person, and delivers the notices in one run. */
async function commentOnEach(...people: TestStudent[]): Promise<void> {
  for (const by of people) await makeComment(app, { post: await makePost(app, { by }) });
  await app.app.notices.run();
}

test('a log above the row limit of a week gets no more rows and does not keep others from getting notices', async () => {
  const [full, ...others] = await Promise.all([makeStudent(app), makeStudent(app), makeStudent(app)]);
  await fill(full!, 4097, () => ({ read: 'all' }));
  await commentOnEach(others[0]!, full!, others[1]!);
  expect(await log(full!)).toHaveLength(4097);
  for (const other of others) {
    expect(await noticesOf(other)).toMatchObject([{ kind: 'comment', read: false }]);
    await read(other);
  }
  await app.app.notices.run();
  for (const other of others) expect(await noticesOf(other)).toMatchObject([{ kind: 'comment', read: true }]);
  expect((await read(full!)).status).toBe(200);
}, 30_000);

test('a week’s log takes 2000 notices, and after them only receipts', async () => {
  const me = await makeStudent(app);
  const at = app.services.now().toISOString();
  await fill(me, 1999, (postId) => ({ told: { kind: 'comment', postId: 1_000_000 + postId, at, first: 1 } }));
  await commentOnEach(me);
  await commentOnEach(me);
  expect(await log(me)).toHaveLength(2000);
  expect(await noticesOf(me)).toMatchObject([{ kind: 'comment', read: false }]);
  expect((await read(me)).body).toEqual({ unread: 0 });
  expect(await log(me)).toHaveLength(2001);
  app.advance(7 * 86_400_000);
  await commentOnEach(me);
  expect(await log(me)).toHaveLength(2002);
});

test('an unreadable log does not keep the others of the same run from getting their notices', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => makeStudent(app)));
  await fill(people[1]!, 1, () => ({ read: 'all' }));
  const [place] = placesOf(app.services.vault, people[1]!.accountId, weekOf(app.services.now()), 1);
  await app.db
    .updateTable('notices')
    .set({ details: Buffer.alloc(200) })
    .where('place', '=', place!)
    .execute();
  await commentOnEach(...people);
  for (const other of [people[0]!, people[2]!]) {
    expect(await noticesOf(other)).toMatchObject([{ kind: 'comment', read: false }]);
    await read(other);
  }
  await app.app.notices.run();
  expect(await noticesOf(people[2]!)).toMatchObject([{ kind: 'comment', read: true }]);
});
