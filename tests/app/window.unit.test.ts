import { expect, test } from 'vitest';
import { openWindow } from '../../src/build/window.ts';

test('opens a jsdom window for the build even when Node has a read-only navigator', () => {
  const ofNode = { userAgent: 'Node.js/24' };
  const target: Record<string, unknown> = Object.defineProperty({ URL }, 'navigator', {
    configurable: true,
    get: () => ofNode,
  });
  openWindow(target);
  const { navigator, location, document, URL: url } = target as unknown as Window & typeof globalThis;
  expect(navigator.userAgent).toContain('jsdom');
  expect(location.href).toBe('http://localhost/');
  expect(document.documentElement.lang).toBe('it');
  expect(url).toBe(URL);
  expect((target as unknown as Window).matchMedia('(min-width: 1px)').matches).toBe(false);
});
