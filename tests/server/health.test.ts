import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../support/app.ts';

test('healthz lives as long as the process, readyz only while the database answers', async () => {
  const own = await createTestApp();
  const get = async (url: string) => (await own.app.inject(url)).statusCode;
  expect([await get('/healthz'), await get('/readyz')]).toEqual([200, 200]);
  await sql`select 1`.execute(own.db);
  await own.db.destroy();
  expect([await get('/healthz'), await get('/readyz')]).toEqual([200, 503]);
  expect(await get('/api/posts')).toBeGreaterThanOrEqual(500);
  await own.close();
});
