import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { bundle } from '../support/bundle.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { startRedisServer } from '../support/redis-server.ts';
import { prepare } from './feed/material.ts';
import { startMeasured, type Measured } from './feed/processes.ts';
import { median } from './feed/report.ts';
import { runScenario } from './feed/run-scenario.ts';
import { scenariosOf, type Scenario } from './feed/scenarios.ts';
import { limitToShare } from './scaling/share.ts';

const OPTIONS = {
  posts: { type: 'string', default: '30000' },
  rounds: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '3' },
  /** Share of a core for each process, which leaves the rest to PostgreSQL, Redis and the load generator. */
  share: { type: 'string', default: '0.3' },
  /** Prefixes of scenario names. */
  only: { type: 'string', default: 'feed,pages,comments,search,like' },
} as const;

const WARM_UP_SECONDS = 3;
/** Offset that keeps texts of the warm-up from being repeated. */
const FAR = 100_000;

/**
 * Measures the gain from a second process. Instead of pinning each to a core, which takes more cores, each gets the same share of a core,
 * so that it takes no CPU from the other, the database or the load generator. Needs permission to create control groups.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: OPTIONS });
  const directory = mkdtempSync(join(tmpdir(), 'sottovoce-bench-'));
  const [postgres, redis] = await Promise.all([startPostgres({ shared_buffers: '512MB' }), startRedisServer()]);
  const variables = {
    DATABASE_URL: postgres.url,
    VALKEY_URL: redis.url,
    SECRET_KEY: TEST_SECRET,
    DATA_DIR: directory,
    TRUST_PROXY: '1',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
  };
  const pool = new Pool({ connectionString: postgres.url, max: 1 });
  const processes: Measured[] = [];
  const leave: (() => void)[] = [];
  try {
    const material = await prepare(variables, Number(values.posts));
    const program = await bundle('src/server/main.ts');
    for (let process = 0; process < 2; process++) processes.push(await startMeasured(program, directory, variables));
    const chosen = scenariosOf(material).filter(
      ({ name, server }) => server === 'product' && values.only.split(',').some((start) => name.startsWith(start)),
    );
    // Lets V8 compile hot code, which would take a minute within a share of a core.
    for (const scenario of chosen)
      for (const server of processes) await runScenario(scenario, { server, pool, seconds: WARM_UP_SECONDS, from: 0 });
    for (const { pid } of processes) leave.push(limitToShare(pid, Number(values.share)));
    console.log(`\n${Number(values.posts).toLocaleString('en')} posts, each process ${values.share} of a core\n`);
    console.log('| scenario | one, requests/s | two | ratio | CPU us, one | two | database, cores, two |');
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
    for (const scenario of chosen) await compare(scenario, processes, pool, Number(values.rounds), Number(values.seconds));
  } finally {
    await Promise.all(processes.map((one) => one.stop()));
    for (const remove of leave) remove();
    await pool.end();
    await Promise.all([postgres.stop(), redis.stop()]);
    rmSync(directory, { recursive: true });
  }
}

/** Measures one process and both, alternately. */
async function compare(scenario: Scenario, processes: Measured[], pool: Pool, rounds: number, seconds: number): Promise<void> {
  const turns: { one: Both; two: Both }[] = [];
  let from = FAR;
  const ask = async (servers: Measured[]): Promise<Both> => {
    const runs = await Promise.all(servers.map((server) => runScenario(scenario, { server, pool, seconds, from: (from += 8191) })));
    const perSecond = runs.reduce((sum, one) => sum + one.perSecond, 0);
    // Each run measures the database's load by both.
    const cores = Math.max(...runs.map((one) => one.databaseCpu * one.perSecond)) / 1e6;
    return { perSecond, cpu: median(runs.map(({ cpu }) => cpu)), cores };
  };
  for (let round = 0; round < rounds; round++) turns.push({ one: await ask([processes[round % 2]!]), two: await ask(processes) });
  const of = (which: 'one' | 'two', figure: keyof Both) => median(turns.map((turn) => turn[which][figure]));
  const ratio = median(turns.map(({ one, two }) => two.perSecond / one.perSecond));
  const figures = [of('one', 'perSecond'), of('two', 'perSecond')].map(Math.round);
  const cpu = [of('one', 'cpu'), of('two', 'cpu')].map(Math.round);
  console.log(
    `| ${scenario.name} | ${figures.join(' | ')} | ${ratio.toFixed(2)} | ${cpu.join(' | ')} | ${of('two', 'cores').toFixed(2)} |`,
  );
}

interface Both {
  perSecond: number;
  /** CPU microseconds per request. */
  cpu: number;
  /** Cores used by PostgreSQL's processes. */
  cores: number;
}
