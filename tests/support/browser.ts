import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { COOKIE_MARK } from '../../src/client/lib/storage.ts';
import { launchBrowser } from './launch-browser.ts';
import { runningSite } from './site.ts';

/** Milliseconds for one step of a person; a busy machine needs several seconds. */
const ACTION_TIMEOUT = 30_000;

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } satisfies BrowserContextOptions;
/** Phones move, desks do not: each frame of a movement is painted anew. */
export const DESKTOP = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } satisfies BrowserContextOptions;

export interface Visit {
  page: Page;
  /** Console errors and uncaught exceptions so far. */
  problems: string[];
}

let shared: Promise<Browser> | undefined;

/** A fresh profile of the one browser that serves all files of a worker, until the test is over. */
export async function openProfile(options: BrowserContextOptions): Promise<BrowserContext> {
  if (!(await shared?.catch(() => undefined))?.isConnected()) shared = launchBrowser();
  const browser = await shared!;
  const context = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome', ...options });
  onTestFinished(async () => {
    // What a test still holds back when it is over would fail outside of any test.
    await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
  });
  context.setDefaultTimeout(ACTION_TIMEOUT);
  return context;
}

/** A fresh profile on the running product; phones meet one of its processes, desks the other. */
export async function visit(options: BrowserContextOptions = DESKTOP): Promise<Visit> {
  // The service worker would fetch the whole site for each test; tests/browser/offline.test.ts is about it.
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

/** Waits until nothing has come for a while. A browser's own idle never comes where a page follows its notices. */
export async function quiet(page: Page): Promise<void> {
  const arrived = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    await page.waitForTimeout(500);
    now = await arrived();
  }
}

/** Waits until the page is loaded, and past its skeletons. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText('Caricamento...').count()).toBe(0);
}

/** Wakes a page that sleeps (src/client/app/main.ts), as whoever moves does. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await page.locator('[data-snapshot]').waitFor({ state: 'detached' });
}

/** What reaches beyond the window's side, where the page can be pushed sideways. */
export function beyondSide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth);
    return [`${scrollWidth} of ${clientWidth} px`, ...beyond.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 160))];
  });
}

/** True when nothing on the page reaches beyond the window's side. */
export function fitsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}

/** Logs in as a person would be after the form: with the cookie, the stored record and its mark. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  const { authToken: _, ...user } = await answer.json();
  await page.addInitScript(
    ([record, mark]) => {
      // Once: a logout in the test must last.
      if (window !== window.top || sessionStorage.getItem('logged-in')) return;
      sessionStorage.setItem('logged-in', 'yes');
      localStorage.setItem('sottovoce-user', record!);
      localStorage.setItem('sottovoce-token', mark!);
    },
    [JSON.stringify({ ...user, isAuthenticated: true }), COOKIE_MARK],
  );
}

/** True while the focus is on this element or inside it. */
export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.contains(document.activeElement));
}
