import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { paths } from '../../src/client/lib/paths.ts';
import { answerLists } from '../support/answers.ts';
import { fitsSideways, launchBrowser, logIn, visit } from '../support/browser.ts';
import { axeFindings, cutOff } from '../support/looks.ts';

const ROUTES = [...Object.values(paths), '/non-esiste'];
/** Together, from the first skeleton to the last word. */
const SHIFT_MAX = 0.02;
const [STUDENT, MENTOR] = DEMO_ACCOUNTS;

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

/** Loaded, and past its skeletons. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText('Caricamento...').count(), { timeout: 20_000 }).toBe(0);
}

/** Links and buttons of the bars that lie on one another. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('header :is(a, button), [title*="Esc tre volte"]')].filter((element) =>
      element.checkVisibility(),
    );
    const boxes = controls.map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) => box.left < other.box.right && other.box.left < box.right && box.top < other.box.bottom && other.box.top < box.bottom,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });
}

/** What moves, or would when it changes, for longer than anybody can see. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)));
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        return seconds(transitionDuration) > 0.01 || (animationName !== 'none' && seconds(animationDuration) > 0.01);
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

describe('at 200 % zoom, with motion unwanted', () => {
  const known = new Set<string>();
  // A window of 1280 by 800.
  const zoomed = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2, reducedMotion: 'reduce' } as const;

  test.each([
    ['guest', undefined],
    ['student', STUDENT],
    ['mentor', MENTOR],
  ])('a %s walks every route: whole, nothing for axe, nothing moves, no error', async (who, account) => {
    const { page, problems, close } = await visit(browser, zoomed);
    if (account) await logIn(page, account);
    for (const path of ROUTES) {
      await page.goto(path);
      await settled(page);
      // What was looked at once, as the login in many places, is not looked at again.
      const words = await page.locator('body').innerText();
      // Colours do not depend on the size; they are slow to compare, and compared without zoom.
      if (!known.has(words)) expect(await axeFindings(page, { except: ['color-contrast'] }), path).toEqual([]);
      known.add(words);
      expect(await fitsSideways(page), path).toBe(true);
      expect(await cutOff(page), path).toEqual([]);
      expect(await collisions(page), path).toEqual([]);
      expect(await movements(page), path).toEqual([]);
      // One that lasts a hundredth of a millisecond counts until its frame is drawn.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length), { message: path }).toBe(0);
    }
    await page.screenshot({ path: `screenshots/zoom-${who}.png` });
    expect(problems).toEqual([]);
    await close();
  });

  test('where motion is wanted there is some', async () => {
    const { page, close } = await visit(browser);
    await page.goto('/login');
    await settled(page);
    expect(await movements(page)).not.toEqual([]);
    await close();
  });
});

interface Shift {
  value: number;
  moved: (string | undefined)[];
}

/** In the browser, before the page: notes in `window.shifts` what moves without anybody having done anything. */
function watchShifts(): void {
  type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 80)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Posts as people write them; those of other tests are a few words. */
async function longPosts(page: Page): Promise<unknown[]> {
  const posts: { content: string }[] = await (await page.request.get('/api/posts?limit=50')).json();
  return posts.filter(({ content }) => content.length > 100).slice(0, 20);
}

test.each([
  ['/', 'posts.list'],
  ['/sottovoce', 'posts.list'],
  ['/study-groups', 'studyGroups.list'],
  ['/exam-experiences', 'examExperiences.list'],
  ['/mentorship', 'mentors.list'],
])('nothing jumps when %s gets its content, on a phone and on a desk', async (path, list) => {
  const looks = [360, 1280].map(async (width) => {
    const { page, close } = await visit(browser, { viewport: { width, height: 800 } });
    await logIn(page, STUDENT!);
    await page.addInitScript(watchShifts);
    const answer = await answerLists(page, [list], 'held');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // What moves below the fold moves nobody: the list is brought into sight.
    await page
      .getByText('Caricamento...')
      .first()
      .evaluate((element) => element.parentElement!.scrollIntoView());
    await page.waitForTimeout(800);
    answer(list === 'posts.list' ? await longPosts(page) : 'usual');
    await settled(page);
    await page.waitForTimeout(300);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      `${width} px: ${JSON.stringify(shifts)}`,
    ).toBeLessThanOrEqual(SHIFT_MAX);
    await close();
  });
  await Promise.all(looks);
});

test('the support page on paper: the numbers, and nothing that only a screen has', async () => {
  const { page, close } = await visit(browser);
  await page.goto('/support');
  await settled(page);
  const onScreenOnly = [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button', { name: 'Esci subito' })];
  for (const part of onScreenOnly) expect(await part.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const part of onScreenOnly) expect(await part.isVisible()).toBe(false);
  const numbers = page.locator('main a[href^="tel:"]');
  expect(await numbers.count()).toBeGreaterThanOrEqual(5);
  for (const number of await numbers.all()) expect(await number.isVisible()).toBe(true);
  expect((await page.locator('main').innerText()).match(/\b(112|118|1522)\b/g)).not.toBeNull();
  await page.screenshot({ path: 'screenshots/support-print.png', fullPage: true });
  await close();
});
