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
] as const)('a page far down the list %s skips rows by an index-only scan', async (_, filter) => {
  await makePost(app, { by: await makeStudent(app) });
  // An index-only scan avoids reading rows only where vacuum has marked their pages all-visible.
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

/** Returns PostgreSQL’s plan for the first query that `ask` makes. */
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
