import { spawnSync } from 'node:child_process';
import { EXAMPLES } from '../../../openapi/examples.ts';

/** @throws unless the response is a 200 */
export async function ask<T>(site: string, method: string, path: string, { as, body }: { as?: string; body?: unknown } = {}): Promise<T> {
  const response = await fetch(`${site}/api${path}`, {
    method,
    headers: { ...(as && { authorization: `Bearer ${as}` }), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text) as T;
}

/** Plays a student's first evening. Each step must be visible to the next, whichever process answers. */
export async function playStory(site: string): Promise<number> {
  let steps = 0;
  const step = async <T>(...call: Parameters<typeof ask>): Promise<T> => {
    steps += 1;
    return ask<T>(...call);
  };
  const holds = (what: string, right: boolean) => {
    if (!right) throw new Error(`The story breaks: ${what}`);
  };
  const email = `storia.${Date.now()}@edu.unito.it`;
  const { authToken: as } = await step<{ authToken: string }>(site, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, email } });
  const { id } = await step<{ id: number }>(site, 'POST', '/posts', {
    as,
    body: { type: 'vent', content: 'Stasera la biblioteca era vuota' },
  });
  const seen = await step<{ id: number; mine: boolean }[]>(site, 'GET', '/posts', { as });
  holds('the post is first, and one’s own', seen[0]?.id === id && seen[0].mine);
  await step(site, 'POST', `/posts/${id}/comments`, { as, body: { content: 'E domani ci torno' } });
  await step(site, 'POST', `/posts/${id}/like`, { as });
  const [found] = await step<{ likes: number; commentsCount: number; liked: boolean }[]>(site, 'GET', '/posts?q=biblioteca', { as });
  holds('the search finds it with its like and comment', found?.likes === 1 && found.commentsCount === 1 && found.liked);
  const group = await step<{ id: number }>(site, 'POST', '/study-groups', {
    as,
    body: { title: 'Analisi', subject: 'Analisi 1', maxMembers: 5 },
  });
  const groups = await step<{ id: number; joined: boolean }[]>(site, 'GET', '/study-groups', { as });
  holds(
    'the group has its creator',
    groups.some(({ id: other, joined }) => other === group.id && joined),
  );
  await step(site, 'POST', '/auth/logout', { as });
  const again = await step<{ authToken: string }>(site, 'POST', '/auth/login', { body: { email, password: EXAMPLES.Register.password } });
  const own = await step<{ id: number }[]>(site, 'GET', '/account/posts', { as: again.authToken });
  holds('after another login the post is still one’s own', own[0]?.id === id);
  const after = await fetch(`${site}/api/auth/user`, { headers: { authorization: `Bearer ${as}` } });
  holds('the first login has ended everywhere', after.status === 401);
  return steps + 1;
}

/** Plays the main story in a real browser. */
export function playInBrowser(site: string): void {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'browser', 'tests/browser/main-story.test.ts'],
    { stdio: 'inherit', env: { ...process.env, SITE_URL: site } },
  );
  if (status !== 0) throw new Error('The story breaks in the browser');
}
