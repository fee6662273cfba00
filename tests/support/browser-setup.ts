import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runCommand, startProduct } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
  }
}

/** The built product with its demo content, as `npm run seed` and `npm start` make it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sottovoce-browser-'));
  const seeding = runCommand('seed', { DATA_DIR: dataDir });
  await new Promise((resolve) => seeding.child.once('exit', resolve));
  if (seeding.child.exitCode !== 0) throw new Error(`The demo content could not be loaded:\n${seeding.output()}`);
  const product = await startProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  project.provide('siteUrl', product.url);
  return async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true });
  };
}
