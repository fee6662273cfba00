import { expect, test } from 'vitest';
import { listNoticePlaces } from '../../src/routers/notice-log/queries.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { useTestApp } from '../support/app.ts';
import { makeMentor } from '../support/factories-mentors.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';
import { REFUSAL, refuse, TIMED_OUT } from '../support/refuse.ts';
import { ALL_ERASED_MS, deleteAccount, HOUR } from './life.ts';

const app = useTestApp();
const MOST_ERASED_MS = 68 * HOUR;

/** Creates people with three posts each. */
async function makeAuthors(count: number): Promise<{ by: TestStudent; posts: Post[] }[]> {
  const authors = [];
  for (let n = 0; n < count; n += 1) {
    const by = await makeStudent(app);
    const posts = [];
    for (let m = 0; m < 3; m += 1) posts.push(await makePost(app, { by }));
    authors.push({ by, posts });
  }
  return authors;
}

const left = async () => (await app.db.selectFrom('posts').select('id').orderBy('id').execute()).map(({ id }) => id);
const notes = async () => (await app.db.selectFrom('erasures').select('id').execute()).length;
const run = () =>
  app.erasures.run().then(
    () => 'well',
    (error: Error) => error.message,
  );

test('a row that cannot be deleted blocks no other deletion, and is deleted as soon as possible', async () => {
  const authors = await makeAuthors(3);
  const kept = authors[1]!.posts[1]!.id;
  const release = await refuse(app.db, 'delete', 'posts', { value: kept });
  for (const { by } of authors) await deleteAccount(app, by, 'erase');
  expect(await run()).toBe('well');
  app.advance(MOST_ERASED_MS);
  expect(await run()).toBe(REFUSAL);
  expect(await left()).toEqual([kept]);
  expect(await run()).toBe(REFUSAL);
  await release();
  expect(await run()).toBe('well');
  expect([await left(), await notes()]).toEqual([[], 3]);
  app.advance(ALL_ERASED_MS - MOST_ERASED_MS);
  expect(await run()).toBe('well');
  expect(await notes()).toBe(0);
});

test('the same holds after all deadlines, and the note of an unfinished erasure stays until it is done', async () => {
  const authors = await makeAuthors(3);
  const kept = authors[1]!.posts[1]!.id;
  const release = await refuse(app.db, 'delete', 'posts', { value: kept });
  for (const { by } of authors) await deleteAccount(app, by, 'erase');
  app.advance(ALL_ERASED_MS);
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await run()).toBe(REFUSAL);
    expect([await left(), await notes()]).toEqual([[kept], 1]);
  }
  await release();
  // The first run deletes what was planned, and the second finds that nothing is left.
  for (let turn = 0; turn < 2; turn += 1) expect(await run()).toBe('well');
  expect([await left(), await notes()]).toEqual([[], 0]);
});

test('a person’s notices that cannot be looked up block nobody’s erasure, and no other of their own', async () => {
  const { db, services } = app;
  const authors = await makeAuthors(3);
  const { by: unread, posts } = authors[1]!;
  await makeComment(app, { post: posts[0]! });
  await app.app.notices.run();
  const [place] = await listNoticePlaces(db, services.vault, unread.accountId, services.now());
  const { details } = await db.selectFrom('notices').select('details').where('place', '=', place!).executeTakeFirstOrThrow();
  const setDetails = (bytes: Buffer) => db.updateTable('notices').set({ details: bytes }).where('place', '=', place!).execute();
  await setDetails(Buffer.alloc(details.length));
  for (const { by } of authors) await deleteAccount(app, by, 'erase');
  app.advance(ALL_ERASED_MS);
  for (let turn = 0; turn < 2; turn += 1) expect(await run()).not.toBe('well');
  expect([await left(), await notes()]).toEqual([[], 1]);
  await setDetails(details);
  expect(await run()).toBe('well');
  expect(await notes()).toBe(0);
});

test('a search on which the database times out blocks nobody’s erasure, and no other of the same person', async () => {
  const authors = await makeAuthors(3);
  const mentor = await makeMentor(app, { by: authors[1]!.by });
  const release = await refuse(app.db, 'delete', 'mentors', { value: mentor.id, code: TIMED_OUT });
  for (const { by } of authors) await deleteAccount(app, by, 'erase');
  app.advance(MOST_ERASED_MS);
  // The row itself is due, too, and a timeout ends the turn of the rows; their order is random.
  for (let turn = 0; turn < 20; turn += 1) expect(await run()).toBe(REFUSAL);
  expect([await left(), await notes()]).toEqual([[], 3]);
  app.advance(ALL_ERASED_MS - MOST_ERASED_MS);
  for (let turn = 0; turn < 20; turn += 1) expect(await run()).toBe(REFUSAL);
  expect(await notes()).toBe(1);
  await release();
  for (let turn = 0; turn < 2; turn += 1) expect(await run()).toBe('well');
  expect(await notes()).toBe(0);
});

test('an erasure note that cannot be decrypted blocks nobody else’s erasure', async () => {
  const authors = await makeAuthors(3);
  for (const { by } of authors) await deleteAccount(app, by, 'erase');
  const [torn] = await app.db.selectFrom('erasures').selectAll().orderBy('id').execute();
  const details = Buffer.from(torn!.details);
  details[details.length - 1]! ^= 1;
  await app.db.updateTable('erasures').set({ details }).where('id', '=', torn!.id).execute();
  app.advance(ALL_ERASED_MS);
  expect(await run()).not.toBe('well');
  expect([(await left()).length, await notes()]).toEqual([3, 1]);
  await app.db.updateTable('erasures').set({ details: torn!.details }).where('id', '=', torn!.id).execute();
  expect(await run()).toBe('well');
  expect([await left(), await notes()]).toEqual([[], 0]);
});
