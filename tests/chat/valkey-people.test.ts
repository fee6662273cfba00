import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { createValkeyPeople } from '../../src/server/chat/valkey-people.ts';
import { Stay } from '../../src/server/chat/valkey-stay.ts';
import { createVault } from '../../src/server/security/vault.ts';
import { TEST_SECRET } from '../support/app.ts';
import { findRedisServer, startRedisServer } from '../support/redis-server.ts';

test.skipIf(!findRedisServer())(
  'places that dead processes took before Valkey’s clock was set back become free in their time',
  async () => {
    const server = await startRedisServer();
    const valkey = new Redis(server.url);
    onTestFinished(async () => {
      valkey.disconnect();
      await server.stop();
    });
    const vault = createVault(TEST_SECRET, 'people', 128);
    const key = 'shared:chat:places';
    const take = (place: string, time: number) => valkey.xadd(key, '*', 'e', vault.seal(key, [place, 'giulia', 'dead']), 't', time);
    const people = createValkeyPeople(valkey, vault);
    for (const place of ['one', 'two']) await take(place, Date.now() + 600_000);
    const stay = new Stay();
    // As long as a new process may not be known everywhere.
    expect(await people.takePlace('giulia', 2, stay)).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 10_100));
    expect(await people.takePlace('giulia', 2, stay)).toBeTypeOf('function');
  },
);
