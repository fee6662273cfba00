import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** How public pages look before the program has arrived, for the server: see src/server/http/snapshots.ts. */
export const SNAPSHOTS_FILE = '.vite/snapshots.json';

/**
 * Draws the public pages at build, by the same components: on a slow phone they can be read seconds before the program runs. The styles
 * that every page needs are worked out here, too, and stand in the page: to make them of the theme took a phone 80 ms at each start.
 */
export function prerender(): Plugin {
  let outDir = '';
  let written = false;
  let alias: Record<string, string> | readonly unknown[] = {};
  return {
    name: 'prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config(config) {
      alias = config.resolve?.alias ?? {};
      return {
        define: { 'import.meta.env.STYLES_WRITTEN': 'true' },
        resolve: { alias: { './preflight.js': join(import.meta.dirname, 'no-preflight.ts') } },
      };
    },
    // Of the custom properties that the page brings the program need only know the names.
    transform: {
      filter: { id: /theme\/semantic-tokens\.ts$/ },
      handler: (code) => code.replace(/(['"])(?:#|rgba?\(|0 )[^'"]*\1/g, "''"),
    },
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      written = true;
    },
    async closeBundle() {
      // The build’s own failure says more than that there is no place for snapshots.
      if (!written) return;
      const root = resolve(import.meta.dirname, '../..');
      mkdirSync(join(root, 'dist'), { recursive: true });
      // Inside the project, where it finds its packages.
      const place = mkdtempSync(join(root, 'dist/snapshots-'));
      try {
        await build({
          root,
          configFile: false,
          mode: 'snapshot',
          logLevel: 'error',
          publicDir: false,
          resolve: { alias: alias as Record<string, string> },
          define: { 'process.env.NODE_ENV': '"production"' },
          ssr: { noExternal: true, external: ['jsdom'] },
          build: {
            ssr: true,
            outDir: place,
            minify: false,
            rolldownOptions: {
              input: join(root, 'src/build/snapshots.ts'),
              output: { codeSplitting: false, entryFileNames: 'snapshots.mjs' },
            },
          },
        });
        const drawn = execFileSync(process.execPath, [join(place, 'snapshots.mjs')], { maxBuffer: 64 * 1024 * 1024 });
        const { base, snapshots } = JSON.parse(drawn.toString()) as { base: string; snapshots: object };
        writeFileSync(join(outDir, SNAPSHOTS_FILE), JSON.stringify(snapshots));
        const page = join(outDir, 'index.html');
        const html = readFileSync(page, 'utf8');
        writeFileSync(
          page,
          html.replace('</head>', () => `<style nonce="__CSP_NONCE__">${base}</style></head>`),
        );
      } finally {
        rmSync(place, { recursive: true });
      }
    },
  };
}
