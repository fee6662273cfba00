import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, dataUrl, differenceOf, LOOKS, openGallery, picturesOf } from './pictures.ts';
import { launchBrowser } from '../support/launch-browser.ts';

const KEPT = join(import.meta.dirname, 'pictures');
/** Folder for images of the differences. */
const DIFFERENT = join(import.meta.dirname, '../../dist/gallery-differences');

let gallery: Awaited<ReturnType<typeof openGallery>>;
let browser: Browser;
beforeAll(async () => {
  [gallery, browser] = await Promise.all([openGallery(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await gallery?.close();
});

test.concurrent.each(LOOKS)('every piece matches its stored picture at $name', async (look) => {
  const page = await browser.newPage();
  const problems: string[] = [];
  const seen: string[] = [];
  for await (const { name, picture } of picturesOf(browser, gallery.url, look)) {
    seen.push(`${name}.webp`);
    const kept = dataUrl(readFileSync(join(KEPT, `${name}.webp`)));
    const difference = await differenceOf(page, kept, picture);
    if (!difference) continue;
    mkdirSync(DIFFERENT, { recursive: true });
    writeFileSync(join(DIFFERENT, `${name}.webp`), bytesOf(picture));
    problems.push(`${name}: ${difference}`);
  }
  expect(problems, `What is meant so is kept with \`npm run gallery -- --pictures\`; what was found is in ${DIFFERENT}`).toEqual([]);
  expect(seen.toSorted()).toEqual(readdirSync(KEPT).filter((file) => file.endsWith(`${look.name}.webp`)));
});
