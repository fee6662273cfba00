import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from './app.ts';
import { createCohorts } from './cohorts.ts';
import { readEnv, type Env } from './env.ts';
import { createLimits, unlimited } from './limits.ts';
import { logEnd } from './logging.ts';
import { publicUrl } from './origin.ts';
import { loadSecretKey } from './secret-key.ts';
import { createServices, openDatabase, type OpenDatabase } from './services.ts';
import { createSharedPages } from './shared-pages.ts';
import { explainStartFailure } from './start-failure.ts';
import { connectValkey } from './valkey.ts';

/** Milliseconds until a stop that hangs is forced. */
const STOP_TIMEOUT = 9000;

let env: Env | undefined;
let database: OpenDatabase | undefined;
let log: FastifyBaseLogger | undefined;
try {
  env = readEnv(process.env);
  const secretKey = loadSecretKey(env);
  database = await openDatabase(env, secretKey, logLoss('database'));
  const { db, close } = database;
  const valkey = env.VALKEY_URL ? connectValkey(env.VALKEY_URL, logLoss('valkey')) : undefined;
  const pages = createSharedPages({ valkey: valkey?.commands });
  const cohorts = createCohorts({ db });
  const services = await createServices({ env, secretKey, db, pages, cohorts });
  const app = await buildApp({
    env,
    services,
    limits: env.RATE_LIMITS === 'on' ? createLimits({ secretKey, valkey: valkey?.commands, now: services.now }) : unlimited,
    probes: [() => sql`select 1`.execute(db), ...(valkey ? [valkey.probe] : [])],
    valkey,
    logger: { level: env.LOG_LEVEL, base: undefined },
    clientRoot: fileURLToPath(new URL('../../dist/client', import.meta.url)),
  });
  log = app.log;
  await app.listen({ host: env.HOST, port: env.PORT });
  cohorts.start();

  closeWithGrace({ delay: STOP_TIMEOUT, logger: false }, async ({ err }) => {
    if (err) logEnd(app.log, err);
    await app.close();
    pages.close();
    valkey?.close();
    await close();
  });
  process.stdout.write(`Sottovoce: ${publicUrl(env).href}\n`);
} catch (error) {
  await database?.close();
  process.stderr.write(`${explainStartFailure(error, env)}\n`);
  process.exit(1);
}

function logLoss(what: string) {
  return (error: Error) => log?.error({ error: error.name, code: (error as { code?: string }).code }, `${what} connection lost`);
}
