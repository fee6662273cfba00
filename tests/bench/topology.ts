import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../db/client.ts';
import { checkHistories } from '../chaos/history.ts';
import { ChaosMember } from '../chaos/member.ts';
import { makeInstance } from '../support/instance.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { runCommand, runProgram } from '../support/product.ts';
import { freePort, startRedisServer } from '../support/redis-server.ts';
import { BALANCERS, missingOf, startPooler } from './topology/balancer.ts';
import { ask, playInBrowser, playStory } from './topology/story.ts';

const OPTIONS = {
  balancers: { type: 'string', default: Object.keys(BALANCERS).join() },
  /** How often each process is restarted behind each balancer. */
  rounds: { type: 'string', default: '2' },
} as const;
const READERS = 6;
const WRITERS = 3;
const MEMBERS = 4;
/** Between two calls of one reader or writer, so that the load is steady and below capacity. */
const PAUSE_MS = 40;
/** Between two messages of a member. */
const SAYS_EVERY_MS = 150;

/**
 * Tests Caddy with `deploy/Caddyfile`, then HAProxy, in front of two processes, PgBouncer, PostgreSQL and Redis. Plays a student's story
 * by calls and in a browser, and then restarts each process in turn while students read, write and chat. Nothing may be lost or written
 * twice.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options: OPTIONS });
  const balancers = values.balancers.split(',');
  const missing = missingOf([...balancers, 'pgbouncer']);
  if (missing) throw new Error(`This machine has no ${missing}`);
  const build = runCommand('build', {});
  if ((await build.ended) !== 0) throw new Error(build.output());
  const [postgres, valkey] = await Promise.all([startPostgres({ synchronous_commit: 'on' }), startRedisServer()]);
  const [pooler, port] = await Promise.all([startPooler(postgres.url), freePort()]);
  const variables = {
    SECRET_KEY: TEST_SECRET,
    DATABASE_URL: pooler.url,
    VALKEY_URL: valkey.url,
    DATABASE_POOL_SIZE: '10',
    DRAIN_SECONDS: '2',
    TRUST_PROXY: '1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const instances = [await makeInstance(variables), await makeInstance(variables)];
  const db = createDatabase({ connection: { connectionString: postgres.url }, poolSize: 2, onError: () => {} });
  try {
    // Both processes migrate one empty database through the pooler, which may run each statement on another connection.
    await Promise.all(instances.map((instance) => instance.start()));
    for (const name of balancers) {
      const urls = instances.map(({ url }) => url);
      const site = await BALANCERS[name]!(port, urls);
      try {
        await sleep(500);
        say(`${name}: ${await playStory(site.url)} calls, each seen by the next`);
        const seeding = await runProgram('src/server/seed.ts', variables);
        if ((await seeding.ended) !== 0) throw new Error(seeding.output());
        playInBrowser(site.url);
        await restartUnderLoad(site.url, instances, db, Number(values.rounds));
      } finally {
        await site.stop();
      }
    }
  } finally {
    await Promise.all(instances.map((instance) => instance.kill()));
    await db.destroy();
    await pooler.stop();
    await Promise.all([valkey.stop(), postgres.stop()]);
  }
}

async function restartUnderLoad(
  site: string,
  instances: Awaited<ReturnType<typeof makeInstance>>[],
  db: ReturnType<typeof createDatabase>,
  rounds: number,
): Promise<void> {
  const email = `carico.${Date.now()}@edu.unito.it`;
  const { EXAMPLES } = await import('../../openapi/examples.ts');
  const register = async (name: string) =>
    (await ask<{ authToken: string }>(site, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email: `${name}.${email}` } }))
      .authToken;
  const tokens: string[] = [];
  for (let n = 0; n < WRITERS + MEMBERS; n++) tokens.push(await register(`p${n}`));
  const talk = await ask<{ id: number }>(site, 'POST', '/posts', { as: tokens[0]!, body: { type: 'talk', content: 'Parliamone stasera' } });

  const done = new AbortController();
  const failures: string[] = [];
  const acknowledged: number[] = [];
  let calls = 0;
  const repeat = async (work: (n: number) => Promise<void>) => {
    for (let n = 0; !done.signal.aborted; n++) {
      calls += 1;
      await sleep(PAUSE_MS);
      await work(n).catch((error: Error) => void failures.push(`${error.message} ${String(error.cause ?? '')}`));
    }
  };
  const load = [
    ...Array.from({ length: READERS }, (_, n) => repeat(async () => void (await ask(site, 'GET', '/posts', { as: tokens[n % WRITERS]! })))),
    ...Array.from({ length: WRITERS }, (_, writer) =>
      repeat(async (n) => {
        const body = { content: `Commento ${n} di chi scrive ${writer}` };
        acknowledged.push((await ask<{ id: number }>(site, 'POST', `/posts/${talk.id}/comments`, { as: tokens[writer]!, body })).id);
      }),
    ),
  ];
  const members = Array.from(
    { length: MEMBERS },
    (_, n) => new ChaosMember({ name: `m${n}`, room: 0, postId: talk.id, token: tokens[WRITERS + n]!, urls: [site], instance: 0 }),
  );
  const talking = setInterval(() => members.forEach((member) => member.say()), SAYS_EVERY_MS);
  await sleep(1500);
  for (let round = 0; round < rounds; round++) {
    for (const instance of instances) {
      if ((await instance.stop()) !== 0) failures.push('a process did not end with 0');
      await sleep(500);
      await instance.start();
      await sleep(1500);
    }
  }
  clearInterval(talking);
  for (let tries = 0; tries < 200 && members.some(({ pending }) => pending > 0); tries++) await sleep(100);
  done.abort();
  await Promise.all(load);
  const kept = await db.selectFrom('comments').select(['id', 'content']).where('post_id', '=', talk.id).execute();
  await ask(site, 'DELETE', `/posts/${talk.id}`, { as: tokens[0]! }).catch((error: Error) => failures.push(error.message));
  for (let tries = 0; tries < 100 && members.some(({ history }) => !history.ended); tries++) await sleep(100);
  members.forEach((member) => member.stop());
  const [ids, texts] = [new Set(kept.map(({ id }) => id)), new Set(kept.map(({ content }) => content))];
  const lost = acknowledged.filter((id) => !ids.has(id)).map((id) => `comment ${id} is lost`);
  const twice = kept.length - texts.size;
  const problems = [
    ...failures,
    ...lost,
    ...(twice > 0 ? [`${twice} comments were written twice`] : []),
    ...checkHistories(members.map(({ history }) => history)),
  ];
  const said = members.reduce((sum, { history }) => sum + history.sent.length, 0);
  say(
    `rolling restart: ${rounds * instances.length} restarts, ${calls} calls, ${acknowledged.length} comments and ${said} messages acknowledged`,
  );
  say(problems.length === 0 ? 'nothing was lost' : `${problems.length} problems:\n${problems.slice(0, 20).join('\n')}`);
  if (problems.length > 0) process.exitCode = 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
