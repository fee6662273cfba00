import type { Browser, Page } from 'playwright-core';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { PHONE, SLOWDOWN } from './phone.ts';
import { startSeeded } from './seeded.ts';
import { signIn } from './signed-in.ts';

/** A slow connection: bytes per second and milliseconds. */
const LINE = { offline: false, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024, latency: 400 };
const ROUNDS = 5;
/** Limits in milliseconds for the text of a public page and for the feed’s first post. */
const TEXT = 2000;
const POST = 5000;

const PAGES = [
  ['landing', '/sottovoce', 'h1', TEXT],
  ['login', '/login', 'h1', TEXT],
  ['preview', '/preview', 'h1', TEXT],
  ['support', '/support', 'h1', TEXT],
  ['privacy', '/privacy', 'h1', TEXT],
  ['terms', '/terms', 'h1', TEXT],
  ['feed', '/', 'article', POST],
] as const;

/** Measures the first visit with an empty cache; sets the exit code if a median exceeds its limit. */
export async function run(): Promise<void> {
  const product = await startSeeded();
  const browser = await launchBrowser({ whole: true });
  try {
    for (const [name, path, wanted, bar] of PAGES) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await visit(browser, product.url, path, wanted));
      times.sort((one, other) => one - other);
      const median = times[Math.floor(ROUNDS / 2)]!;
      console.log(`${name}: ${wanted === 'h1' ? 'text' : 'first post'} after ${median} ms, at worst ${times.at(-1)}`);
      if (median <= bar) continue;
      console.error(`Missed: ${name}: ${median} ms, not ${bar}`);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Returns the milliseconds from navigation to the frame that shows the wanted element. */
async function visit(browser: Browser, url: string, path: string, wanted: string): Promise<number> {
  const context = await browser.newContext({ baseURL: url, ...PHONE, serviceWorkers: 'block' });
  if (wanted === 'article') await logIn(await context.newPage());
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.clearBrowserCache');
  await tools.send('Network.emulateNetworkConditions', LINE);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watch, wanted);
  await page.goto(path, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(() => globalThis.shown, undefined, { timeout: 60_000, polling: 100 });
  const time = Math.round((await shown.jsonValue())!);
  await context.close();
  return time;
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await signIn(page, DEMO_ACCOUNTS[0]!);
  await page.close();
}

declare global {
  var shown: number | undefined;
}

/** Runs in the browser before the page: records when the wanted element is painted. */
function watch(wanted: string): void {
  const timer = setInterval(() => {
    const place = document.querySelector(wanted)?.getBoundingClientRect();
    if (!place || place.height === 0) return;
    clearInterval(timer);
    requestAnimationFrame(() => setTimeout(() => (globalThis.shown = performance.now())));
  }, 10);
}
