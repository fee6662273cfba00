import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../../db/client.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { EXAMPLES } from '../../openapi/examples.ts';
import { startMailServer } from '../support/mail-server.ts';
import { makeInstance } from '../support/instance.ts';
import { TEST_SECRET, testTools } from '../support/migration-tools.ts';
import { startPostgres } from '../support/postgres-server.ts';

const PAIRS = 300;
/** Largest relative difference between the medians of known and unknown addresses. */
const DIFFERENCE_MAX = 0.1;
const CROWD = 200;
const HEALTH_P95_MS = 100;
/** Between two requests to /healthz. */
const PACE_MS = 10;

/**
 * Measures whether response times reveal who is registered, by alternating known and unknown addresses at login, reset and confirmation,
 * and whether `/healthz` responds during many simultaneous logins with real password hashes.
 */
export async function run(): Promise<void> {
  const [postgres, mails] = await Promise.all([startPostgres(), startMailServer()]);
  const db = createDatabase({ connection: { connectionString: postgres.url }, poolSize: 2, onError: () => {} });
  await migrateToLatest(db, testTools);
  const instance = await makeInstance({ SECRET_KEY: TEST_SECRET, DATABASE_URL: postgres.url, SMTP_URL: mails.url });
  await instance.start();
  const post = async (path: string, body: object) => {
    const began = performance.now();
    const answer = await fetch(`${instance.url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return { milliseconds: performance.now() - began, answer: `${answer.status} ${text}` };
  };
  try {
    const email = `conosciuta.${Date.now()}@edu.unito.it`;
    const { password } = EXAMPLES.Register;
    const registered = await post('register', { ...EXAMPLES.Register, email });
    if (!registered.answer.startsWith('200')) throw new Error(registered.answer);
    for (const [name, path, extra] of [
      ['login', 'login', { password: 'sbagliata-sbagliata' }],
      ['reset', 'password/forgot', {}],
      ['confirmation', 'confirm/resend', {}],
    ] as const) {
      const times = { known: [] as number[], unknown: [] as number[] };
      const answers = new Set<string>();
      for (let n = -20; n < PAIRS; n++) {
        const unknown = `scono.sciuta.${n + 1000}@edu.unito.it`;
        // The order alternates, because the first request of a pair comes after a longer pause.
        const turns = [['known', email] as const, ['unknown', unknown] as const];
        for (const [who, address] of n % 2 ? turns : turns.toReversed()) {
          const { milliseconds, answer } = await post(path, { email: address, ...extra });
          answers.add(answer);
          if (n >= 0) times[who].push(milliseconds);
        }
      }
      const [known, unknown] = [at(times.known, 0.5), at(times.unknown, 0.5)];
      const difference = Math.abs(known - unknown) / Math.max(known, unknown);
      say(
        `${name}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms in the median of ${PAIRS}: ${percent(difference)} apart`,
      );
      if (answers.size > 1) miss(`${name} answers differently: ${[...answers].join(' / ')}`);
      if (difference > DIFFERENCE_MAX) miss(`${name} tells by its time who is registered`);
    }

    const done = new AbortController();
    const crowd = Promise.all(Array.from({ length: CROWD }, () => post('login', { email, password }))).then((answers) => {
      done.abort();
      return answers.filter(({ answer }) => !answer.startsWith('200')).length;
    });
    const began = performance.now();
    const looks: Promise<number>[] = [];
    while (!done.signal.aborted) {
      const start = performance.now();
      looks.push(fetch(`${instance.url}/healthz`).then((answer) => answer.text().then(() => performance.now() - start)));
      await sleep(PACE_MS);
    }
    const failed = await crowd;
    const took = await Promise.all(looks);
    say(
      `${CROWD} logins at once took ${((performance.now() - began) / 1000).toFixed(1)} s, ${failed} failed; /healthz meanwhile: ` +
        `${took.length} looks, p50 ${at(took, 0.5).toFixed(0)} ms, p95 ${at(took, 0.95).toFixed(0)} ms`,
    );
    if (failed > 0) miss('a login failed');
    if (at(took, 0.95) > HEALTH_P95_MS) miss(`/healthz took more than ${HEALTH_P95_MS} ms`);
  } finally {
    await instance.kill();
    await db.destroy();
    await Promise.all([mails.stop(), postgres.stop()]);
  }
}

function at(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(share * (times.length - 1))]!;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function miss(what: string): void {
  process.stderr.write(`Missed: ${what}\n`);
  process.exitCode = 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
