import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Its lockfile, and where it is installed: no folder of tests, of which some hold tests. */
const LOCKED = join(import.meta.dirname, 'lighthouse');
const INSTALLED = join(import.meta.dirname, '../../dist/lighthouse');

/** What the bench reads of Lighthouse's result. */
export interface Result {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string }>;
}

type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Result } | undefined>;

let loaded: Promise<Lighthouse> | undefined;

/** Lighthouse, which is a quarter of all files of `node_modules` and needed here alone: installed by its own lockfile when it is first asked for. */
export function loadLighthouse(): Promise<Lighthouse> {
  return (loaded ??= load());
}

async function load(): Promise<Lighthouse> {
  // Plain JavaScript.
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
