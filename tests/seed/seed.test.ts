import { expect, onTestFinished, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import type { Mentor } from '../../src/routers/mentors/schema.ts';
import type { Post } from '../../src/routers/posts/schema.ts';
import { cloneForProcess } from '../support/database.ts';
import { makeInstance } from '../support/instance.ts';
import { runCommand, runProgram } from '../support/product.ts';

async function seed(variables: Record<string, string>, ...args: string[]): Promise<string> {
  const running = await runProgram('src/server/seed.ts', variables, args);
  expect(await running.ended, running.output()).toBe(0);
  return running.output();
}

test('npm run seed fills every room once and prints two accounts that can log in', async () => {
  const { variables, remove } = await cloneForProcess();
  const product = await makeInstance(variables);
  onTestFinished(async () => {
    await product.kill();
    await remove();
  });
  const both = await Promise.all(variables['DATABASE_URL'] === undefined ? [seed(variables)] : [seed(variables), seed(variables)]);
  const [first, second] = both.sort((one) => (one.includes('is loaded') ? -1 : 1)) as [string, string?];
  expect(first).toContain('The demo content is loaded.');
  if (second) expect(second).toContain('The demo content was there already.');
  for (const { email, password } of DEMO_ACCOUNTS) expect(first).toContain(`${email} / ${password}`);
  expect(await seed(variables, '--posts', '250')).toContain('The demo content was there already.');

  await product.start();
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
});

test('an invalid count is refused with a usage message', async () => {
  const running = runCommand('seed', {}, ['--posts', 'many']);
  expect(await running.ended).toBe(1);
  expect(running.output()).toBe('Usage: npm run seed [-- --posts N]\n');
});
