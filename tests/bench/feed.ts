import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { bundle } from '../support/bundle.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { feedDuringLogins } from './feed/logins.ts';
import { prepare } from './feed/material.ts';
import { startMeasured } from './feed/processes.ts';
import { report, type Size } from './feed/report.ts';
import { runScenario } from './feed/run-scenario.ts';
import { scenariosOf } from './feed/scenarios.ts';

const OPTIONS = {
  posts: { type: 'string', default: '10000,100000,1000000' },
  rounds: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '3' },
  /** Prefixes of scenario names; by default all scenarios run. */
  only: { type: 'string', default: '' },
} as const;

/** Time for V8 to collect the garbage of the start. */
const REST_MS = 15_000;

/**
 * Compares the product with bare routes on the same tables, in alternating rounds. Uses the PostgreSQL of DATABASE_URL, one database per
 * size, or starts one for each size.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: OPTIONS });
  const sizes: Size[] = [];
  for (const posts of values.posts.split(',').map(Number)) sizes.push(await inDatabase((url) => measure(url, posts, values)));
  report(sizes);
}

async function inDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return work(DATABASE_URL);
  // As in production: commits wait for the disk, and the tables fit into memory.
  const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on', shared_buffers: '512MB', max_wal_size: '4GB' });
  return work(postgres.url).finally(postgres.stop);
}

async function measure(url: string, posts: number, options: Record<keyof typeof OPTIONS, string>): Promise<Size> {
  const directory = mkdtempSync(join(tmpdir(), 'sottovoce-bench-'));
  const SECRET_KEY = process.env['SECRET_KEY'] ?? randomBytes(32).toString('base64');
  // TRUST_PROXY lets guests come from many addresses, because guests are limited by address.
  const variables = { DATABASE_URL: url, SECRET_KEY, DATA_DIR: directory, TRUST_PROXY: '1', RATE_LIMITS: 'on', LOG_LEVEL: 'info' };
  const material = await prepare(variables, posts);
  const pool = new Pool({ connectionString: url, max: 1 });
  // When a scenario fails, PostgreSQL is stopped under the pool, whose error would hide the scenario's.
  pool.on('error', () => {});
  const program = await bundle('src/server/main.ts');
  const product = await startMeasured(program, directory, variables);
  await sleep(REST_MS);
  const { rss: rest } = await product.measure();
  const floor = await startMeasured('tests/bench/feed/floor.ts', directory, variables);
  const chosen = scenariosOf(material).filter(({ name }) => options.only.split(',').some((start) => name.startsWith(start)));
  const runs: Size['runs'] = new Map(chosen.map((scenario) => [scenario, []]));
  const rounds = Number(options.rounds);
  try {
    for (let round = -1; round < rounds; round++) {
      for (const [scenario, done] of runs) {
        // The first round warms up.
        const seconds = round < 0 ? 1 : Number(options.seconds);
        const server = scenario.server === 'floor' ? floor : product;
        const one = await runScenario(scenario, { server, pool, seconds, from: (round + 1) * 8191 });
        if (round >= 0) done.push(one);
      }
    }
    const load = (await product.measure()).rss;
    const logins = await feedDuringLogins(product.url, material);
    return { posts, runs, start: { ms: product.startTook, rest, load }, logins };
  } finally {
    await product.stop();
    await floor.stop();
    await pool.end();
    rmSync(directory, { recursive: true });
  }
}
