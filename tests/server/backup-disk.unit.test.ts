import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openBackup, writeBackup } from '../../src/server/backup/file.ts';

const KEY = 'Zk3vQ9xLmW2rT8yB5nH7cJ4dF6gS1aPeUoIqXz0K';
const KIB = 1024;
/** Maximum size of a file in bytes, set with `ulimit -f`: a write beyond it is cut off, as on a full disk. */
const LIMIT = 512 * KIB;

/** Prints for each backup that fails why, and whether it still reads its content, as which it would hold a transaction open. */
const PROGRAM = `
  const { randomBytes } = await import('node:crypto');
  const { writeBackup } = await import(${JSON.stringify(new URL('../../src/server/backup/file.ts', import.meta.url).href)});
  const [home, key, ...sizes] = process.argv.slice(1);
  for (const size of sizes)
    for (const [name, sealedWith] of [['plain', undefined], ['sealed', key]]) {
      let read;
      const content = (async function* () {
        read = 'half read';
        try { for (let left = Number(size); left > 0; left -= ${64 * KIB}) yield randomBytes(Math.min(left, ${64 * KIB})); }
        finally { read = 'let go'; }
      })();
      const about = { kind: 'rows', createdAt: '', migrations: [], keyMark: '' };
      await writeBackup(home + '/' + name + size, about, content, sealedWith).catch((error) => console.log(/ cannot be written \\((\\w+)/.exec(error.message)?.[1], read));
    }`;

test('a backup is written completely or fails without a file and lets go of the database, wherever within a chunk the disk fills up', async () => {
  const home = mkdtempSync(join(tmpdir(), 'sottovoce-full-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  // The last is many times what the streams between the database and the file hold.
  const sizes = [...Array.from({ length: 12 }, (_, index) => LIMIT - 48 * KIB + index * 8 * KIB), 16 * LIMIT].map(String);
  const run = ['--import', 'tsx', '--input-type=module', '-e', PROGRAM, home, KEY, ...sizes];
  const limited = ['-c', `ulimit -f ${LIMIT / 512} && exec "$@"`, 'sh', process.execPath, ...run];
  const { stdout } = spawn('sh', limited, { stdio: ['ignore', 'pipe', 'inherit'] });
  const refusals = (await text(stdout)).trim().split('\n');
  const written = readdirSync(home);
  expect(new Set(refusals)).toEqual(new Set(['EFBIG let go']));
  expect(written.length).toBeGreaterThan(0);
  expect(written.length + refusals.length).toBe(2 * sizes.length);
  for (const name of written) await openBackup(join(home, name), KEY);
});

test('of two backups to one file at once, one is written completely and the other is refused', async () => {
  const home = mkdtempSync(join(tmpdir(), 'sottovoce-twice-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const path = join(home, 'backup');
  const about = { kind: 'rows' as const, createdAt: '', migrations: [], keyMark: '', keyMarks: [] };
  const write = () =>
    writeBackup(
      path,
      about,
      (async function* () {
        for (let part = 0; part < 20; part++) {
          await sleep(5);
          yield randomBytes(64 * KIB);
        }
      })(),
      KEY,
    );
  const outcomes = await Promise.allSettled([write(), sleep(30).then(write)]);
  // Usually the first; on a busy machine the second may be done earlier.
  outcomes.sort((one, other) => one.status.localeCompare(other.status));
  expect(outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { message: `${path} exists already: choose another name` } },
  ]);
  await openBackup(path, KEY);
  expect(readdirSync(home)).toEqual(['backup']);
});

test('a backup whose unfinished file is taken away leaves no empty file under its name', async () => {
  const home = mkdtempSync(join(tmpdir(), 'sottovoce-gone-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const path = join(home, 'backup');
  const about = { kind: 'rows' as const, createdAt: '', migrations: [], keyMark: '', keyMarks: [] };
  const content = (async function* () {
    yield randomBytes(KIB);
    for (const name of readdirSync(home)) rmSync(join(home, name));
  })();
  await expect(writeBackup(path, about, content, KEY)).rejects.toThrow(`${path} cannot be written (ENOENT`);
  expect(readdirSync(home)).toEqual([]);
});

const OPERATIONS = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const RUN = {
  cron: /^17 3 \* \* \* (.+)$/m.exec(OPERATIONS)![1]!.replace(/cd \S+ && node \S+ src\/run\.mjs backup \S+ \S+/, '"$0"'),
  compose: /back up, from cron[^|]*\| `([^`]+)`/
    .exec(OPERATIONS)![1]!
    .replaceAll(/docker compose run --rm backup(?= find )/g, '')
    .replace('docker compose run --rm backup', '"$0"'),
};

test.each(Object.entries(RUN))(
  'the backup from %s deletes abandoned files also when it fails, and old backups only when it succeeds',
  (_, line) => {
    const home = mkdtempSync(join(tmpdir(), 'sottovoce-cron-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const HOUR = 3600;
    const ages = {
      'new.backup': HOUR,
      'old.backup': 24 * HOUR * 16,
      'running.backup.0a1b2c3d4e5f.part': 0,
      'left.backup.0a1b2c3d4e5f.part': 2 * HOUR,
    };
    for (const [name, age] of Object.entries(ages)) {
      writeFileSync(join(home, name), '');
      utimesSync(join(home, name), Date.now() / 1000 - age, Date.now() / 1000 - age);
    }
    const run = (backup: string) => {
      spawnSync('sh', ['-c', line.replaceAll('/backup ', `${home} `), backup]);
      return readdirSync(home).sort();
    };
    expect(run('false')).toEqual(['new.backup', 'old.backup', 'running.backup.0a1b2c3d4e5f.part']);
    expect(run('true')).toEqual(['new.backup', 'running.backup.0a1b2c3d4e5f.part']);
  },
);
