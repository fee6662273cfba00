import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { expect, it, vi } from 'vitest';

const WORKER = readFileSync('src/client/public/sw.js', 'utf8');

/** Sends a push event to the service worker. @returns what it did, given the visibility of its pages */
async function push({ pages = [] as string[], left = false }) {
  const listeners = new Map<string, (event: unknown) => void>();
  const showNotification = vi.fn<(title: string) => Promise<void>>(async () => {});
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    clients: { matchAll: async () => pages.map((visibilityState) => ({ visibilityState })) },
    registration: { showNotification, pushManager: { getSubscription: async () => ({ unsubscribe }) } },
  };
  const marks: string[] = [];
  const caches = { has: async (name: string) => left && name === 'left', open: async (name: string) => marks.push(name) };
  vm.runInNewContext(WORKER, { self, caches });
  let work: Promise<unknown> | undefined;
  listeners.get('push')!({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
  return { shown: showNotification.mock.calls.map(([title]) => title), stopped: unsubscribe.mock.calls.length, marks };
}

it('shows a notification unless a page of the site is visible', async () => {
  expect(await push({ pages: ['hidden'] })).toEqual({ shown: ['C’è qualcosa di nuovo'], stopped: 0, marks: [] });
  expect(await push({ pages: ['hidden', 'visible'] })).toEqual({ shown: [], stopped: 0, marks: [] });
});

it('after the quick exit shows nothing and cancels the subscription', async () => {
  expect(await push({ left: true })).toEqual({ shown: [], stopped: 1, marks: ['silenced'] });
});
