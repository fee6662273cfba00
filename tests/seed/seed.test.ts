import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { runCommand, startProduct } from '../support/product.ts';

vi.setConfig({ testTimeout: 120_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'sottovoce-seed-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

async function seed(...args: string[]): Promise<{ code: number | null; output: string }> {
  const running = runCommand('seed', { DATA_DIR: dataDir }, args);
  const code = await new Promise<number | null>((resolve) => running.child.once('exit', resolve));
  return { code, output: running.output() };
}

test('npm run seed fills every room once and prints two accounts that can log in', async () => {
  const first = await seed();
  expect(first.code, first.output).toBe(0);
  for (const { email, password } of DEMO_ACCOUNTS) expect(first.output).toContain(`${email} / ${password}`);
  const again = await seed('--posts', '250');
  expect(again.output).toContain('The demo content was there already.');

  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const get = async <T>(path: string, as: string) =>
    (await fetch(`${product.url}/api${path}`, { headers: { authorization: `Bearer ${as}` } })).json() as Promise<T>;
  const login = async ({ email, password }: (typeof DEMO_ACCOUNTS)[number]) => {
    const answer = await fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return ((await answer.json()) as { authToken: string }).authToken;
  };
  const [student, mentor] = [await login(DEMO_ACCOUNTS[0]!), await login(DEMO_ACCOUNTS[1]!)];
  const late = await get<Post[]>('/posts?limit=50&offset=300', student);
  expect(late.length).toBeGreaterThan(30);
  const popular = await get<Post[]>('/posts?limit=50&sortBy=popular', student);
  expect(popular[0]!.likes).toBeGreaterThan(10);
  expect(await get<Post[]>('/posts?q=erasmus', student)).not.toEqual([]);
  expect((await get<unknown[]>('/study-groups', student)).length).toBeGreaterThanOrEqual(16);
  expect((await get<unknown[]>('/exam-experiences', student)).length).toBeGreaterThanOrEqual(28);
  expect((await get<Mentor[]>('/mentors', student)).length).toBeGreaterThanOrEqual(14);
  expect(await get<unknown[]>('/mentorship/requests', student)).toHaveLength(2);
  expect((await get<{ status: string }[]>('/mentorship/requests/received', mentor)).some(({ status }) => status === 'pending')).toBe(true);
  await product.stop();
});

test('a wrong count is refused with how to call it', async () => {
  const { code, output } = await seed('--posts', 'many');
  expect(code).toBe(1);
  expect(output).toBe('Usage: npm run seed [-- --posts N]\n');
});
