import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** How public pages look before the program has arrived, for the server: see src/server/http/snapshots.ts. */
export const SNAPSHOTS_FILE = '.vite/snapshots.json';

/** Draws the public pages at build, by the same components: on a slow phone they can be read seconds before the program runs. */
export function prerender(): Plugin {
  let outDir = '';
  let alias: Record<string, string> | readonly unknown[] = {};
  return {
    name: 'prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config(config) {
      alias = config.resolve?.alias ?? {};
    },
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
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
        writeFileSync(join(outDir, SNAPSHOTS_FILE), drawn);
      } finally {
        rmSync(place, { recursive: true });
      }
    },
  };
}
