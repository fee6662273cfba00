import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const PROGRAM = /\/assets\/program-[^/]*\.js$/;

export const snapshot = (page: Page) => page.locator('[data-snapshot]');

/** Holds back the program's script until `letGo` is called. */
export async function holdProgram(page: Page): Promise<{ letGo: () => void }> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(PROGRAM, async (route) => {
    await released;
    await route.continue();
  });
  return { letGo };
}

/** Returns whether the page has run the program, detected by the styles that it inserts. */
export function ranProgram(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('style[data-emotion]') !== null);
}

export async function awake(page: Page): Promise<void> {
  await expect.poll(() => snapshot(page).count()).toBe(0);
}
