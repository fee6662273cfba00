import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { buildApp, type AppDependencies } from '../../src/server/app.ts';
import { createCohorts } from '../../src/server/security/cohorts.ts';
import { scrub } from '../../db/scrub.ts';
import { ownHosts } from '../../src/server/http/origin.ts';
import { moderatorsOf, pushServicesOf, readEnv } from '../../src/server/start/env.ts';
import { createLanguage } from '../../src/server/start/language.ts';
import { createScrubber } from '../../src/server/start/scrubber.ts';
import { createLanes } from '../../src/server/limits/lanes.ts';
import { unlimited } from '../../src/server/limits/limits.ts';
import { createPasswords } from '../../src/server/security/password.ts';
import { createPseudonyms } from '../../src/server/security/pseudonyms.ts';
import { createSharedPages } from '../../src/server/http/shared-pages.ts';
import { createVault } from '../../src/server/security/vault.ts';
import type { Services } from '../../src/routers/context.ts';
import type { Pseudonyms } from '../../src/routers/identity.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { checkAnswer } from './document.ts';
import { TEST_SECRET } from './migration-tools.ts';
import { onOneConnection, sharedOutsideTransactions } from './one-connection.ts';
import { checkSecrecy } from './students.ts';

export { TEST_SECRET };

export interface TestApp {
  app: FastifyInstance;
  db: TestDatabase['db'];
  services: Services;
  /** Runs the due erasures of deleted accounts. */
  erasures: FastifyInstance['erasures'];
  /** Advances the app's clock by this many milliseconds. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

interface TestAppOptions {
  /** Used instead of a clone of the template, and closed with the app. */
  database?: TestDatabase;
  env?: Record<string, string>;
  limits?: AppDependencies['limits'];
  services?: Partial<Services>;
  logger?: AppDependencies['logger'];
  valkey?: AppDependencies['valkey'];
  presenceDelay?: AppDependencies['presenceDelay'];
  connectionTimes?: AppDependencies['connectionTimes'];
}

/** Announces presence without delay, except in tests about the delay. */
export const atOnce = () => 0;

const passwords = await createPasswords();

/** Creates the real app with its own database; only the clock is replaced. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { db, embedded, close } = options.database ?? (await createTestDatabase());
  let ahead = 0;
  const env = readEnv({ SECRET_KEY: TEST_SECRET, ...options.env });
  const pseudonyms = createPseudonyms(TEST_SECRET);
  const vault = createVault(TEST_SECRET);
  const keys = new Set<string>();
  const key: Pseudonyms['key'] = (...person) => {
    const made = pseudonyms.key(...person);
    keys.add(made);
    return made;
  };
  const services: Services = {
    db,
    pages: sharedOutsideTransactions(createSharedPages()),
    pseudonyms: { ...pseudonyms, key },
    vault,
    language: createLanguage(),
    passwords,
    // Many lanes, because tests let many writes wait for one lock.
    lanes: createLanes(200),
    cohorts: createCohorts({ db, vault, now: () => Date.now() + ahead }),
    settings: { chatLifetimeHours: 24, moderators: moderatorsOf(env), pushServices: pushServicesOf(env), ownHosts: ownHosts(env) },
    now: () => new Date(Date.now() + ahead),
    ...options.services,
  };
  const scrubber = createScrubber(
    () => scrub(db, { embedded }),
    () => {},
  );
  const app = await buildApp({
    env,
    services,
    limits: options.limits ?? unlimited,
    probes: [() => sql`select 1`.execute(db)],
    valkey: options.valkey,
    presenceDelay: options.presenceDelay ?? atOnce,
    logger: options.logger ?? false,
    clientRoot: '/nowhere',
    scrub: scrubber.scrub,
    connectionTimes: options.connectionTimes,
  });
  checkAnswers(app, db, keys);
  await app.ready();
  return {
    app,
    db,
    services,
    erasures: app.erasures,
    advance: (milliseconds) => void (ahead += milliseconds),
    async close() {
      await app.close();
      await scrubber.stop();
      await close();
    },
  };
}

/** Matches anything shaped like a key. */
const KEY = /(?<![\w-])[\w-]{22}(?![\w-])/g;

/** Wraps `inject` to check that every response matches the document, contains no key and identifies no other student. */
function checkAnswers(app: FastifyInstance, db: TestDatabase['db'], keys: ReadonlySet<string>): void {
  const inject = app.inject.bind(app);
  app.inject = (async (request: InjectOptions | string) => {
    const options = typeof request === 'string' ? { url: request } : request;
    const response = await onOneConnection(() => inject(options));
    const leaked = response.body.match(KEY)?.find((text) => keys.has(text));
    if (leaked) throw new Error(`${options.url as string} answers the key ${leaked}: ${response.body}`);
    checkSecrecy(db, JSON.stringify([options.url, options.headers, options.payload]), response.body);
    checkAnswer({
      method: options.method ?? 'GET',
      url: String(options.url),
      status: response.statusCode,
      header: (name) => response.headers[name]?.toString(),
      text: response.body,
    });
    return response;
  }) as typeof app.inject;
}

/** Runs `createTestApp` once for the test file. */
export function useTestApp(options: TestAppOptions = {}): TestApp {
  const holder = {} as TestApp;
  beforeAll(async () => void Object.assign(holder, await createTestApp(options)));
  afterAll(() => holder.close());
  return holder;
}

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: LightMyRequestResponse['headers'];
}

/** Makes a REST call, with `as` as the bearer token. */
export async function call<T = Record<string, unknown>>(
  { app }: Pick<TestApp, 'app'>,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  path: string,
  options: { as?: string | undefined; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: { ...(options.as && { authorization: `Bearer ${options.as}` }), ...options.headers },
    ...(options.body !== undefined && { payload: options.body as object }),
  });
  return { status: response.statusCode, body: response.body ? response.json() : (undefined as T), headers: response.headers };
}
