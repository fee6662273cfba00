import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { call, createTestApp } from '../support/app.ts';
import { whileBlocked } from '../support/blocked.ts';
import { createTestDatabase } from '../support/database.ts';
import { makeComment, makePost, makeStudent } from '../support/factories.ts';
import { subscription } from './subscription.ts';

test.skipIf(!process.env['TEST_DATABASE_URL'])('comments that are written while the process stops still lead to notices', async () => {
  const database = await createTestDatabase();
  const stopping = await createTestApp({ database });
  const later = await createTestApp({ database });
  const author = await makeStudent(stopping);
  const other = await makeStudent(stopping);
  await stopping.app.listen({ host: 'localhost', port: 0 });
  // `localhost` has one server per address, and some machines have only one address.
  const addresses = stopping.app
    .addresses()
    .flatMap((place) => (typeof place === 'string' ? [] : [place]))
    .map(({ address, port }) => (address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`));
  const posts = await Promise.all(addresses.map(() => makePost(stopping, { by: author })));
  const comment = (address: string, postId: number) =>
    fetch(`http://${address}/api/posts/${postId}/comments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${other.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'Ci sono' }),
    });
  let closed: Promise<unknown> | undefined;
  const answers = await whileBlocked(stopping.db, {
    lock: (trx) => sql`lock table comments in share row exclusive mode`.execute(trx),
    start: () => Promise.all(addresses.map((address, index) => comment(address, posts[index]!.id))),
    finish: async () => {
      closed = stopping.app.close();
      await sleep(500);
    },
  });
  await closed;
  expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  const notices = (await call<Notice[]>(later, 'GET', '/notices', { as: author.token })).body;
  expect(notices.map(({ kind }) => kind)).toEqual(addresses.map(() => 'comment'));
  await later.app.close();
  await database.close();
});

test('a push service that does not respond does not delay a stop', async () => {
  let asked = false;
  const silent = createServer(() => (asked = true));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const app = await createTestApp({ env: { PUSH_SERVICES: origin } });
  const me = await makeStudent(app);
  expect((await call(app, 'POST', '/notices/devices', { as: me.token, body: subscription(origin, 'silent').body })).status).toBe(200);
  await makeComment(app, { post: await makePost(app, { by: me }), content: 'Ci sono' });
  await app.app.notices.run();
  await expect.poll(() => asked).toBe(true);
  const before = performance.now();
  await app.close();
  expect(performance.now() - before).toBeLessThan(4000);
  silent.closeAllConnections();
  silent.close();
});
