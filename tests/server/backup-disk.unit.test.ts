import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openBackup } from '../../src/server/backup/file.ts';

const KEY = 'Zk3vQ9xLmW2rT8yB5nH7cJ4dF6gS1aPeUoIqXz0K';
const KIB = 1024;
/** No file may grow beyond it: whatever crosses it is cut off there, as by a full disk. In blocks of 512 bytes. */
const LIMIT = 512 * KIB;

const PROGRAM = `
  const { randomBytes } = await import('node:crypto');
  const { writeBackup } = await import(${JSON.stringify(new URL('../../src/server/backup/file.ts', import.meta.url).href)});
  const [home, key, ...sizes] = process.argv.slice(1);
  for (const size of sizes)
    for (const [name, sealedWith] of [['plain', undefined], ['sealed', key]]) {
      const content = (async function* () { yield randomBytes(Number(size)); })();
      const about = { kind: 'rows', createdAt: '', migrations: [], keyMark: '' };
      await writeBackup(home + '/' + name + size, about, content, sealedWith).catch((error) => console.log(/ cannot be written \\((\\w+)/.exec(error.message)?.[1]));
    }`;

test('a backup whose last bytes have no room is no backup, wherever in a piece the disk is full', async () => {
  const home = mkdtempSync(join(tmpdir(), 'sottovoce-full-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const sizes = Array.from({ length: 12 }, (_, index) => String(LIMIT - 48 * KIB + index * 8 * KIB));
  const run = ['--import', 'tsx', '--input-type=module', '-e', PROGRAM, home, KEY, ...sizes];
  const limited = ['-c', `ulimit -f ${LIMIT / 512} && exec "$@"`, 'sh', process.execPath, ...run];
  const { stdout } = spawn('sh', limited, { stdio: ['ignore', 'pipe', 'inherit'] });
  const refusals = (await text(stdout)).trim().split('\n');
  const written = readdirSync(home);
  expect(new Set(refusals)).toEqual(new Set(['EFBIG']));
  expect(written.length).toBeGreaterThan(0);
  expect(written.length + refusals.length).toBe(2 * sizes.length);
  for (const name of written) await openBackup(join(home, name), KEY);
});
