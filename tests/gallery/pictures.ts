import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, preview } from 'vite';

const CONFIG = join(import.meta.dirname, 'vite.config.ts');

/** The viewports of phones, tablets and desktops. */
export const LOOKS = [
  { name: '360-light', width: 360, colorScheme: 'light' },
  { name: '768-dark', width: 768, colorScheme: 'dark' },
  { name: '1280-light', width: 1280, colorScheme: 'light' },
] as const;
const HEIGHT = 800;
export const NOW = '2026-11-22T20:00:00+01:00';

/** A third of the real size, because font rendering differs slightly between machines, and small images are faster. */
const SCALE = 1 / 3;
/** Largest ignored difference of a pixel, out of 255. */
const SHADE = 40;
/** Share of pixels that may differ by more. A missing button in a long room is a thousandth. */
const SHARE = 0.0005;

/** Builds the pieces, or the whole screens, and serves them on the loopback interface. */
export async function openGallery(page = 'index.html'): Promise<{ url: string; close(): Promise<void> }> {
  await build({ configFile: CONFIG, logLevel: 'silent', build: { rolldownOptions: { input: join(import.meta.dirname, page) } } });
  const server = await preview({ configFile: CONFIG, logLevel: 'silent', preview: { port: 0, host: '127.0.0.1' } });
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() };
}

/** Yields a picture of each room, and of each overlay alone. */
export async function* picturesOf(
  browser: Browser,
  url: string,
  { name, width, colorScheme }: (typeof LOOKS)[number],
): AsyncGenerator<{ name: string; picture: string }> {
  const looks = { viewport: { width, height: HEIGHT }, deviceScaleFactor: SCALE, colorScheme, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...looks, locale: 'it-IT', timezoneId: 'Europe/Rome' });
  const [page, table] = [await context.newPage(), await context.newPage()];
  await page.clock.setFixedTime(new Date(NOW));
  await page.goto(url);
  await page.getByRole('link').first().waitFor();
  const views = await page
    .locator('[data-view]')
    .evaluateAll((links) => links.map((link) => ({ address: link.getAttribute('href')!, view: link.getAttribute('data-view')! })));
  for (const { address, view } of views) {
    await page.goto(new URL(address, url).href, { waitUntil: 'networkidle' });
    await atRest(page);
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
    yield { name: `${view}-${name}`, picture: await pack(table, dataUrl(picture, 'png')) };
  }
  await context.close();
}

/** Waits until fonts are loaded and the last lazy piece is rendered. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.waitForTimeout(100);
}

export function dataUrl(picture: Buffer, type: 'png' | 'webp' = 'webp'): string {
  return `data:image/${type};base64,${picture.toString('base64')}`;
}

export function bytesOf(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Converts a picture to WebP. */
export function pack(page: Page, picture: string): Promise<string> {
  return page.evaluate(async (source) => {
    const image = await createImageBitmap(await (await fetch(source)).blob());
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.9);
  }, picture);
}

/** Returns a description of the difference between two pictures, or undefined if there is none. */
export function differenceOf(page: Page, one: string, other: string): Promise<string | undefined> {
  return page.evaluate(
    async ([first, second, shade, share]) => {
      const read = async (source: string) => {
        const image = await createImageBitmap(await (await fetch(source)).blob());
        const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        drawing.drawImage(image, 0, 0);
        return drawing.getImageData(0, 0, image.width, image.height);
      };
      const [a, b] = [await read(first), await read(second)];
      if (a.width !== b.width || a.height !== b.height) return `it measures ${b.width}x${b.height}, not ${a.width}x${a.height}`;
      let different = 0;
      for (let at = 0; at < a.data.length; at += 4)
        if ([0, 1, 2].some((colour) => Math.abs(a.data[at + colour]! - b.data[at + colour]!) > shade)) different += 1;
      const found = different / (a.data.length / 4);
      return found > share ? `${(found * 100).toFixed(2)} % of it differs` : undefined;
    },
    [one, other, SHADE, SHARE] as const,
  );
}
