import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { answerLists } from '../support/answers.ts';
import { DESKTOP, logIn, settled, visit } from '../support/browser.ts';
import { takePicture } from '../support/looks.ts';

/** Maximum sum of layout shifts, from the first skeleton to the complete content. */
const SHIFT_MAX = 0.02;
const [STUDENT] = DEMO_ACCOUNTS;

interface Shift {
  value: number;
  moved: (string | undefined)[];
}

/** Runs in the browser before the page's scripts: records layout shifts without user input in `window.shifts`. */
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

/** Returns posts of realistic length; those of other tests are only a few words. */
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
])('the layout does not shift when %s loads its content, on a phone or on a desktop', async (path, list) => {
  const { page } = await visit({ ...DESKTOP, reducedMotion: 'no-preference' });
  await logIn(page, STUDENT!);
  await page.addInitScript(watchShifts);
  // Without web fonts, because on machines without Arial and Roboto a late font itself shifts the layout.
  await page.route(/\.woff2$/, (route) => route.abort());
  const answer = await answerLists(page, [list], 'held');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    answer('held');
    // Through a blank page, because a reload would restore the scroll position.
    await page.goto('about:blank');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Scrolls to the list, because shifts below the fold are not measured.
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
  }
});

test.each(['reduce', 'no-preference'] as const)(
  'a dialog closes even when animation frames are late (motion: %s)',
  async (reducedMotion) => {
    const { page } = await visit({ ...DESKTOP, reducedMotion });
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => window.setTimeout(() => request(callback), 200);
    });
    await logIn(page, STUDENT!);
    await page.goto('/study-planner');
    await page.getByRole('button', { name: 'Crea il primo piano' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-scope=dialog]').first().waitFor({ state: 'detached', timeout: 10_000 });
  },
);

test('the support page is printed with the phone numbers, without header, footer and Esci subito', async () => {
  const { page } = await visit();
  await page.goto('/support');
  await settled(page);
  const onScreenOnly = [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button', { name: 'Esci subito' })];
  for (const part of onScreenOnly) expect(await part.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const part of onScreenOnly) await expect.poll(() => part.isVisible()).toBe(false);
  const numbers = page.locator('main a[href^="tel:"]');
  expect(await numbers.count()).toBeGreaterThanOrEqual(5);
  for (const number of await numbers.all()) expect(await number.isVisible()).toBe(true);
  expect((await page.locator('main').innerText()).match(/\b(112|118|1522)\b/g)).not.toBeNull();
  await takePicture(page, 'support-print');
});

test('nothing fixed or sticky covers the text on paper, at narrow and wide paper sizes', async () => {
  const { page } = await visit();
  await logIn(page, STUDENT!);
  for (const path of ['/terms', '/study-planner', '/home']) {
    await page.goto(path);
    await settled(page);
    for (const width of [600, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ media: 'screen' });
      await expect.poll(() => lyingOver(page)).toContain('Esci subito');
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => lyingOver(page)).toEqual([]);
    }
  }
});

/** Returns the texts of the visible fixed and sticky elements. */
function lyingOver(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.getClientRects().length > 0)
      .map((element) => element.innerText.trim()),
  );
}

test('zeros have no slash in any font weight', async () => {
  const { page } = await visit();
  await page.goto('/support');
  const inked = await page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d')!;
    const found: string[] = [];
    for (const weight of [200, 400, 600, 800]) {
      const font = `${weight} 100px 'Atkinson Hyperlegible Next'`;
      await document.fonts.load(font, '0');
      Object.assign(context, { font, textAlign: 'center', textBaseline: 'alphabetic' });
      context.clearRect(0, 0, 300, 150);
      context.fillText('0', 150, 110);
      // Capitals are two thirds of the font size high: at half of that, a slash would cross the vertical axis.
      const alphaAt = (x: number) => context.getImageData(x, 110 - 33, 1, 1).data[3]!;
      const side = Array.from({ length: 60 }, (_, left) => alphaAt(150 - left)).some((alpha) => alpha > 200);
      if (alphaAt(150) > 0 || !side) found.push(font);
    }
    return found;
  });
  expect(inked).toEqual([]);
});

test('an empty date field is marked as empty but looks native outside WebKit, which would show today’s date', async () => {
  const { page } = await visit();
  await logIn(page, STUDENT!);
  await page.goto('/study-planner');
  await page.getByRole('button', { name: 'Crea il primo piano' }).click();
  const day = page.getByLabel('Data dell’esame');
  await expect.poll(() => day.getAttribute('data-empty')).toBe('');
  expect(await day.evaluate((input) => getComputedStyle(input, '::before').content)).toBe('none');
  await day.fill('2027-01-12');
  await day.blur();
  expect(await day.getAttribute('data-empty')).toBeNull();
});
