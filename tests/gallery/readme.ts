import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../support/launch-browser.ts';
import { atRest, bytesOf, dataUrl, NOW, openGallery, pack } from './pictures.ts';

const FOLDER = join(import.meta.dirname, '../../docs/pictures');
const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** By the names of `screens.ts`: the viewport, and a function that waits until the screen is complete. */
const SHOTS: Record<string, { on: typeof DESK; whole: (page: Page) => Promise<void> }> = {
  feed: { on: DESK, whole: (page) => page.getByRole('article').nth(1).waitFor() },
  chat: {
    on: PHONE,
    async whole(page) {
      await page.getByRole('button', { name: 'Entra in chat' }).click();
      await page.getByText('Allora domani mattina').waitFor();
    },
  },
  planner: { on: PHONE, whole: (page) => page.getByRole('article').first().waitFor() },
  mentorship: { on: DESK, whole: (page) => page.getByRole('article').nth(1).waitFor() },
};

/** Saves the screens of the README: the product itself, with the samples of the tests. */
export async function keepScreens(): Promise<void> {
  const [gallery, browser] = [await openGallery('screens.html'), await launchBrowser()];
  for (const [name, { on, whole }] of Object.entries(SHOTS))
    for (const colorScheme of ['light', 'dark'] as const) {
      const looks = { ...on, colorScheme, reducedMotion: 'reduce', locale: 'it-IT', timezoneId: 'Europe/Rome' } as const;
      const context = await browser.newContext(looks);
      const [page, table] = [await context.newPage(), await context.newPage()];
      await page.clock.setFixedTime(new Date(NOW));
      await page.goto(new URL(`screens.html?name=${name}`, gallery.url).href);
      // The bell is rendered after the page's main content.
      await page.getByRole('link', { name: /^Avvisi/ }).waitFor();
      await whole(page);
      await atRest(page);
      const picture = await page.screenshot({ animations: 'disabled' });
      writeFileSync(join(FOLDER, `${name}-${colorScheme}.webp`), bytesOf(await pack(table, dataUrl(picture, 'png'))));
      await context.close();
    }
  await browser.close();
  await gallery.close();
}
