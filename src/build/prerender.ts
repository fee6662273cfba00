import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Snapshots of the public pages, for the server: see src/server/http/snapshots.ts. */
export const SNAPSHOTS_FILE = '.vite/snapshots.json';

/**
 * Renders the public pages at build time with the same components, so that on a slow phone they can be read seconds before the program
 * runs. The base styles are computed here too and inlined in the page: computing them from the theme took a phone 80 ms at each start.
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
    // The page already holds the values of the custom properties, so the program only needs their names.
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
      // After a failed build, an error about snapshots would hide the cause.
      if (!written) return;
      const root = resolve(import.meta.dirname, '../..');
      mkdirSync(join(root, 'dist'), { recursive: true });
      // Inside the project, so that it resolves the project's packages.
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
