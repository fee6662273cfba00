import type { TestProject } from 'vitest/node';
import { cloneForProcess } from './database.ts';
import { provideTemplate } from './global-setup.ts';
import { headlessShell } from './headless-shell.ts';
import { MODERATOR_EMAILS } from './moderation.ts';
import { runProgram, startProduct } from './product.ts';
import { startSharedRedis } from './redis-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    /** Another process of the same site where there is Valkey, else the same. */
    siblingUrl: string;
  }
}

/** The built product with its demo content, as `npm run seed` and `npm start` make it, unless SITE_URL names one that runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Before several workers want it.
  await headlessShell();
  const running = process.env['SITE_URL'];
  if (running) {
    project.provide('siteUrl', running);
    project.provide('siblingUrl', running);
    return async () => {};
  }
  const { template, remove } = await provideTemplate(project);
  const clone = await cloneForProcess(template);
  const seeding = await runProgram('src/server/seed.ts', clone.variables);
  if ((await seeding.ended) !== 0) throw new Error(`The demo content could not be loaded:\n${seeding.output()}`);
  const redis = await startSharedRedis(clone.variables);
  const variables = {
    ...clone.variables,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    MODERATORS: MODERATOR_EMAILS.join(),
    ...(redis && { VALKEY_URL: redis.url }),
  };
  const product = await startProduct(variables);
  const sibling = redis ? await startProduct(variables, { quick: true }) : undefined;
  project.provide('siteUrl', product.url);
  project.provide('siblingUrl', (sibling ?? product).url);
  return async () => {
    await Promise.all([product.stop(), sibling?.stop()]);
    await redis?.stop();
    await clone.remove();
    await remove();
  };
}
