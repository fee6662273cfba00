import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { buildApp, type AppDependencies } from '../../src/server/app.ts';
import { createCohorts } from '../../src/server/cohorts.ts';
import { readEnv } from '../../src/server/env.ts';
import { createLanguageFilter } from '../../src/server/language/filter.ts';
import { unlimited } from '../../src/server/limits.ts';
import { createPasswords } from '../../src/server/password.ts';
import { createPseudonyms } from '../../src/server/pseudonyms.ts';
import { createSharedPages } from '../../src/server/shared-pages.ts';
import { createVault } from '../../src/server/vault.ts';
import type { Services } from '../../src/routers/context.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { checkAnswer } from './document.ts';
import { TEST_SECRET } from './migration-tools.ts';
import { checkSecrecy } from './students.ts';

export { TEST_SECRET };

export interface TestApp {
  app: FastifyInstance;
  db: TestDatabase['db'];
  services: Services;
  /** Moves the clock that the app reads, in milliseconds. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

interface TestAppOptions {
  env?: Record<string, string>;
  limits?: AppDependencies['limits'];
  services?: Partial<Services>;
  logger?: AppDependencies['logger'];
  valkey?: AppDependencies['valkey'];
}

const passwords = await createPasswords();

/** The real app over a database of its own; only the clock is ours. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { db, close } = await createTestDatabase();
  let ahead = 0;
  const services: Services = {
    db,
    pages: createSharedPages(),
    pseudonyms: createPseudonyms(TEST_SECRET),
    vault: createVault(TEST_SECRET),
    language: createLanguageFilter(),
    passwords,
    cohorts: createCohorts({ db, now: () => Date.now() + ahead }),
    settings: { chatLifetimeHours: 24 },
    now: () => new Date(Date.now() + ahead),
    ...options.services,
  };
  const app = await buildApp({
    env: readEnv({ SECRET_KEY: TEST_SECRET, ...options.env }),
    services,
    limits: options.limits ?? unlimited,
    probes: [() => sql`select 1`.execute(db)],
    valkey: options.valkey,
    logger: options.logger ?? false,
    clientRoot: '/nowhere',
  });
  checkAnswers(app);
  await app.ready();
  return {
    app,
    db,
    services,
    advance: (milliseconds) => void (ahead += milliseconds),
    async close() {
      await app.close();
      await close();
    },
  };
}

/** Every answer that a test provokes must be one that the document describes, and tell nobody who somebody else is. */
function checkAnswers(app: FastifyInstance): void {
  const inject = app.inject.bind(app);
  app.inject = (async (request: InjectOptions | string) => {
    const options = typeof request === 'string' ? { url: request } : request;
    const response = await inject(options);
    checkSecrecy(JSON.stringify([options.url, options.headers, options.payload]), response.body);
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

/** `createTestApp` for a whole test file. */
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

/** A REST call; `as` is an auth token. */
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
