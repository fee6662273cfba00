import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Plain JavaScript without types, hence the dynamic import. */
const module = new URL('../../src/is-installed.mjs', import.meta.url).href;
const { isInstalled } = (await import(/* @vite-ignore */ module)) as { isInstalled(what: { root: string; dev: boolean }): boolean };

const LOCKED = {
  '': {},
  'node_modules/fastify': { integrity: 'sha512-f1' },
  'node_modules/esbuild-of-another-system': { integrity: 'sha512-e1', optional: true },
  'node_modules/vite': { integrity: 'sha512-v1', dev: true },
  'node_modules/binding-of-another-system': { integrity: 'sha512-b1', devOptional: true },
};
const RUNNING = { 'node_modules/fastify': { integrity: 'sha512-f1' } };
const ALL = { ...RUNNING, 'node_modules/vite': { integrity: 'sha512-v1' } };

function holds(installed: object | undefined, dev: boolean): boolean {
  const root = mkdtempSync(join(tmpdir(), 'sottovoce-installed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
  mkdirSync(join(root, 'node_modules'));
  if (installed) writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return isInstalled({ root, dev });
}

test('a production install is enough for commands without dev dependencies, and a full install for all', () => {
  expect(holds(RUNNING, false)).toBe(true);
  expect(holds(RUNNING, true)).toBe(false);
  expect(holds(ALL, true)).toBe(true);
  expect(holds(ALL, false)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['too little', {}],
  ['another version', { 'node_modules/fastify': { integrity: 'sha512-f0' } }],
  ['an older version of a package inside another', { ...ALL, 'node_modules/vite/node_modules/fastify': { integrity: 'sha512-f0' } }],
])('an install of %s does not satisfy the lockfile', (_, installed) => {
  for (const dev of [false, true]) expect(holds(installed, dev)).toBe(false);
});
