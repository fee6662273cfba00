import process from 'node:process';

/** The benchmarks of `npm run bench NAME`. */
const BENCHMARKS: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  chat: () => import('./chat.ts'),
  failover: () => import('./failover.ts'),
  feed: () => import('./feed.ts'),
  'first-seconds': () => import('./first-seconds.ts'),
  interactions: () => import('./interactions.ts'),
  logins: () => import('./logins.ts'),
  pages: () => import('./pages.ts'),
  scaling: () => import('./scaling.ts'),
  search: () => import('./search.ts'),
  topology: () => import('./topology.ts'),
};

const name = process.argv[2] ?? '';
const load = BENCHMARKS[name];
if (!load) {
  process.stderr.write(`Usage: npm run bench ${Object.keys(BENCHMARKS).join(' | ')}\n`);
  process.exit(1);
}
await (await load()).run();
