import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fitsSideways, hasFocus } from './browser.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds by the rules of WCAG 2.2 AA, each with the first element that it concerns. */
export async function axeFindings(page: Page, { except = [] }: { except?: string[] } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly: WCAG_22_AA }).disableRules(except);
  // The page has no frames to look into, which would cost a blank page each time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html} ${nodes[0]!.failureSummary}`);
}

/**
 * What reaches beyond the window's sides, dialogs included, or is cut off by its own box. Areas that scroll sideways, what
 * is typed, text that ends in an ellipsis and what only screen readers hear do not count.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const held = (element: Element | null): boolean =>
      element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || held(element.parentElement));
    const found = [...document.body.querySelectorAll<HTMLElement>('*:not(svg *)')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      if (own <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      if ((right > width + 1 || left < -1) && !held(element.parentElement)) return true;
      const { overflowX, textOverflow } = getComputedStyle(element);
      return (
        !element.matches('input, textarea') &&
        /hidden|clip/.test(overflowX) &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      );
    });
    return found.map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

const NARROW_DARK = { width: 320, height: 700, colorScheme: 'dark' } as const;
const WIDE_LIGHT = { width: 1280, height: 800, colorScheme: 'light' } as const;

/** Looks at the page as it is now, on a small phone in the dark and on a desk in the light, and keeps a picture of each. */
export async function seenWhole(page: Page, name: string, looks: readonly ('narrow' | 'wide')[] = ['narrow', 'wide']): Promise<void> {
  for (const look of looks) {
    const { colorScheme, ...viewport } = look === 'narrow' ? NARROW_DARK : WIDE_LIGHT;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await page.screenshot({ path: `screenshots/${name}-${look}.png` });
    expect(await axeFindings(page), `${name} ${look}`).toEqual([]);
    expect(await fitsSideways(page), `${name} ${look}`).toBe(true);
    expect(await cutOff(page), `${name} ${look}`).toEqual([]);
  }
}

export interface Opening {
  /** Of its picture. */
  name: string;
  opener: Locator;
  dialog: Locator;
  /** Brings it into the state to look at. */
  fill?: () => Promise<unknown>;
  looks?: Parameters<typeof seenWhole>[2];
}

/** Opens, looks, and leaves by Escape: the focus is inside meanwhile and goes back to what opened it. */
export async function lookInside(page: Page, { name, opener, dialog, fill, looks }: Opening): Promise<void> {
  await opener.click();
  await expect.poll(() => hasFocus(dialog), { message: `focus in ${name}` }).toBe(true);
  await fill?.();
  await seenWhole(page, name, looks);
  if (await dialog.getAttribute('aria-modal')) {
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(dialog), `focus stays in ${name}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(opener), { message: `focus after ${name}` }).toBe(true);
  // Another key, because Escape three times in a row leaves the site.
  await page.keyboard.press('Shift');
}
