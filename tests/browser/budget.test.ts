import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { logIn, quiet, visit } from '../support/browser.ts';

/** Maximum size of HTML, styles and scripts in a first load, as browsers report it: compressed, plus 300 bytes per response. */
const FIRST_LOAD_MAX = 140 * 1024;
/** Maximum gzipped size of a route's own JavaScript, in bytes. */
const ROUTE_MAX = 47 * 1024;

interface ManifestEntry {
  file: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

const BUILT = 'dist/client';
const manifest = JSON.parse(readFileSync(`${BUILT}/.vite/manifest.json`, 'utf8')) as Record<string, ManifestEntry>;
const routes = Object.keys(manifest).filter((name) => name.endsWith('-page.tsx'));

describe('the gzipped size of each route without the entry', () => {
  test('there are routes to measure', () => expect(routes.length).toBeGreaterThan(15));

  test.each(routes)('%s', (route) => {
    const known = withImports('app/program.tsx', withImports('index.html'));
    const own = [...withImports(route)].filter((name) => !known.has(name));
    const size = own.reduce((sum, name) => sum + statSync(`${BUILT}/${manifest[name]!.file}.gz`).size, 0);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(ROUTE_MAX);
  });
});

describe('pages rendered at build', () => {
  const drawn = JSON.parse(readFileSync(`${BUILT}/.vite/snapshots.json`, 'utf8')) as Record<string, { html: string; css: string }>;
  const page = readFileSync(`${BUILT}/index.html`, 'utf8');

  test.each(Object.entries(drawn))(
    '%s defines all custom properties that it uses, apart from those of every page, and no others',
    (_, { html, css }) => {
      const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));
      const brought = names(css, /[;{](--[\w-]+):/g);
      const text = css + html;
      const everywhere = names(page, /[;{](--[\w-]+):/g);
      expect(everywhere.size).toBeGreaterThan(30);
      expect([...names(text, /var\((--[\w-]+)\)/g)].filter((name) => !brought.has(name) && !everywhere.has(name))).toEqual([]);
      const asked = names(text, /var\((--[\w-]+)/g);
      expect([...brought].filter((name) => !asked.has(name))).toEqual([]);
    },
  );
});

describe('first load', () => {
  test.each([
    ['landing', '/sottovoce', undefined],
    ['login', '/login', undefined],
    ['feed', '/', DEMO_ACCOUNTS[0]!],
  ] as const)('%s', async (_, path, account) => {
    const { page } = await visit();
    if (account) await logIn(page, account);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Loaded last, so that it must not decide by chance whether it counts.
    if (account) await page.getByRole('link', { name: /^Avvisi,/ }).waitFor();
    await quiet(page);
    const sizes = await page.evaluate(() =>
      performance
        .getEntries()
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ entryType, name }) => entryType === 'navigation' || /\.(js|css)$/.test(new URL(name).pathname))
        .map(({ transferSize }) => transferSize),
    );
    const size = sizes.reduce((sum, each) => sum + each, 0);
    expect(size).toBeGreaterThan(100 * 1024);
    expect(size).toBeLessThanOrEqual(FIRST_LOAD_MAX);
  });
});

describe('the work on a slow phone', () => {
  interface Seen {
    posts: number[];
    /** Font loads after the first post was rendered. */
    readings: number;
    /** Whether the first render contained the footer. */
    withFooter?: boolean;
  }

  test('posts are rendered at most three at a time, the footer after the first render, and no font is loaded again', async () => {
    const { page } = await visit();
    await logIn(page, DEMO_ACCOUNTS[0]!);
    await page.addInitScript(() => {
      const seen: Seen = { posts: [0], readings: 0 };
      Object.assign(window, { seen });
      document.fonts.addEventListener('loading', () => {
        if (document.querySelector('article')) seen.readings++;
      });
      new MutationObserver(() => {
        const posts = document.querySelectorAll('article').length;
        if (posts !== seen.posts.at(-1)) seen.posts.push(posts);
        if (document.querySelector('main')) seen.withFooter ??= document.querySelector('footer') !== null;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await page.getByText('Ultimi post').waitFor();
    await expect.poll(() => page.locator('article').count()).toBeGreaterThanOrEqual(20);
    await page.getByRole('button', { name: 'Azioni sul post' }).first().click();
    await page.getByRole('menu').waitFor();
    const { posts, readings, withFooter } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    expect(Math.max(...posts.slice(1).map((count, index) => count - posts[index]!))).toBeLessThanOrEqual(3);
    expect(readings).toBe(0);
    expect(withFooter).toBe(false);
    await page.getByRole('contentinfo').waitFor();
  });
});

test('the newest posts are requested once, before anything is rendered', async () => {
  const { page } = await visit();
  await logIn(page, DEMO_ACCOUNTS[0]!);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main')) return;
      observer.disconnect();
      Object.assign(window, { drawn: performance.now() });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await quiet(page);
  const { asked, drawn } = await page.evaluate(() => ({
    asked: performance.getEntriesByType('resource').filter(({ name }) => name.includes('posts.list')),
    drawn: (window as unknown as { drawn: number }).drawn,
  }));
  expect(asked).toHaveLength(1);
  expect(asked[0]!.startTime).toBeLessThan(drawn);
});

function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of manifest[name]!.imports ?? []) withImports(imported, found);
  return found;
}
