import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { COOKIE_MARK } from '../../src/client/lib/storage.ts';
import { launchBrowser } from './launch-browser.ts';
import { runningSite } from './site.ts';

/** Milliseconds for one user action; a busy machine needs several seconds. */
const ACTION_TIMEOUT = 30_000;

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } satisfies BrowserContextOptions;
/** Motion is tested on phones only, because painting each frame takes time. */
export const DESKTOP = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } satisfies BrowserContextOptions;

export interface Visit {
  page: Page;
  /** Console errors and uncaught exceptions so far. */
  problems: string[];
}

let shared: Promise<Browser> | undefined;

/** Opens a new profile in the browser shared by all files of a worker, and closes it after the test. */
export async function openProfile(options: BrowserContextOptions): Promise<BrowserContext> {
  if (!(await shared?.catch(() => undefined))?.isConnected()) shared = launchBrowser();
  const browser = await shared!;
  const context = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome', ...options });
  onTestFinished(async () => {
    // Requests still held by a route handler would fail after the test, outside of any test.
    await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
  });
  context.setDefaultTimeout(ACTION_TIMEOUT);
  return context;
}

/** Opens a new profile on the running product; phones use one of its processes, desktops the other. */
export async function visit(options: BrowserContextOptions = DESKTOP): Promise<Visit> {
  // The service worker would fetch the whole site for each test; it is tested in tests/browser/offline.test.ts.
  const { url, sibling } = await runningSite();
  const baseURL = options.hasTouch ? url : sibling;
  const context = await openProfile({ baseURL, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, problems };
}

/** Waits until no resource has arrived for a while. Playwright's network idle never occurs on a page with an open event stream. */
export async function quiet(page: Page): Promise<void> {
  const arrived = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    await page.waitForTimeout(500);
    now = await arrived();
  }
}

/** Waits until the page has loaded and shows no skeletons. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText('Caricamento...').count()).toBe(0);
}

/** Wakes a sleeping page (src/client/app/main.ts) with a user event. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await page.locator('[data-snapshot]').waitFor({ state: 'detached' });
}

/** Returns the elements that extend beyond the right edge of the viewport, if the page can be scrolled sideways. */
export function beyondSide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth);
    return [`${scrollWidth} of ${clientWidth} px`, ...beyond.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 160))];
  });
}

/** Returns whether the page cannot be scrolled sideways. */
export function fitsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}

/** Puts the page into the state after a login: with the cookie, the stored user and the token mark. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Login: ${answer.status()} ${await answer.text()}`);
  const { authToken: _, ...user } = await answer.json();
  await page.addInitScript(
    ([record, mark]) => {
      // Only once, because a logout during the test must last.
      if (window !== window.top || sessionStorage.getItem('logged-in')) return;
      sessionStorage.setItem('logged-in', 'yes');
      localStorage.setItem('sottovoce-user', record!);
      localStorage.setItem('sottovoce-token', mark!);
    },
    [JSON.stringify({ ...user, isAuthenticated: true }), COOKIE_MARK],
  );
}

/** Returns whether the focus is on this element or inside it. */
export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.contains(document.activeElement));
}
