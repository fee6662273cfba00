import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { fitsSideways, launchBrowser, logIn, visit } from '../support/browser.ts';
import { axeFindings } from '../support/looks.ts';

/** Pictures of every screen, to be looked at; git ignores them. */
const PICTURES = 'screenshots';
const PUBLIC = [
  '/login',
  '/confirm',
  '/reset',
  '/sottovoce',
  '/preview',
  '/about',
  '/rules',
  '/support',
  '/terms',
  '/privacy',
  '/non-esiste',
];
const MEMBERS = ['/', '/search', '/exams', '/study-groups', '/exam-experiences', '/study-planner', '/mentorship', '/settings'];
const LOOKS = [
  ['narrow-light', { viewport: { width: 320, height: 700 }, colorScheme: 'light', hasTouch: true }],
  ['wide-dark', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }],
] satisfies [string, BrowserContextOptions][];

let browser: Browser;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(LOOKS)('%s', (look, options) => {
  test.each([
    ['guest', PUBLIC, undefined],
    ['student', MEMBERS, DEMO_ACCOUNTS[0]!],
    ['mentor', ['/mentorship'], DEMO_ACCOUNTS[1]!],
  ] as const)('a %s finds every screen whole: nothing for axe, nothing beyond the side, no error', async (who, paths, account) => {
    const { page, problems, close } = await visit(browser, { reducedMotion: 'reduce', ...options });
    if (account) await logIn(page, account);
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      await page.screenshot({ path: `${PICTURES}/${who}${path.replaceAll('/', '-')}-${look}.png`, fullPage: true });
      expect(await axeFindings(page), path).toEqual([]);
      expect(await fitsSideways(page), path).toBe(true);
      expect(await page.title(), path).toMatch(/Sottovoce/);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
    }
    expect(problems).toEqual([]);
    await close();
  });
});

/** Loaded, and past its skeletons. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText('Caricamento...').count()).toBe(0);
}
