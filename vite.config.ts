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
/** Tests that always run on the embedded database too: a walk through the whole API, and behaviour in which the two databases differ. */
const onBothDatabases = filesOf('api/walk', 'migrations', 'auth/shuffle');
/** Tests of the embedded database itself. */
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
  // Each file has its own app and database, so the files of a worker can share loaded modules.
  isolate: false,
  globalSetup: 'tests/support/global-setup.ts',
  // Generous, because tests are slow on a busy machine and rarely hang.
  testTimeout: 120_000,
  hookTimeout: 240_000,
} as const;
/** Uses only V8's baseline WebAssembly compiler: in processes that live for a minute, optimizing the embedded database does not pay off. */
const engine = { execArgv: ['--liftoff-only'] };
/** Node 25 and later has its own localStorage, which would shadow jsdom's. */
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
      // Chakra's modules, as its own files import them.
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
    // Safari supports modulepreload from version 17; earlier versions load a module when it is imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The entry is small and enough for pages that need no program; it imports the program on demand.
      input: [`${client}/index.html`, `${client}/app/program.tsx`],
      // Packages declare this themselves, except tRPC.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] },
      // The build is slow on purpose: see src/build/tighten.ts.
      checks: { bundlerTimings: false },
      output: {
        // The entry names about a hundred chunks: names made of hashes alone save a kilobyte.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // Modules that every page needs go into one file, modules that several need into a few: each file costs a phone a round trip.
            { name: neededBy(`${client}/index.html`, 'first'), debugName: 'first', priority: 3 },
            { name: 'frame', tags: ['$initial'], priority: 2 },
            { name: 'frame', test: /src\/routers\/([\w-]+\/)?limits\./, priority: 2 },
            {
              // Modules shared by landing, login and home, icons included: a separate file would cost 300 bytes of headers.
              name: 'frame',
              test: new RegExp(`lucide-react.*/(${FIRST_ICONS})\\.|src/client/(${FIRST_PARTS})\\.`),
              minShareCount: 3,
              priority: 2,
            },
            { name: 'icons', test: /lucide-react/, minShareCount: 5, priority: 1 },
            {
              name: 'lists',
              test: /icons\/external-link\.|src\/client\/(ui\/(action-style|folding-text|list-end|use-cut-off)|lib\/(count|lists|optimistic)|support\/pain-panel)\./,
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
    // Generous, because polling is slow on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // More workers than cores, because a third of a test's time is spent waiting for a database, a page or a timer.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          // Pure functions without database, process or page, so the files of a worker can share loaded modules.
          name: 'unit',
          environment: 'node',
          include: unitTests,
          isolate: false,
          // Some tests read thousands of texts.
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
          // One window per worker; client-setup.ts empties it and reloads our modules for each file.
          isolate: false,
          // Renders allocate many short-lived objects, which a larger young generation collects cheaply.
          execArgv: ['--max-semi-space-size=64', ...withoutStorage],
          testTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          // Mostly waits for pages to settle and needs no server, so it runs beside the other projects.
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
          // Runs after the other projects, because it needs the machine to itself.
          sequence: { groupOrder: 1 },
          environment: 'node',
          include: browserTests,
          globalSetup: 'tests/support/browser-setup.ts',
          // One Chromium per worker instead of one per file.
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
          // Chromium repaints and takes the focus at unpredictable times; only a test that fails twice is broken.
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
