import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { cloneForProcess } from './database.ts';
import { provideTemplate, type Template } from './global-setup.ts';
import { headlessShell } from './headless-shell.ts';
import { MODERATOR_EMAILS } from './moderation.ts';
import { runProgram, startProduct } from './product.ts';
import { startSharedRedis } from './redis-server.ts';
import type { Site, Told } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the file that will contain a `Told`. */
    siteFile: string;
  }
}

type Stop = () => Promise<unknown>;

/** Starts the built product with its demo content, like `npm run seed` and `npm start`, unless SITE_URL names a running one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Unpacked here, before several workers need it.
  await headlessShell();
  const { template, remove } = await provideTemplate(project);
  const directory = mkdtempSync(join(tmpdir(), 'sottovoce-site-'));
  const file = join(directory, 'site.json');
  project.provide('siteFile', file);
  const tell = (told: Told) => {
    writeFileSync(`${file}.new`, JSON.stringify(told));
    renameSync(`${file}.new`, file);
  };
  const stops: Stop[] = [];
  // Not awaited: the browser tests run last, and the others need no site.
  const started = start(template, stops).then(tell, (error: unknown) => tell({ failed: String(error) }));
  return async () => {
    await started;
    for (const stop of stops.reverse()) await stop();
    await remove();
    rmSync(directory, { recursive: true });
  };
}

async function start(template: Template, stops: Stop[]): Promise<Site> {
  const running = process.env['SITE_URL'];
  if (running) return { url: running, sibling: running };
  const clone = await cloneForProcess(template);
  stops.push(() => clone.remove());
  const seeding = await runProgram('src/server/seed.ts', clone.variables);
  if ((await seeding.ended) !== 0) throw new Error(`The demo content could not be loaded:\n${seeding.output()}`);
  const redis = await startSharedRedis(clone.variables);
  if (redis) stops.push(() => redis.stop());
  const variables = {
    ...clone.variables,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    MODERATORS: MODERATOR_EMAILS.join(),
    ...(redis && { VALKEY_URL: redis.url }),
  };
  const product = await startProduct(variables);
  stops.push(() => product.stop());
  if (!redis) return { url: product.url, sibling: product.url };
  const sibling = await startProduct(variables, { quick: true });
  stops.push(() => sibling.stop());
  return { url: product.url, sibling: sibling.url };
}
