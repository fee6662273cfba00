import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { neededBy } from './src/build/first-modules.ts';
import { leanHtml } from './src/build/lean-html.ts';
import { namedOnly } from './src/build/named-only.ts';
import { offline } from './src/build/offline.ts';
import { OLDEST_BROWSERS } from './src/build/oldest-browsers.ts';
import { precompress } from './src/build/precompress.ts';
import { preloadPages } from './src/build/preload-pages.ts';
import { prerender } from './src/build/prerender.ts';
import { sentinels } from './src/build/sentinels.ts';
import { styleNames } from './src/build/style-names.ts';
import { tighten } from './src/build/tighten.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { scratchInMemory } from './tests/support/scratch.ts';

const unitTests = ['tests/**/*.unit.test.ts'];
const serverTests = ['tests/**/*.test.ts'];
const clientTests = ['tests/**/*.test.tsx'];
const browserTests = ['tests/browser/**/*.test.ts'];
const galleryTests = ['tests/gallery/**/*.test.ts'];
/** Where the rest runs on PostgreSQL: a walk through every room, and what the two databases do in ways of their own. */
const onBothDatabases = filesOf('api/walk', 'migrations', 'auth/shuffle');
/** These are about the embedded database. */
const onEmbeddedAlone = filesOf('anonymity/disk', 'database/embedded', 'server/backup-embedded', 'server/process', 'server/start');
const postgres = process.env['TEST_DATABASE_URL'] !== undefined;
const FIRST_ICONS =
  'book-open-text|calendar-days|chevron-right|circle-exclamation-point|clock|cloud-rain|compass|eye-off|graduation-cap|heart|life-buoy|message-circle|message-circle-question-mark|messages-square|rotate-cw';
const FIRST_PARTS =
  'ui/(age|as-many-as-fit|badge|card|empty-state|error-card|drawing|night-drawing|page|skeleton|text-link)|lib/(contact|names|settings|time)|posts/(post-strip|post-types)';
const client = new URL('src/client', import.meta.url).pathname;
const apiPort = Number(process.env['PORT'] ?? 5000);

if (process.env['VITEST']) scratchInMemory();

const onServer = {
  environment: 'node',
  // Each file has an app and a database of its own; what they import is read once for all files of a worker.
  isolate: false,
  globalSetup: 'tests/support/global-setup.ts',
  // A busy machine takes its time, and a test that hangs is rare.
  testTimeout: 120_000,
  hookTimeout: 240_000,
} as const;
/** For the embedded database: processes that live for a minute do not repay what it costs to optimize it. */
const engine = { execArgv: ['--liftoff-only'] };
/** From 25 on Node has a localStorage of its own, which would stand before jsdom's. */
const withoutStorage = ['--no-experimental-webstorage'].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag));
const embeddedTests = [...onBothDatabases, ...onEmbeddedAlone];
const onEmbedded = { extends: true, test: { ...onServer, ...engine, name: 'embedded', include: embeddedTests } } as const;

export default defineConfig({
  root: 'src/client',
  publicDir: 'public',
  plugins: [react(), preloadPages(), styleNames(), namedOnly(), sentinels(), tighten(), leanHtml(), offline(), precompress(), prerender()],
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: {
      'hoist-non-react-statics': new URL('src/build/no-statics.ts', import.meta.url).pathname,
      'use-sync-external-store/shim/index.js': new URL('src/build/react-store.ts', import.meta.url).pathname,
      // Chakra's, from its own folders.
      './token-dictionary.js': new URL('src/client/app/theme/lean-tokens.ts', import.meta.url).pathname,
      '../utils/memo.js': new URL('src/client/app/theme/lean-memo.ts', import.meta.url).pathname,
      '@emotion/is-prop-valid': new URL('src/build/any-prop.ts', import.meta.url).pathname,
    },
  },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`),
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    // Safari knows it from version 17 on; before, a module comes when it is imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The page begins with a little that stays when nobody needs more; what it opens then is the program.
      input: [`${client}/index.html`, `${client}/app/program.tsx`],
      // Said by its packages, but for the one.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
      // The build takes its time on purpose: see src/build/tighten.ts.
      checks: { bundlerTimings: false },
      output: {
        // The entry names a hundred of them: hashes alone make it a kilobyte smaller.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // What every page needs arrives as one file; what several need, in few: each file is a journey for a phone.
            { name: neededBy(`${client}/index.html`, 'first'), debugName: 'first', priority: 3 },
            { name: 'frame', tags: ['$initial'], priority: 2 },
            { name: 'frame', test: /src\/routers\/([\w-]+\/)?limits\./, priority: 2 },
            {
              // What landing, login and home share, icons included, comes along: a file of its own is 300 bytes of headers more.
              name: 'frame',
              test: new RegExp(`lucide-react.*/(${FIRST_ICONS})\\.|src/client/(${FIRST_PARTS})\\.`),
              minShareCount: 3,
              priority: 2,
            },
            { name: 'icons', test: /lucide-react/, minShareCount: 5, priority: 1 },
            {
              name: 'lists',
              test: /icons\/external-link\.|src\/client\/(ui\/(action-style|folding-text|list-end|use-cut-off)|lib\/(count|lists|optimistic))\./,
              minShareCount: 3,
              priority: 2,
            },
            { name: 'posts', test: /src\/client\/(posts\/(post-list|post-card|post-skeleton)|lib\/hidden|ui\/link-list)\./ },
            {
              name: 'fields',
              priority: 2,
              test: /icons\/eye\.|src\/client\/(ui\/(field-shell|text-field|password-field|tabs|use-fading-ends)|lib\/(check|log|restriction|restriction-words))\./,
            },
            { name: 'bell', test: /src\/(client\/notices\/(live|notice-bell|use-notices)|routers\/notices\/rules)\./ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': `http://localhost:${apiPort}`,
      '/trpc': `http://localhost:${apiPort}`,
      '/ws': { target: `ws://localhost:${apiPort}`, ws: true },
    },
  },
  test: {
    root: '.',
    // A busy machine takes its time.
    expect: { poll: { timeout: 10_000 } },
    // A third of a test is waiting, for a database, a page or time to pass.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          // Functions alone: no database, no process, no page. They share what they import.
          name: 'unit',
          environment: 'node',
          include: unitTests,
          isolate: false,
          // Some read thousands of texts.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...onServer,
          ...(postgres ? {} : engine),
          name: 'server',
          include: serverTests,
          exclude: [...browserTests, ...galleryTests, ...unitTests, ...(postgres ? onEmbeddedAlone : [])],
        },
      },
      ...(postgres ? [onEmbedded] : []),
      {
        extends: true,
        test: {
          name: 'client',
          environment: 'jsdom',
          include: clientTests,
          setupFiles: 'tests/support/client-setup.ts',
          // One window for all files of a worker; client-setup.ts empties it and has each file read our modules anew.
          isolate: false,
          // A render leaves much behind, and little of it for long.
          execArgv: ['--max-semi-space-size=64', ...withoutStorage],
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          // Much of it is waiting for a page to be at rest, and it needs no server: others work meanwhile.
          name: 'gallery',
          environment: 'node',
          include: galleryTests,
          retry: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          // After the others, with the machine to itself.
          sequence: { groupOrder: 1 },
          environment: 'node',
          include: browserTests,
          globalSetup: 'tests/support/browser-setup.ts',
          // A Chromium for each worker, not for each file. A third of a walk is waiting for a page to be at rest.
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
          // Chromium draws and steals the focus at times of its own; what fails twice is broken.
          retry: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});

function filesOf(...names: string[]): string[] {
  return names.map((name) => `tests/${name}.test.ts`);
}
