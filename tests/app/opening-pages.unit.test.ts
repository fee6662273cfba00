import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { expect, it, test } from 'vitest';

const WORKER = readFileSync('src/client/public/sw.js', 'utf8');
const KEPT = 'the kept page';
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => {});
const answer = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));

interface Network {
  /** The navigation preload, which the browser requests while the worker starts. */
  early?: () => Promise<unknown>;
  /** The worker's own fetch. */
  late?: () => Promise<unknown>;
}

/** Returns the worker's response to a navigation. */
async function open({ early = async () => undefined, late = lost }: Network): Promise<Response> {
  const listeners = new Map<string, (event: unknown) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    location: { origin: 'https://sottovoce.test' },
  };
  const caches = { open: async () => ({ match: async () => new Response(KEPT) }) };
  const soon = (work: () => void) => setTimeout(work, 20);
  vm.runInNewContext(WORKER, { self, caches, fetch: late, URL, setTimeout: soon });
  const preloadResponse = early();
  preloadResponse.catch(() => {});
  let opened: Promise<Response> | undefined;
  listeners.get('fetch')!({
    request: { method: 'GET', mode: 'navigate', url: 'https://sottovoce.test/support' },
    preloadResponse,
    respondWith: (response: Promise<Response>) => (opened = response),
  });
  return opened!;
}

test.each<[string, Network]>([
  ['rejects what was asked for early', { early: lost }],
  ['resolves what was asked for early to an error', { early: async () => Response.error() }],
  ['asks for nothing early', {}],
  ['waits for ever', { early: never }],
  ['waits for ever for the worker', { late: never }],
  ['reaches a server that fails', { early: () => answer('no', 502) }],
])('serves the cached page without a network, when the browser %s', async (_, network) => {
  expect(await (await open(network)).text()).toBe(KEPT);
});

it('serves the network response, from the navigation preload or from the worker’s own fetch', async () => {
  expect(await (await open({ early: () => answer('early') })).text()).toBe('early');
  expect(await (await open({ late: () => answer('late') })).text()).toBe('late');
  expect(await (await open({ early: async () => Response.error(), late: () => answer('late') })).text()).toBe('late');
});

it('passes a redirect of the server on to the browser', async () => {
  const elsewhere = { type: 'opaqueredirect', status: 0 };
  expect(await open({ early: async () => elsewhere })).toBe(elsewhere);
});
