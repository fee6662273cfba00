import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Stands in for Vite and for the bundler of the server: writes the version of the sources, and then fails if they say so. */
const BUILDER = (made: string) => `
  const fs = require('node:fs');
  const source = fs.readFileSync('src/client/version', 'utf8');
  fs.mkdirSync(require('node:path').dirname('${made}'), { recursive: true });
  fs.writeFileSync('${made}', source);
  if (source.includes('interrupted')) process.exit(1);
`;

test('after an interrupted build, going back to the sources of the last complete one builds them again', () => {
  const root = mkdtempSync(join(tmpdir(), 'sottovoce-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const file of ['run.mjs', 'end-with-npm.mjs', 'is-installed.mjs']) cpSync(join('src', file), join(root, 'src', file));
  for (const folder of ['db', 'src/build', 'src/moderation', 'src/routers', 'src/server']) write(`${folder}/file`, '');
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) write(file, '{ "packages": {} }');
  write('vite.config.ts', '');
  write('node_modules/vite/bin/vite.js', BUILDER('dist/client/index.html'));
  write(
    'node_modules/tsx/dist/cli.mjs',
    `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);${BUILDER('dist/server/main.mjs')}`,
  );
  const build = (version: string) => {
    write('src/client/version', version);
    return spawnSync(process.execPath, ['src/run.mjs', 'build'], { cwd: root, env: { PATH: process.env['PATH'] } }).status;
  };
  expect(build('first')).toBe(0);
  expect(build('second, interrupted')).toBe(1);
  expect(build('first')).toBe(0);
  expect(readFileSync(join(root, 'dist/client/index.html'), 'utf8')).toBe('first');
});

test('packages of another checkout behind a symbolic link are neither removed nor replaced', () => {
  const root = mkdtempSync(join(tmpdir(), 'sottovoce-linked-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src', 'other']) mkdirSync(join(root, folder));
  for (const file of ['run.mjs', 'end-with-npm.mjs', 'is-installed.mjs']) cpSync(join('src', file), join(root, 'src', file));
  writeFileSync(join(root, 'package-lock.json'), '{ "packages": { "node_modules/a": { "integrity": "new" } } }');
  writeFileSync(join(root, 'other/.package-lock.json'), '{ "packages": { "node_modules/a": { "integrity": "old" } } }');
  symlinkSync('other', join(root, 'node_modules'));
  const { status, stderr } = spawnSync(process.execPath, ['src/run.mjs', 'install'], { cwd: root, env: { PATH: process.env['PATH'] } });
  expect([status, String(stderr)]).toEqual([1, expect.stringContaining('remove the link')]);
  expect(existsSync(join(root, 'other/.package-lock.json'))).toBe(true);
});
