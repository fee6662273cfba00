import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const disk = vi.hoisted(() => ({ full: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeFileSync: typeof fs.writeFileSync = (path, data, options) => {
    fs.writeFileSync(path, disk.full ? '' : data, options);
    if (disk.full) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return { ...fs, writeFileSync };
});

// An earlier test file of this worker may have loaded the module without this mock.
vi.resetModules();
const { loadSecretKey } = await import('../../src/server/start/secret-key.ts');

let DATA_DIR: string;
beforeEach(() => void (DATA_DIR = mkdtempSync(join(tmpdir(), 'sottovoce-secret-'))));
afterEach(() => rmSync(DATA_DIR, { recursive: true }));

test('creates the key once, readable by its owner only, and leaves no other file', () => {
  const key = loadSecretKey({ DATA_DIR });
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(loadSecretKey({ DATA_DIR })).toBe(key);
  expect(statSync(join(DATA_DIR, 'secret-key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(DATA_DIR)).toEqual(['secret-key']);
});

test.each(['', '\n', 'k'.repeat(31)])('a stored key %j is rejected with one line and left unchanged', (short) => {
  const path = join(DATA_DIR, 'secret-key');
  writeFileSync(path, short);
  expect(() => loadSecretKey({ DATA_DIR })).toThrow(/^\S+secret-key has fewer than 32 characters: .+$/);
  expect(readFileSync(path, 'utf8')).toBe(short);
});

test.each([
  ['k'.repeat(40), 'is a short text repeated'],
  ['change-me-change-me-please-now-42', 'is a placeholder or made of words that stand in examples'],
  ['abcdefghijklmnopqrstuvwxyz0123456789', 'is made of sequences of the alphabet, of digits or of the keyboard'],
])('a stored key %j is rejected because it %s', (weak, why) => {
  writeFileSync(join(DATA_DIR, 'secret-key'), weak);
  expect(() => loadSecretKey({ DATA_DIR })).toThrow(new RegExp(`^\\S+secret-key ${why}: restore it, .+$`));
});

test('leaves no key file when the disk is full while it is written', () => {
  disk.full = true;
  expect(() => loadSecretKey({ DATA_DIR })).toThrow('ENOSPC');
  disk.full = false;
  expect(readdirSync(DATA_DIR)).toEqual([]);
  expect(loadSecretKey({ DATA_DIR })).toHaveLength(43);
});

test('processes that start together share one key', async () => {
  const module = JSON.stringify(new URL('../../src/server/start/secret-key.ts', import.meta.url).href);
  const start = Date.now() + 4000;
  const code = `const { loadSecretKey } = await import(${module}); while (Date.now() < ${start}); process.stdout.write(loadSecretKey({ DATA_DIR: ${JSON.stringify(DATA_DIR)} }))`;
  const keys = await Promise.all(
    [1, 2, 3].map(() =>
      text(
        spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout,
      ),
    ),
  );
  expect(keys[0]).toHaveLength(43);
  expect(new Set(keys).size).toBe(1);
});
