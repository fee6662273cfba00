import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { DESKTOP, logIn, visit } from '../support/browser.ts';
import { runningSite } from '../support/site.ts';

/** Foreign pages: one on the site's own host, whose requests carry every cookie, and one on another host. */
const server = createServer((_, response) => void response.setHeader('content-type', 'text/html').end('<title>Altrove</title>'));
const strangers: Record<'beside' | 'elsewhere', string> = { beside: '', elsewhere: '' };
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(strangers, { beside: `http://localhost:${port}/`, elsewhere: `http://127.0.0.1:${port}/` });
});
afterAll(() => server.close());

interface Aim {
  site: string;
  post: number;
  password: string;
  stranger: { email: string; password: string };
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Runs in the foreign page: tries every kind of request to the site and returns what it could read. */
async function attack({ site, post, password, stranger }: Aim): Promise<string[]> {
  const loot: string[] = [];
  const text = { type: 'vent', content: 'Scritto da un altro sito' };
  const writes: [path: string, body: object][] = [
    ['/api/posts', text],
    ['/trpc/posts.create', text],
    ['/trpc/posts.create?batch=1', { 0: text }],
    [`/api/posts/${post}/like`, {}],
    [`/api/posts/${post}/comments`, { content: text.content }],
    ['/api/account/delete', { password, texts: 'erase' }],
    ['/api/auth/login', stranger],
    ['/api/auth/logout', {}],
  ];
  const note = async (what: string, work: () => unknown) => {
    try {
      loot.push(`${what}: ${JSON.stringify(await work())}`);
    } catch (error) {
      loot.push(`${what}: refused ${(error as Error).name}`);
    }
  };
  const included = { credentials: 'include' } as const;
  for (const [path, value] of writes) {
    const body = JSON.stringify(value);
    const url = site + path;
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json'])
      for (const mode of ['no-cors', 'cors'] as const)
        await note(`${mode} ${type} ${path}`, async () =>
          (await fetch(url, { ...included, method: 'POST', mode, headers: { 'content-type': type }, body })).text(),
        );
    await note(`bare ${path}`, async () => (await fetch(url, { ...included, method: 'POST', mode: 'no-cors' })).text());
    navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }));
    for (const [method, enctype] of [
      ['post', 'text/plain'],
      ['post', 'application/x-www-form-urlencoded'],
      ['post', 'multipart/form-data'],
      ['get', ''],
    ] as const) {
      const frame = Object.assign(document.createElement('iframe'), { name: `frame-${Math.random()}` });
      const form = Object.assign(document.createElement('form'), { method, enctype, action: url, target: frame.name });
      for (const [name, of] of [...Object.entries(value), [body.slice(0, -1) + ',"x":"', '"}']])
        form.append(Object.assign(document.createElement('input'), { name, value: String(of), type: 'hidden' }));
      document.body.append(frame, form);
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      form.submit();
      await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 2000))]);
      await note(`form ${path}`, () => frame.contentDocument?.body.innerText ?? 'nothing');
    }
    document.body.append(Object.assign(document.createElement('img'), { src: url }));
  }
  for (const path of ['/api/auth/user', '/trpc/auth.user', '/api/account/posts', '/trpc/notices.live', '/settings', '/']) {
    for (const mode of ['no-cors', 'cors'] as const)
      await note(`${mode} ${path}`, async () =>
        (await fetch(site + path, { ...included, mode, signal: AbortSignal.timeout(3000) })).text(),
      );
    await note(
      `events ${path}`,
      () =>
        new Promise((resolve, reject) => {
          const events = new EventSource(site + path, { withCredentials: true });
          events.addEventListener('message', ({ data }) => resolve(data));
          events.addEventListener('error', () => (events.close(), reject(new DOMException('', 'NetworkError'))));
        }),
    );
    await note(
      `script ${path}`,
      () =>
        new Promise((resolve, reject) => {
          const script = Object.assign(document.createElement('script'), { src: site + path });
          script.addEventListener('load', () => resolve('ran'));
          script.addEventListener('error', () => reject(new DOMException('', 'NetworkError')));
          document.head.append(script);
        }),
    );
    await note(`frame ${path}`, async () => {
      const frame = Object.assign(document.createElement('iframe'), { src: site + path });
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      return frame.contentDocument?.body.innerText ?? 'nothing';
    });
  }
  await note(
    'socket',
    () =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`${site.replace('http', 'ws')}/ws?postId=${post}`);
        socket.addEventListener('message', ({ data }) => resolve(data));
        socket.addEventListener('open', () => resolve('open'));
        socket.addEventListener('error', () => reject(new DOMException('', 'NetworkError')));
      }),
  );
  await note('window', async () => {
    const other = window.open(`${site}/settings`);
    // Three seconds at most: the browser severs the window once it has the page’s headers.
    for (let waits = 0; waits < 30; waits++) {
      if (!other || other.closed) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return other?.closed ? 'severed' : other?.document.body.innerText;
  });
  return loot;
}

test('a page of another origin changes nothing in the name of a logged-in user, and reads nothing', async () => {
  const site = (await runningSite()).sibling;
  const stamp = Date.now();
  const ask = async (method: string, path: string, as?: string, body?: object) => {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(as && { authorization: `Bearer ${as}` }) };
    const answer = await fetch(`${site}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const account = async (name: string) => {
    const person = { email: `${name}.${stamp}@edu.unito.it`, password: EXAMPLES.Register.password };
    return {
      ...person,
      token: String((await ask('POST', '/auth/register', undefined, { ...EXAMPLES.Register, ...person })).body['authToken']),
    };
  };
  const [victim, attacker] = [await account('vittima'), await account('estraneo')];
  const talk = await ask('POST', '/posts', attacker.token, { type: 'talk', content: `Parliamone stasera, ${stamp}` });
  const post = talk.body['id'];
  expect(isNumber(post)).toBe(true);

  for (const stranger of Object.values(strangers)) {
    const { page } = await visit(DESKTOP);
    await logIn(page, victim);
    await page.goto('/settings');
    await page.getByText(victim.email).first().waitFor();
    const sent: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().startsWith(site) && request.method() === 'POST') sent.push(request.url().slice(site.length));
    });
    await page.goto(stranger);
    const loot = await page.evaluate(attack, { site, post: post as number, password: victim.password, stranger: attacker });
    await page.waitForTimeout(500);

    expect(sent.length).toBeGreaterThan(80);
    const got = loot.filter((line) => !/: (refused \w+|""|"nothing"|"severed")$/.test(line));
    expect(got).toEqual([]);
    expect(loot.length).toBeGreaterThan(100);
    expect(loot).toContain('socket: refused NetworkError');

    await page.goto(`${site}/settings`);
    await page.getByText(victim.email).first().waitFor();
    const own = await ask('GET', '/account/posts', victim.token);
    expect([own.status, own.body]).toEqual([200, []]);
    const seen = await ask('GET', `/posts/${post}`, victim.token);
    expect(seen.body).toMatchObject({ liked: false, likes: 0, commentsCount: 0 });
  }
});
