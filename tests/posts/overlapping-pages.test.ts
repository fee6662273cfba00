import { beforeAll, describe, expect, test } from 'vitest';
import { listPosts, listShared } from '../../src/routers/post-lists/queries.ts';
import { ListPosts, type Post } from '../../src/routers/posts/schema.ts';
import { createSharedPages } from '../../src/server/http/shared-pages.ts';
import { call, useTestApp } from '../support/app.ts';
import { makePost, makeStudent } from '../support/factories.ts';
import type { TestStudent } from '../support/students.ts';

const app = useTestApp();
let anna: TestStudent;

beforeAll(async () => {
  anna = await makeStudent(app);
  for (let index = 0; index < 30; index++) await makePost(app, { by: anna, type: index % 3 === 0 ? 'advice' : 'vent' });
});

describe('a page at any offset', () => {
  test.each([
    ['of all', ''],
    ['of a type', '&type=advice'],
    ['of the most liked', '&sortBy=popular'],
    ['of those that wait', '&unanswered=true'],
    ['of a search', '&q=e'],
  ])('%s equals that slice of the whole list', async (_, filter) => {
    const read = async (page: string, as?: string) => (await call<Post[]>(app, 'GET', `/posts?${page}${filter}`, { as })).body;
    for (const as of [anna.token, undefined]) {
      const all = await read('limit=50', as);
      expect(all.length).toBeGreaterThan(as ? 9 : 2);
      for (const [limit, offset] of [
        [7, 3],
        [4, 5],
        [20, 13],
        [5, all.length - 2],
        [5, all.length + 1],
        [50, 49],
      ] as const)
        expect(await read(`limit=${limit}&offset=${offset}`, as), `${limit} from ${offset}`).toEqual(all.slice(offset, offset + limit));
    }
  });

  test('is cut from aligned pages, which overlapping pages share', async () => {
    let answered = 0;
    const db = app.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        answered += 1;
        return result;
      },
    });
    const pages = createSharedPages();
    for (let offset = 10; offset < 20; offset++)
      await listShared(
        { ...app.services, db, pages },
        { ...ListPosts.parse({ limit: 10, offset }), guest: false, now: app.services.now() },
      );
    expect(answered).toBe(2);
    pages.close();
  });

  test('contains no post twice when another process adds one between two reads', async () => {
    const pages = createSharedPages();
    const read = async (offset: number) => {
      const found = await listShared(
        { ...app.services, pages },
        { ...ListPosts.parse({ limit: 10, offset }), guest: false, now: app.services.now() },
      );
      return found.map(({ post }) => post.id);
    };
    await read(10);
    // This page cache is not told to drop its pages.
    await makePost(app, { by: anna });
    const listing = { ...ListPosts.parse({ limit: 10, offset: 15 }), since: null, unansweredSince: null, guest: false };
    expect(await read(15)).toEqual((await listPosts(app.db, listing)).map(({ id }) => id));
    pages.close();
  });
});
