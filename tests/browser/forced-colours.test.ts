import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../db/seed/accounts.ts';
import { DESKTOP, logIn, PHONE, settled, visit } from '../support/browser.ts';
import { register } from '../support/story.ts';

const [STUDENT, MENTOR] = DEMO_ACCOUNTS as [(typeof DEMO_ACCOUNTS)[0], (typeof DEMO_ACCOUNTS)[0]];
const PALETTES = ['light', 'dark'] as const;

/** Returns for each element whether it is filled with the system's highlight colour. */
function looksOf(shown: Locator): Promise<string[]> {
  return shown.evaluateAll((elements) => {
    // Resolves the system colour to its used value.
    const probe = (colour: string) => {
      const element = Object.assign(document.createElement('i'), { style: `background: ${colour}` });
      document.body.append(element);
      const { backgroundColor } = getComputedStyle(element);
      element.remove();
      return backgroundColor;
    };
    const highlight = probe('Highlight');
    return elements.map((element) => (getComputedStyle(element).backgroundColor === highlight ? 'filled' : 'plain'));
  });
}

async function expectOneFilled(shown: Locator, chosen: number): Promise<void> {
  await shown.first().waitFor({ state: 'attached' });
  const count = await shown.count();
  expect(count).toBeGreaterThan(1);
  await expect.poll(() => looksOf(shown)).toEqual(Array.from({ length: count }, (_, index) => (index === chosen ? 'filled' : 'plain')));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

test.each(PALETTES)('under a forced %s palette, the selected item is filled and the others are plain', async (colorScheme) => {
  const { page } = await visit({ ...DESKTOP, forcedColors: 'active', colorScheme });
  // A student of its own, because another test may like the same post as a demo student.
  const [student] = await register(`contrasto.${colorScheme}`);
  await logIn(page, student!);
  await open(page, '/');
  await expectOneFilled(page.getByRole('navigation', { name: 'Quali post' }).getByRole('link'), 0);
  await expectOneFilled(page.getByRole('navigation', { name: 'Principale' }).locator('a:visible, button:visible'), 0);
  const like = page.getByRole('button', { name: /^Mi piace/ }).first();
  const before = await looksOf(like);
  await like.click();
  await expect.poll(() => looksOf(like)).not.toEqual(before);

  await page
    .getByRole('button', { name: /Sfogo libero/ })
    .first()
    .click();
  const types = page.getByRole('dialog').locator('label:has([type=radio])');
  await expectOneFilled(types, 0);
  await types.nth(1).click();
  await expectOneFilled(types, 1);

  await open(page, '/settings');
  await expectOneFilled(page.getByRole('radiogroup', { name: 'Tema' }).locator('label'), 0);
  // The settings are one of the pages in 'Altro'.
  await expectOneFilled(page.getByRole('navigation', { name: 'Principale' }).locator('a:visible, button:visible'), 3);

  await open(page, '/search');
  await expectOneFilled(page.getByRole('tab'), 0);
  await expectOneFilled(page.getByRole('radiogroup', { name: 'Tipo di post' }).locator('label'), 0);
  await open(page, '/mentorship');
  await expectOneFilled(page.getByRole('tab'), 0);
});

test('under a forced palette, a selected option has one text colour and its focus ring inside', async () => {
  const { page } = await visit({ ...PHONE, forcedColors: 'active', reducedMotion: 'reduce' });
  await logIn(page, STUDENT);
  await open(page, '/');
  await page
    .getByRole('button', { name: /Sfogo libero/ })
    .first()
    .click();
  const chosen = page.getByRole('dialog').locator('label:has(:checked)');
  const colours = await chosen.evaluate((label) => {
    const texts = [label, ...label.querySelectorAll('span')];
    return [...new Set(texts.map((text) => getComputedStyle(text).color))];
  });
  expect(colours).toHaveLength(1);
  expect(await chosen.evaluate((label) => getComputedStyle(label).outlineOffset)).toBe('-4px');
});

test('under a forced palette, the mentor’s switch shows its state and skeletons have an outline', async () => {
  const { page } = await visit({ ...DESKTOP, forcedColors: 'active' });
  await logIn(page, MENTOR);
  await open(page, '/mentorship?tab=diventa');
  const thumb = page.getByRole('switch').locator('span span');
  const lookOf = () => thumb.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).translate]);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [before] = await lookOf();
  expect(before).not.toBe(paper);
  await page.getByRole('switch').click();
  await expect.poll(async () => (await lookOf())[0]).not.toBe(before);
  await page.getByRole('switch').click();

  await page.route(/studyGroups\.list/, () => undefined);
  await page.goto('/study-groups');
  const shape = page.locator('main [role=status] [aria-hidden]:empty').first();
  await expect.poll(() => shape.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
