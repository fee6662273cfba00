import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { electSteward } from '../../src/server/upkeep/steward.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';

const LEASE_MS = 1000;

async function valkey() {
  const server = await startRedisServer();
  const commands = new Redis(server.url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, retryStrategy: () => 50 });
  commands.on('error', () => {});
  onTestFinished(async () => {
    commands.disconnect();
    await server.stop();
  });
  await expect.poll(() => commands.status).toBe('ready');
  return { server, commands };
}

test('a process without Valkey is always elected', async () => {
  const steward = electSteward(undefined);
  expect(await steward.isElected()).toBe(true);
  await steward.resign();
});

test.skipIf(!findRedisServer())(
  'one of several is elected, stays so while it renews, and is replaced when it resigns or goes silent',
  async () => {
    const { commands } = await valkey();
    const stewards = Array.from({ length: 5 }, () => electSteward(commands, LEASE_MS));
    const ask = () => Promise.all(stewards.map((steward) => steward.isElected()));
    const elected = (await ask()).indexOf(true);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await ask()).toEqual(stewards.map((_, index) => index === elected));
      await new Promise((resolve) => setTimeout(resolve, LEASE_MS / 2));
    }
    const [first] = stewards.splice(elected, 1);
    expect((await ask()).filter(Boolean)).toEqual([]);
    await first!.resign();
    expect((await ask()).filter(Boolean)).toHaveLength(1);
    // Resigning without being elected leaves the role with its holder.
    await first!.resign();
    expect(await first!.isElected()).toBe(false);
    // The others stop renewing, as when their machine fails.
    await expect.poll(() => first!.isElected()).toBe(true);
  },
);

test.skipIf(!findRedisServer())('while Valkey is unreachable every process is elected, and afterwards one again', async () => {
  const { server, commands } = await valkey();
  const stewards = [electSteward(commands), electSteward(commands)];
  expect((await Promise.all(stewards.map((steward) => steward.isElected()))).filter(Boolean)).toHaveLength(1);
  await server.kill();
  await expect.poll(async () => (await Promise.all(stewards.map((steward) => steward.isElected()))).filter(Boolean).length).toBe(2);
  await Promise.all(stewards.map((steward) => steward.resign()));
  await server.start();
  await expect.poll(async () => (await Promise.all(stewards.map((steward) => steward.isElected()))).filter(Boolean).length).toBe(1);
});
