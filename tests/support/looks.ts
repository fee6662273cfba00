import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fitsSideways, hasFocus } from './browser.ts';
import { cutOff, sticksOut } from './geometry.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Rules {
  /** Ids of the only rules to check. */
  only?: string[] | undefined;
  /** Tags of additional rules. */
  also?: string[];
}

/** Returns axe's violations of WCAG 2.2 AA, each with its first element. axe is injected once per page. */
export async function axeFindings(page: Page, { only, also = [] }: Rules = {}): Promise<string[]> {
  const runOnly = only ? { type: 'rule' as const, values: only } : { type: 'tag' as const, values: [...WCAG_22_AA, ...also] };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html} ${nodes[0]!.failureSummary}`);
    },
    // Pages contain no frames to analyse.
    { resultTypes: ['violations' as const], runOnly, preload: false, iframes: false },
  );
}

/** Returns the elements with an animation or transition long enough to be visible. */
export function movements(page: Page): Promise<string[]> {
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

/** Saves a screenshot to `screenshots` for people to look at if SCREENSHOTS is set, because painting a long page is slow. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env['SCREENSHOTS']) await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true });
}

/** Waits until fonts are loaded and animations have ended. A transition of 0.01 ms still runs until its frame is drawn. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().map(({ effect }) => String(effect?.getTiming().duration))))
    .toEqual([]);
}

const NARROW_DARK = { width: 320, height: 700, colorScheme: 'dark' } as const;
const WIDE_LIGHT = { width: 1280, height: 800, colorScheme: 'light' } as const;

/** Checks the current page in a narrow dark and a wide light viewport. */
export async function seenWhole(page: Page, name: string, looks: readonly ('narrow' | 'wide')[] = ['narrow', 'wide']): Promise<void> {
  for (const look of looks) {
    const { colorScheme, ...viewport } = look === 'narrow' ? NARROW_DARK : WIDE_LIGHT;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await takePicture(page, `${name}-${look}`);
    const message = `${name} ${look}`;
    await atRest(page);
    await expect.poll(() => axeFindings(page), { message }).toEqual([]);
    await expect.poll(() => fitsSideways(page), { message }).toBe(true);
    await expect.poll(() => cutOff(page), { message }).toEqual([]);
    await expect.poll(() => sticksOut(page), { message }).toEqual([]);
  }
}

export interface Opening {
  /** Name of the screenshot. */
  name: string;
  opener: Locator;
  dialog: Locator;
  /** Brings the dialog into the state to check. */
  fill?: () => Promise<unknown>;
  looks?: Parameters<typeof seenWhole>[2];
}

/** Opens the dialog, checks it and closes it by Escape. The focus must stay inside and return to the opener. */
export async function lookInside(page: Page, { name, opener, dialog, fill, looks }: Opening): Promise<void> {
  await opener.click();
  await expect.poll(() => hasFocus(dialog), { message: `focus in ${name}` }).toBe(true);
  await fill?.();
  await seenWhole(page, name, looks);
  if (await dialog.getAttribute('aria-modal')) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => hasFocus(dialog), { message: `focus stays in ${name}` }).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(opener), { message: `focus after ${name}` }).toBe(true);
  // Presses another key, because Escape three times in a row leaves the site.
  await page.keyboard.press('Shift');
}
