import type { Browser, Page } from 'playwright-core';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { PHONE, SLOWDOWN } from './phone.ts';
import { startSeeded } from './seeded.ts';
import { signIn } from './signed-in.ts';

/** Limit in milliseconds for Interaction to Next Paint. */
const BAR = 200;
const ROUNDS = 5;
const POSTS = 240;
const MANY = 200;

interface Figures {
  /** From a tap to the next paint. */
  touches: Map<string, number[]>;
  /** From a tap to the first paint of another page. */
  pages: Map<string, number[]>;
}

/** Measures the latency of taps on the built product; sets the exit code if a median exceeds the limit. */
export async function run(): Promise<void> {
  const product = await startSeeded(POSTS);
  const browser = await launchBrowser({ whole: true });
  const figures: Figures = { touches: new Map(), pages: new Map() };
  try {
    for (let round = 0; round < ROUNDS; round += 1) await walk(browser, product.url, figures);
  } finally {
    await browser.close();
    await product.stop();
  }
  report(figures);
}

async function walk(browser: Browser, url: string, figures: Figures): Promise<void> {
  const context = await browser.newContext({ baseURL: url, ...PHONE });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto('/login');
  await signIn(page, DEMO_ACCOUNTS[0]!);
  await page.goto('/healthz');
  await page.setContent('<button onclick="this.textContent += 1">0</button>');
  await page.evaluate(watch);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const time = (name: string, act: () => Promise<unknown>) => timed(page, figures, name, act);

  await time('a button on an empty page', () => page.getByRole('button').tap());
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await time('like', () =>
    page
      .getByRole('button', { name: /^Mi piace, / })
      .first()
      .tap(),
  );
  await time('open the composer', () => page.getByRole('button', { name: 'Sfogo libero' }).first().tap());
  const composer = page.getByRole('dialog', { name: 'Nuovo Post' });
  const area = composer.getByPlaceholder('Scrivi qui i tuoi pensieri...');
  await time('write a word', () => area.pressSequentially(`coraggio ${Math.random()}`));
  await time('send', () => composer.getByRole('button', { name: 'Pubblica' }).tap());
  await composer.waitFor({ state: 'detached' });
  await time('change page', () => page.getByRole('link', { name: 'Cerca' }).first().tap());
  await page.getByRole('heading', { level: 1 }).waitFor();

  await page.goto('/');
  await showMany(page);
  await time(`like, ${MANY} posts`, () =>
    page
      .getByRole('button', { name: /^Mi piace, / })
      .last()
      .tap(),
  );
  await time(`change page, ${MANY} posts`, () => page.getByRole('link', { name: 'Cerca' }).first().tap());
  await page.getByRole('heading', { level: 1 }).waitFor();
  await time(`back to ${MANY} posts`, () => page.getByRole('link', { name: 'Home' }).first().tap());
  await context.close();
}

/** Loads more posts until there are `MANY`. */
async function showMany(page: Page): Promise<void> {
  const posts = page.getByRole('article');
  for (let shown = 0; shown < MANY; shown = await posts.count()) {
    await page.getByRole('button', { name: 'Carica altri' }).tap();
    await posts.nth(shown + 1).waitFor();
  }
}

declare global {
  var interactions: number[];
  /** From the last tap to the paint of another page's heading. */
  var arrival: number | undefined;
}

function watch(): void {
  globalThis.interactions = [];
  let timer: ReturnType<typeof setInterval>;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      clearInterval(timer);
      const heading = document.querySelector('h1');
      timer = setInterval(() => {
        if (document.querySelector('h1') === heading) return;
        clearInterval(timer);
        requestAnimationFrame(() => setTimeout(() => (globalThis.arrival = performance.now() - timeStamp)));
      });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEntry & { interactionId?: number }).interactionId) globalThis.interactions.push(entry.duration);
    // The API does not report shorter ones.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Performs an action and records the longest of its interactions. */
async function timed(page: Page, figures: Figures, name: string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    globalThis.interactions.length = 0;
    globalThis.arrival = undefined;
  });
  await act();
  await page.waitForTimeout(1500);
  const longest = await page.evaluate(() => Math.max(0, ...globalThis.interactions));
  add(figures.touches, name, longest);
  const arrival = await page.evaluate(() => globalThis.arrival);
  if (arrival !== undefined) add(figures.pages, name, Math.round(arrival));
}

function add(to: Map<string, number[]>, name: string, figure: number): void {
  to.set(name, [...(to.get(name) ?? []), figure]);
}

function report({ touches, pages }: Figures): void {
  for (const [name, times] of touches) {
    const { median, worst } = summary(times);
    console.log(`${name}: ${median} ms, at worst ${worst}`);
    if (median <= BAR) continue;
    console.error(`Missed: ${name}: ${median} ms, not ${BAR}`);
    process.exitCode = 1;
  }
  for (const [name, times] of pages) {
    const { median, worst } = summary(times);
    console.log(`${name}, until the page stands: ${median} ms, at worst ${worst}`);
  }
}

function summary(times: number[]): { median: number; worst: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)]!, worst: sorted.at(-1)! };
}
