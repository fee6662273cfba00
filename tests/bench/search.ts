import { sql } from 'kysely';
import type { SharedPages } from '../../src/routers/context.ts';
import { createLanes } from '../../src/server/limits/lanes.ts';
import { listPosts, listShared } from '../../src/routers/post-lists/queries.ts';
import { createSharedPages } from '../../src/server/http/shared-pages.ts';
import { readEnv } from '../../src/server/start/env.ts';
import { loadSecretKey } from '../../src/server/start/secret-key.ts';
import { openDatabase } from '../../src/server/start/services.ts';

type Listing = Parameters<typeof listPosts>[1];

const RUNS = 40;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Compares each search with the plain newest page, on the database of `npm start`; fill it with `npm run seed -- --posts N`. */
export async function run(): Promise<void> {
  const env = readEnv(process.env);
  const database = await openDatabase(env, loadSecretKey(env), () => {});
  try {
    const { db } = database;
    const { rows } = await sql<{ posts: number }>`select count(*)::int as posts from posts`.execute(db);
    const posts = rows[0]!.posts;
    const newest: Listing = { sortBy: 'recent', limit: 20, offset: 0, since: null, unansweredSince: null, guest: false };
    const [sample] = await listPosts(db, { ...newest, limit: 1 });
    if (!sample) throw new Error('There are no posts to search: npm run seed -- --posts N');
    const month = new Date(sample.created_at.getTime() - 30 * DAY_MS);
    const { university, faculty } = (await listPosts(db, { ...newest, limit: 50 })).find((post) => post.university && post.faculty)!;
    const searches: [string, Partial<Listing>][] = [
      ['newest page', {}],
      ['a common word', { q: 'esame' }],
      ['two words', { q: 'ho paura' }],
      ['a word that nobody wrote', { q: 'quokka' }],
      ['a fragment of two letters', { q: 'zz' }],
      [
        'a common word among one type, month, university and faculty',
        { q: 'esame', type: 'advice', since: month, university: university!, faculty: faculty! },
      ],
      ['a university and a faculty', { university: university!, faculty: faculty! }],
      ['most liked', { sortBy: 'popular' }],
      [`${Math.floor(posts / 2)} posts on`, { offset: Math.floor(posts / 2) }],
    ];
    const similar: [string, string][] = [
      ['another form of a common word', 'esamini'],
      ['another form of a word that many words begin like', 'porte'],
      ['two words in other forms', 'paure esami'],
      ['a slip in a word', 'anisa'],
      ['a slip that stands for nothing', 'qquokkka'],
      ['a word that all texts with its beginning hold', 'universita'],
    ];
    const words = createSharedPages();
    const lanes = createLanes(10);
    const runs: [string, () => Promise<readonly unknown[]>][] = [
      ...searches.map(([name, search]): (typeof runs)[number] => [name, () => listPosts(db, { ...newest, ...search })]),
      ...similar.map(([name, q]): (typeof runs)[number] => [`similar, ${name}`, () => listSimilar(q)]),
    ];
    // Only the list of words is cached, for minutes; pages are read each time.
    const pages: SharedPages = {
      read: (name, which, load, age) => (name === 'words' ? words.read(name, which, load, age) : load()),
      forget() {},
    };
    const { since: _, unansweredSince: __, ...listing } = newest;
    const listSimilar = (q: string) =>
      listShared({ db, pages, lanes }, { ...listing, q, period: 'any', unanswered: false, similar: true, now: new Date() });
    console.log(`${posts} posts`);
    const start = performance.now();
    await listSimilar('qquokkka');
    console.log(`the words in use: ${(performance.now() - start).toFixed(0)} ms, once in ten minutes`);
    let floor = 0;
    for (const [name, search] of runs) {
      const found = (await search()).length;
      const times: number[] = [];
      for (let index = 0; index < RUNS; index++) {
        const start = performance.now();
        await search();
        times.push(performance.now() - start);
      }
      times.sort((a, b) => a - b);
      const [p50, p95] = [times[Math.floor(RUNS * 0.5)]!, times[Math.floor(RUNS * 0.95)]!];
      floor ||= p50;
      console.log(
        `${name}: ${found} found, p50 ${p50.toFixed(1)} ms (${(p50 / floor).toFixed(1)} times the newest page), p95 ${p95.toFixed(1)} ms`,
      );
    }
  } finally {
    await database.close();
  }
}
