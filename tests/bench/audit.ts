import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Folder of Lighthouse's lockfile, and where it is installed: outside of tests, because the package contains test files. */
const LOCKED = join(import.meta.dirname, 'lighthouse');
const INSTALLED = join(import.meta.dirname, '../../dist/lighthouse');

/** The part of Lighthouse's result that the benchmark uses. */
export interface Result {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string }>;
}

type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Result } | undefined>;

let loaded: Promise<Lighthouse> | undefined;

/** Loads Lighthouse, installing it from its own lockfile on first use: it would be a quarter of the files in `node_modules`. */
export function loadLighthouse(): Promise<Lighthouse> {
  return (loaded ??= load());
}

async function load(): Promise<Lighthouse> {
  // Imported dynamically, because it is untyped JavaScript.
  const module = new URL('../../src/is-installed.mjs', import.meta.url).href;
  const { isInstalled } = (await import(module)) as { isInstalled(what: { root: string; dev: boolean }): boolean };
  mkdirSync(INSTALLED, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(join(LOCKED, file), join(INSTALLED, file));
  if (!isInstalled({ root: INSTALLED, dev: true })) {
    console.log('Installing Lighthouse…');
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: INSTALLED, stdio: ['ignore', 'inherit', 'inherit'] });
  }
  const entry = pathToFileURL(join(INSTALLED, 'node_modules/lighthouse/core/index.js')).href;
  return ((await import(entry)) as { default: Lighthouse }).default;
}
