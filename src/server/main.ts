import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from './app.ts';
import { endWithGrace } from './start/end-with-grace.ts';
import { readEnv, type Env } from './start/env.ts';
import { createLimits, unlimited } from './limits/limits.ts';
import { logEnd, logLoss, outliveOutput, say } from './http/logging.ts';
import { publicUrl } from './http/origin.ts';
import { prepareWords } from './security/password-strength.ts';
import { warningOfNoLimits } from './start/no-limits.ts';
import { warningOfNoOperator } from './start/no-operator.ts';
import { showsMails, warningOfMailsInLog } from './start/mails-in-log.ts';
import { loadSecretKey } from './start/secret-key.ts';
import { BEHIND_MAX_MS, openReplica } from './start/replica.ts';
import { createServices, openDatabase, type OpenDatabase } from './start/services.ts';
import { createSharedPages } from './http/shared-pages.ts';
import { explainStartFailure } from './start/start-failure.ts';
import { tidyUp } from './start/tidy-up.ts';
import { connectValkey } from './start/valkey.ts';

/** Milliseconds until a shutdown that hangs is forced. */
const STOP_TIMEOUT = 9000;

outliveOutput();
let env: Env | undefined;
let database: OpenDatabase | undefined;
let log: FastifyBaseLogger | undefined;
const early: ((log: FastifyBaseLogger) => void)[] = [];
try {
  env = readEnv(process.env);
  const secretKey = loadSecretKey(env);
  database = await openDatabase(env, secretKey, told('database'));
  const { rootKey, scrub, close } = database;
  const db = await database.serve();
  const valkey = env.VALKEY_URL ? connectValkey(env.VALKEY_URL, told('valkey')) : undefined;
  const pages = createSharedPages({ valkey, staleMs: env.DATABASE_READ_URL ? BEHIND_MAX_MS : 0 });
  const replica = openReplica({ env, secretKey: rootKey, primary: db, pages, valkey, onAway: told('replica') });
  const mode = process.env['NODE_ENV'];
  const services = await createServices({ env, secretKey: rootKey, db, pages, replica });
  const app = await buildApp({
    env,
    services,
    limits: env.RATE_LIMITS === 'on' ? createLimits({ secretKey: rootKey, valkey: valkey?.commands, now: services.now }) : unlimited,
    probes: [() => sql`select 1`.execute(db), ...(valkey ? [valkey.probe] : [])],
    valkey,
    scrub,
    showMails: showsMails(env, mode),
    logger: { level: env.LOG_LEVEL, base: undefined, stream: { write: (line: string) => say(line) } },
    clientRoot: fileURLToPath(new URL('../../dist/client', import.meta.url)),
  });
  log = app.log;
  for (const write of early) write(log);
  for (const warningOf of [warningOfNoLimits, warningOfMailsInLog, warningOfNoOperator]) warn(app.log, warningOf(env, mode));
  await prepareWords();
  await tidyUp();
  await app.listen({ host: env.HOST, port: env.PORT });
  services.cohorts.start();

  endWithGrace(STOP_TIMEOUT, async ({ err }) => {
    if (err) logEnd(app.log, err);
    if (!err && env!.DRAIN_SECONDS > 0) {
      app.drain();
      await sleep(env!.DRAIN_SECONDS * 1000);
    }
    await app.close();
    pages.close();
    await replica?.close();
    valkey?.close();
    await close();
  });
  say(`Sottovoce: ${publicUrl(env).href}\n`);
} catch (error) {
  await database?.close();
  say(`${explainStartFailure(error, env)}\n`, 2);
  process.exit(1);
}

/** Writes to standard error and to the log; standard output is reserved for the line with the URL. */
function warn(log: FastifyBaseLogger, warning: string | undefined): void {
  if (!warning) return;
  process.stderr.write(`\nWARNING  ${warning}.\n\n`);
  log.warn(warning);
}

/** Connections tell of a loss once: what comes before there is a log is kept for it. */
function told(what: string) {
  return (error: Error) => (log ? logLoss(log, what, error) : early.push((log) => logLoss(log, what, error)));
}
