import { expect, onTestFinished, test, vi } from 'vitest';
import { cloneForProcess } from '../support/database.ts';
import { makeInstance } from '../support/instance.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';

test.skipIf(!findRedisServer())('a process that starts while Valkey is away says so, serves, and uses it once it is there', async () => {
  const { variables, remove } = await cloneForProcess();
  onTestFinished(remove);
  const valkey = await startRedisServer();
  onTestFinished(valkey.stop);
  await valkey.kill();
  const instance = await makeInstance({ ...variables, VALKEY_URL: valkey.url, RATE_LIMITS: 'on', LOG_LEVEL: 'warn' });
  onTestFinished(instance.kill);
  await instance.start();
  const status = async (path: string) => (await fetch(`${instance.url}${path}`)).status;
  expect([await status('/healthz'), await status('/readyz'), await status('/api/posts')]).toEqual([200, 503, 200]);
  const losses = () => instance.output().match(/^\{.*valkey.*\}$/gim) ?? [];
  await vi.waitFor(() => expect(losses()).toHaveLength(1));
  await valkey.start();
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), { timeout: 20_000 });
  expect(await status('/api/posts')).toBe(200);
  expect(losses()).toHaveLength(1);
  expect(await instance.stop()).toBe(0);
});
