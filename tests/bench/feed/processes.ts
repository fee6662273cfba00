import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { endProcess, freePort, ownProcess } from '../../support/redis-server.ts';

const MEASURED = new URL('measured.mjs', import.meta.url).href;
/** USER_HZ, which is fixed on Linux. */
const TICKS_PER_SECOND = 100;

export interface Measure {
  /** CPU microseconds so far. */
  cpu: number;
  /** Bytes. */
  rss: number;
}

export interface Measured {
  url: string;
  pid: number;
  /** Milliseconds from its start until it listened. */
  startTook: number;
  measure(): Promise<Measure>;
  stop(): Promise<void>;
}

/** Starts a program in its own process, which reports its cost on request. Logs go to a file, as in production. */
export async function startMeasured(program: string, directory: string, variables: Record<string, string>): Promise<Measured> {
  const port = await freePort();
  const log = join(directory, `log-${port}`);
  const file = openSync(log, 'a');
  const began = performance.now();
  const child = ownProcess(
    fork(program, {
      execArgv: [...(program.endsWith('.ts') ? ['--import', 'tsx'] : []), '--import', MEASURED],
      stdio: ['ignore', file, 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...variables },
    }),
  );
  while (readFileSync(log).length === 0) {
    if (child.exitCode !== null) throw new Error(`${program} stopped with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    startTook: performance.now() - began,
    measure: () => ask(child),
    stop: () => endProcess(child, 'SIGTERM'),
  };
}

async function ask(child: ChildProcess): Promise<Measure> {
  child.send('measure');
  const [answer] = (await once(child, 'message')) as [Measure];
  return answer;
}

/** Returns the CPU microseconds so far of PostgreSQL's backends; 0 if it runs on another machine. */
export async function databaseCpu(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity');
  const here = new Set(readdirSync('/proc'));
  let ticks = 0;
  for (const { pid } of rows) {
    if (!here.has(String(pid))) continue;
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return (ticks / TICKS_PER_SECOND) * 1e6;
}
