import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
/** The files that a page needs to open offline. Only the Latin font: the others load where a text needs them. */
const NEEDED = [/^assets\/.*\.(js|css)$/, /^assets\/.*-latin-wght-.*\.woff2$/, /^(favicon\.svg|manifest\.webmanifest)$/];

/** Writes the list of this build's files and a build id into the service worker, so that browsers see a new worker after each build. */
export function offline(): Plugin {
  let outDir = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      // Must run before the files are compressed.
      order: 'pre',
      sequential: true,
      handler() {
        const paths = neededFiles(readdirSync(outDir, { recursive: true, encoding: 'utf8' }));
        const hash = createHash('sha256');
        for (const path of [...paths, 'index.html']) hash.update(path).update(readFileSync(join(outDir, path)));
        const worker = join(outDir, WORKER);
        writeFileSync(worker, withFiles(readFileSync(worker, 'utf8'), paths, hash.digest('hex').slice(0, 16)));
      },
    },
  };
}

/** Selects the files to cache, in a stable order. */
export function neededFiles(files: readonly string[]): string[] {
  return files.filter((file) => NEEDED.some((pattern) => pattern.test(file))).sort();
}

/** Fills in the worker's two placeholders; throws when one of them is missing. */
export function withFiles(worker: string, paths: readonly string[], build: string): string {
  const list = JSON.stringify(paths.map((path) => `/${path}`));
  const filled = worker.replace("['__OFFLINE_FILES__']", () => list).replace('__OFFLINE_BUILD__', build);
  if (!filled.includes(list) || !filled.includes(`'${build}'`)) throw new Error(`${WORKER} has lost its placeholders`);
  return filled;
}
