import { CompiledQuery, sql, type Kysely, type RootOperationNode } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../../db/tables.ts';
import { listPosts, type Listing } from '../../src/routers/post-lists/queries.ts';
import { ListPosts } from '../../src/routers/posts/schema.ts';
import { useTestApp } from '../support/app.ts';
import { makePost, makeStudent } from '../support/factories.ts';

const app = useTestApp();

test.each([
  ['of all', {}],
  ['of the most liked', { sortBy: 'popular' }],
  ['of a type', { type: 'vent' }],
  ['of a university', { university: 'Università di Bologna' }],
  ['of a faculty', { faculty: 'Medicina' }],
] as const)('a late page %s reads no row that it skips', async (_, filter) => {
  await makePost(app, { by: await makeStudent(app) });
  // No rows are read for an index whose pages are known to be seen by all.
  await sql`vacuum analyze posts`.execute(app.db);
  const listing: Listing = { ...ListPosts.parse({ offset: 1000, ...filter }), since: null, unansweredSince: null, guest: false };
  const plan = await app.db.connection().execute(async (db) => {
    await sql`set enable_seqscan = off`.execute(db);
    await sql`set enable_bitmapscan = off`.execute(db);
    await sql`set enable_sort = off`.execute(db);
    try {
      return await planOf(db, (watched) => listPosts(watched, listing));
    } finally {
      await sql`reset all`.execute(db);
    }
  });
  expect(plan).toMatch(/Index Only Scan using posts_(recent|popular|type|university|faculty) on posts/);
});

/** How PostgreSQL would answer what is asked. */
async function planOf(db: Kysely<Tables>, ask: (watched: Kysely<Tables>) => Promise<unknown>): Promise<string> {
  const asked: RootOperationNode[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(watched);
  const { sql: text, parameters } = db.getExecutor().compileQuery(asked[0]!, { queryId: 'explained' });
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(CompiledQuery.raw(`explain ${text}`, [...parameters]));
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
