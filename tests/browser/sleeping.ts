import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const PROGRAM = /\/assets\/program-[^/]*\.js$/;

export const snapshot = (page: Page) => page.locator('[data-snapshot]');

/** Keeps the program from running until it is let go; `asked` tells whether the page wanted it. */
export async function holdProgram(page: Page): Promise<{ letGo: () => void }> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(PROGRAM, async (route) => {
    await released;
    await route.continue();
  });
  return { letGo };
}

/** From then on notes whether the page ran the program: its styles are the sign. */
export function ranProgram(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('style[data-emotion]') !== null);
}

export async function awake(page: Page): Promise<void> {
  await expect.poll(() => snapshot(page).count()).toBe(0);
}
