import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { EXAMPLES } from '../../openapi/examples.ts';
import { makeInstance } from '../support/instance.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';
import { findPostgres, startPostgres, startReplicaOf } from '../support/postgres-server.ts';
import { missingOf, startPooler } from './topology/balancer.ts';
import { ask } from './topology/story.ts';

const WRITERS = 4;
const READERS = 4;
/** Between two calls of one reader or writer. */
const PAUSE_MS = 20;
/** How long a monitor takes to declare the primary dead. */
const NOTICED_MS = 1500;
const LOAD_MS = 3000;
const AFTER_MS = 8000;

interface Outcome {
  at: number;
  status: number;
  milliseconds: number;
}

/**
 * Measures a failover: two processes, PgBouncer, a primary and a synchronous replica. Under load the primary is killed and the replica
 * promoted, as Patroni or an operator would. Reports how long calls fail, with what, and whether an acknowledged write is lost.
 */
export async function run(): Promise<void> {
  const missing = findPostgres() ? missingOf(['pgbouncer']) : 'PostgreSQL server';
  if (missing) throw new Error(`This machine has no ${missing}`);
  const primary = await startPostgres({ fsync: 'on', synchronous_commit: 'on' });
  const replica = await startReplicaOf(primary, 'copy', { fsync: 'on' });
  await query(primary.url, `alter system set synchronous_standby_names = 'copy'`);
  await query(primary.url, 'select pg_reload_conf()');
  const pooler = await startPooler(primary.url);
  const variables = { SECRET_KEY: TEST_SECRET, DATABASE_URL: pooler.url, DATABASE_READ_URL: replica.url };
  const instances = [await makeInstance(variables), await makeInstance(variables)];
  try {
    await Promise.all(instances.map((instance) => instance.start()));
    const urls = instances.map(({ url }) => url);
    const { authToken } = await ask<{ authToken: string }>(urls[0]!, 'POST', '/auth/register', {
      body: { ...EXAMPLES.Register, email: `guasto.${Date.now()}@edu.unito.it` },
    });
    const post = await ask<{ id: number }>(urls[0]!, 'POST', '/posts', {
      as: authToken,
      body: { type: 'vent', content: 'Prima del guasto' },
    });

    const done = new AbortController();
    const outcomes: Outcome[] = [];
    const acknowledged: number[] = [];
    const call = async (method: string, url: string, body?: object) => {
      const at = performance.now();
      const headers = { authorization: `Bearer ${authToken}`, ...(body && { 'content-type': 'application/json' }) };
      const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      const text = await answer.text();
      outcomes.push({ at, status: answer.status, milliseconds: performance.now() - at });
      if (answer.status === 200 && method === 'POST') acknowledged.push((JSON.parse(text) as { id: number }).id);
    };
    const repeat = async (work: (n: number) => Promise<void>) => {
      for (let n = 0; !done.signal.aborted; n++) {
        await work(n);
        await sleep(PAUSE_MS);
      }
    };
    const load = [
      ...Array.from({ length: WRITERS }, (_, writer) =>
        repeat((n) => call('POST', `${urls[n % 2]}/api/posts/${post.id}/comments`, { content: `Commento ${n} di ${writer}` })),
      ),
      ...Array.from({ length: READERS }, () => repeat((n) => call('GET', `${urls[n % 2]}/api/posts?q=guasto${n % 50}`))),
    ];
    await sleep(LOAD_MS);
    const killedAt = performance.now();
    await primary.kill();
    await sleep(NOTICED_MS);
    await query(replica.url, 'select pg_promote()');
    await pooler.point(replica.url);
    const promotedAt = performance.now();
    await sleep(AFTER_MS);
    done.abort();
    await Promise.all(load);
    const { rows } = await query(replica.url, `select id from comments where post_id = ${post.id}`);
    const kept = new Set(rows.map(({ id }) => id));
    report(outcomes, killedAt, promotedAt, acknowledged.filter((id) => !kept.has(id)).length, acknowledged.length);
  } finally {
    await Promise.all(instances.map((instance) => instance.kill()));
    await pooler.stop();
    await replica.stop();
    await primary.stop();
  }
}

function report(outcomes: Outcome[], killedAt: number, promotedAt: number, lost: number, acknowledged: number): void {
  const failures = outcomes.filter(({ status }) => status !== 200);
  const counts = new Map<number, number>();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  const last = Math.max(killedAt, ...failures.map(({ at, milliseconds }) => at + milliseconds));
  const slowest = Math.max(...outcomes.map(({ milliseconds }) => milliseconds));
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(
    `${outcomes.length} calls: ${[...counts].map(([status, count]) => `${count} of ${status}`).join(', ')}; the slowest took ${Math.round(slowest)} ms`,
  );
  say(`promoted ${seconds(promotedAt - killedAt)} s after the kill; the last failure ${seconds(last - promotedAt)} s after that`);
  say(`${acknowledged} comments acknowledged, ${lost} of them lost`);
  const unclean = failures.filter(({ status }) => status !== 503).length;
  if (lost > 0 || unclean > 0) process.exitCode = 1;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

async function query(url: string, text: string) {
  const client = new Client(url);
  await client.connect();
  try {
    return await client.query<{ id: number }>(text);
  } finally {
    await client.end();
  }
}
