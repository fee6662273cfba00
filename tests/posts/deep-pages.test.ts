import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listPosts, listShared } from '../../src/routers/post-lists/queries.ts';
import { ListPosts } from '../../src/routers/posts/schema.ts';
import { createSharedPages } from '../../src/server/http/shared-pages.ts';
import { useTestApp } from '../support/app.ts';
import { makePost, makeStudent } from '../support/factories.ts';

const app = useTestApp();

beforeAll(async () => {
  const { id } = await makePost(app, { by: await makeStudent(app), type: 'vent' });
  // Three posts per timestamp and only five like counts, so that both orders have ties.
  await sql`
    insert into posts (author_key, type, content, search_text, likes, created_at)
    select author_key, case when n % 7 = 0 then 'advice' else 'vent' end, content, search_text, n % 5, now() - (n / 3) * interval '1 minute'
    from posts, generate_series(1, 2400) n where id = ${id}`.execute(app.db);
});

const deep = (query: Partial<ListPosts>) => ({ ...ListPosts.parse(query), guest: false, now: app.services.now() });
const exactly = (query: Partial<ListPosts>) => listPosts(app.db, { ...deep(query), since: null, unansweredSince: null });
const ids = (posts: { id: number }[]) => posts.map(({ id }) => id);

/** Reads through a separate page cache, and counts the database queries. */
function reading() {
  let asked = 0;
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked += 1;
      return result;
    },
  });
  const pages = createSharedPages();
  const read = async (query: Partial<ListPosts>) =>
    ids((await listShared({ ...app.services, db, pages }, deep(query))).map(({ post }) => post));
  return { read, asked: () => asked };
}

test.each<[string, Partial<ListPosts>]>([
  ['of all', {}],
  ['of the most liked', { sortBy: 'popular' }],
  ['of a type', { type: 'vent' }],
])('a page far down the list %s equals the same page read without the cache', async (_, filter) => {
  for (const place of [
    { limit: 20, offset: 1000 },
    { limit: 50, offset: 1999 },
    { limit: 7, offset: 2003 },
    { limit: 50, offset: 2390 },
    { limit: 50, offset: 5000 },
  ])
    expect(await reading().read({ ...filter, ...place })).toEqual(ids(await exactly({ ...filter, ...place })));
});

test('ten nearby deep pages share one scan up to their offset', async () => {
  const { read, asked } = reading();
  for (let page = 0; page < 10; page++) await read({ limit: 20, offset: 1200 + page * 20 });
  expect(asked()).toBe(1 + 10);
});

test('a post removed after its id was cached is left out, and the following posts move up', async () => {
  const { read } = reading();
  await read({ limit: 20, offset: 1200 });
  const next = { limit: 20, offset: 1220 };
  const [gone] = await exactly(next);
  await app.db.updateTable('posts').set({ withheld: 'removed' }).where('id', '=', gone!.id).execute();
  const found = await read(next);
  expect(found).not.toContain(gone!.id);
  expect(found).toEqual(ids(await exactly(next)));
});
