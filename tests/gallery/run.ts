import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { launchBrowser } from '../support/launch-browser.ts';
import { keepScreens } from './readme.ts';
import { bytesOf, LOOKS, openGallery, picturesOf } from './pictures.ts';

/** `npm run gallery` serves the gallery for development; `-- --pictures` saves its current pictures, `-- --readme` the README's screens. */
if (process.argv.includes('--pictures')) await keepPictures();
else if (process.argv.includes('--readme')) await keepScreens();
else {
  const server = await createServer({ configFile: join(import.meta.dirname, 'vite.config.ts') });
  await server.listen();
  server.printUrls();
}

async function keepPictures(): Promise<void> {
  const folder = join(import.meta.dirname, 'pictures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const [gallery, browser] = [await openGallery(), await launchBrowser()];
  for (const look of LOOKS)
    for await (const { name, picture } of picturesOf(browser, gallery.url, look))
      writeFileSync(join(folder, `${name}.webp`), bytesOf(picture));
  await browser.close();
  await gallery.close();
}
