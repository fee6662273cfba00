import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { expect, it, vi } from 'vitest';

const WORKER = readFileSync('src/client/public/sw.js', 'utf8');

/** Sends a push event to the service worker. @returns what it did, given the visibility of its pages */
async function push({ pages = [] as string[], left = false }) {
  const listeners = new Map<string, (event: unknown) => void>();
  const standing = new Set<{ title: string; tag: string; close: () => void }>();
  const showNotification = vi.fn<(title: string, options: { tag: string; silent: boolean }) => Promise<void>>(async (title, { tag }) => {
    const notification = { title, tag, close: () => standing.delete(notification) };
    standing.add(notification);
  });
  const getNotifications = async (filter: { tag: string }) => [...standing].filter(({ tag }) => tag === filter.tag);
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true);
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    clients: { matchAll: async () => pages.map((visibilityState) => ({ visibilityState })) },
    registration: { showNotification, getNotifications, pushManager: { getSubscription: async () => ({ unsubscribe }) } },
  };
  const marks: string[] = [];
  const caches = { has: async (name: string) => left && name === 'left', open: async (name: string) => marks.push(name) };
  vm.runInNewContext(WORKER, { self, caches });
  let work: Promise<unknown> | undefined;
  listeners.get('push')!({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
  return {
    shown: showNotification.mock.calls.map(([title, { silent }]) => `${title}${silent ? ' (silent)' : ''}`),
    standing: standing.size,
    stopped: unsubscribe.mock.calls.length,
    marks,
  };
}

it('shows a notification, which stays', async () => {
  const news = { shown: ['C’è qualcosa di nuovo'], standing: 1, stopped: 0, marks: [] };
  expect(await push({})).toEqual(news);
  expect(await push({ pages: ['hidden'] })).toEqual(news);
});

it('beside a visible page of the site shows a silent notification, as Safari demands one for each push, and closes it at once', async () => {
  const news = { shown: ['C’è qualcosa di nuovo (silent)'], standing: 0, stopped: 0, marks: [] };
  expect(await push({ pages: ['hidden', 'visible'] })).toEqual(news);
});

it('after the quick exit shows nothing and cancels the subscription', async () => {
  expect(await push({ left: true })).toEqual({ shown: [], standing: 0, stopped: 1, marks: ['silenced'] });
});
