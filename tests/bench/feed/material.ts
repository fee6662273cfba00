import { spawnSync } from 'node:child_process';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Services } from '../../../src/routers/context.ts';
import { createServices, openDatabase } from '../../../src/server/start/services.ts';
import { createSharedPages } from '../../../src/server/http/shared-pages.ts';
import { readEnv } from '../../../src/server/start/env.ts';
import { makeStudent, type TestStudent } from '../../support/students.ts';
import type { Material } from './scenarios.ts';

/** So many that none exceeds the limit of reads per student. */
const STUDENTS = 2000;
const WORDS = 4000;
const SENTENCES = 5000;
/** Recent posts, on which activity concentrates. */
const RECENT = 2000;
const THREADS = 40;

/** Fills the database up to this many posts and opens sessions for thousands of students. */
export async function prepare(variables: Record<string, string>, posts: number): Promise<Material> {
  const env = readEnv(variables);
  const secretKey = variables['SECRET_KEY']!;
  const database = await openDatabase(env, secretKey, () => {});
  const { db } = database;
  try {
    const { rows } = await sql<{ posts: number }>`select count(*)::int as posts from posts`.execute(db);
    if (rows[0]!.posts < posts) {
      const args = ['--import', 'tsx', 'src/server/seed.ts', '--posts', String(posts - rows[0]!.posts)];
      const { status, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, ...variables } });
      if (status !== 0) throw new Error(`The posts could not be made: ${String(stderr)}`);
    }
    const services = await createServices({ env, secretKey: database.rootKey, db, pages: createSharedPages() });
    const students: TestStudent[] = [];
    for (let index = 0; index < STUDENTS; index++) students.push(await makeStudent({ db, services }));
    const recent = await db.selectFrom('posts').select(['id', 'content']).orderBy('created_at', 'desc').limit(RECENT).execute();
    const threads = await db.selectFrom('posts').select('id').orderBy('comments_count', 'desc').limit(THREADS).execute();
    await giveTo(students, [...recent, ...threads], db, services.pseudonyms);
    await sql`vacuum analyze`.execute(db);
    const contents = recent.map(({ content }) => content);
    const words = contents.flatMap((content) => content.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
    const pairs = contents.flatMap((content) => content.match(/\p{L}{3,} \p{L}{3,}/gu) ?? []);
    const sentences = contents.flatMap((content) => content.match(/[^.!?]{20,}[.!?]/gu) ?? []).map((sentence) => sentence.trim());
    return {
      tokens: students.map(({ token }) => token),
      emails: students.map(({ email }) => email),
      words: [...new Set([...words, ...pairs])].slice(0, WORDS),
      sentences: [...new Set(sentences)].slice(0, SENTENCES),
      threads: threads.map(({ id }) => id),
      postIds: recent.map(({ id }) => id),
    };
  } finally {
    await database.close();
  }
}

/** Assigns posts to students, because seeded posts have no account to notify of comments and likes. */
async function giveTo(
  students: readonly TestStudent[],
  posts: readonly { id: number }[],
  db: Kysely<Tables>,
  pseudonyms: Services['pseudonyms'],
): Promise<void> {
  const ids = [...new Set(posts.map(({ id }) => id))];
  const keys = ids.map((id, index) => pseudonyms.key('thread', id, students[index % students.length]!.accountId));
  await sql`
    update posts set author_key = theirs.key
    from unnest(${ids}::int[], ${keys}::text[]) as theirs (id, key)
    where posts.id = theirs.id`.execute(db);
}
