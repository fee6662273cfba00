import type { TestProject } from 'vitest/node';
import { cloneForProcess } from './database.ts';
import { provideTemplate } from './global-setup.ts';
import { headlessShell } from './headless-shell.ts';
import { MODERATOR_EMAILS } from './moderation.ts';
import { runProgram, startProduct } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    /** Another process of the same site where there is Valkey, else the same. */
    siblingUrl: string;
  }
}

/** The built product with its demo content, as `npm run seed` and `npm start` make it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Before several workers want it.
  await headlessShell();
  const { template, remove } = await provideTemplate(project);
  const clone = await cloneForProcess(template);
  const seeding = await runProgram('src/server/seed.ts', clone.variables);
  if ((await seeding.ended) !== 0) throw new Error(`The demo content could not be loaded:\n${seeding.output()}`);
  const valkey = process.env['TEST_VALKEY_URL'];
  const variables = {
    ...clone.variables,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    MODERATORS: MODERATOR_EMAILS.join(),
    // The embedded database belongs to one process.
    ...(valkey && clone.variables['DATABASE_URL'] && { VALKEY_URL: valkey }),
  };
  const product = await startProduct(variables);
  const sibling = 'VALKEY_URL' in variables ? await startProduct(variables, { quick: true }) : undefined;
  project.provide('siteUrl', product.url);
  project.provide('siblingUrl', (sibling ?? product).url);
  return async () => {
    await Promise.all([product.stop(), sibling?.stop()]);
    await clone.remove();
    await remove();
  };
}
