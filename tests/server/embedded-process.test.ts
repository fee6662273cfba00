import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeInstance, type Instance } from '../support/instance.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Lets SIGCONT end the database's thread as a lack of memory does. */
const FRAGILE_WORKERS = `
import threads from 'node:worker_threads';
import { syncBuiltinESMExports } from 'node:module';
threads.Worker = class extends threads.Worker {
  constructor(...args) {
    super(...args);
    process.once('SIGCONT', () => {
      this.emit('error', Object.assign(new Error('un segreto'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
      this.terminate();
    });
  }
};
syncBuiltinESMExports();
`;

const home = mkdtempSync(join(tmpdir(), 'sottovoce-process-'));
let instance: Instance;
beforeAll(async () => {
  const preload = join(home, 'fragile-workers.mjs');
  writeFileSync(preload, FRAGILE_WORKERS);
  instance = await makeInstance({ DATA_DIR: join(home, 'data'), NODE_OPTIONS: `--import=${preload}` });
});
afterAll(async () => {
  await instance.kill();
  rmSync(home, { recursive: true });
});

test('when the embedded database ends by itself the process says so and ends too, and a new one works', async () => {
  await instance.start();
  const child = instance.process()!;
  child.kill('SIGCONT');
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(1);
  const lines = instance.output().trim().split('\n').slice(1);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY', msg: 'The embedded database stopped by itself (code 1)' });
  expect(lines[0]).not.toContain('segreto');

  await instance.start();
  expect((await fetch(`${instance.url}/readyz`)).status).toBe(200);
  expect(await instance.stop()).toBe(0);
  expect(instance.output()).toMatch(/^Sottovoce: \S+\n$/);
});
