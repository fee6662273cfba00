import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, startProduct } from '../support/product.ts';

/** Starts the built product with its demo content and this many additional posts. */
export async function startSeeded(posts = 0): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sottovoce-bench-'));
  const seeding = runCommand('seed', { DATA_DIR: dataDir }, posts > 0 ? ['--posts', String(posts)] : []);
  await once(seeding.child, 'exit');
  if (seeding.child.exitCode !== 0) throw new Error(`The demo content could not be loaded:\n${seeding.output()}`);
  const product = await startProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  return {
    url: product.url,
    async stop() {
      await product.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
