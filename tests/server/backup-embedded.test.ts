import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { DirectoryInUse } from '../../db/directory-owner.ts';
import { startEmbedded } from '../../db/embedded.ts';
import { openBackup, writeBackup } from '../../src/server/backup/file.ts';
import { putBack } from '../../src/server/backup/put-back.ts';
import { takeBackup } from '../../src/server/backup/take.ts';
import { checkEmbedded } from '../../src/server/doctor/database.ts';
import { readEnv } from '../../src/server/start/env.ts';
import { cloneEmbedded } from '../support/database.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';
import { runProgram } from '../support/product.ts';
import { digestsOfRestored, digestTables, fillSite } from '../support/whole-site.ts';

const BACKUP_KEY = 'Zk3vQ9xLmW2rT8yB5nH7cJ4dF6gS1aPeUoIqXz0K';
const OTHER_KEY = 'r5Wn8Qb2Xk7Tz4Lc9Vd3Mf6Hj1Gp0Sy5Ue8Ai2Bo';
const home = mkdtempSync(join(tmpdir(), 'sottovoce-backup-'));
const file = join(home, 'site.backup');
const envOf = (DATA_DIR: string, more: Record<string, string> = {}) => readEnv({ DATA_DIR, SECRET_KEY: TEST_SECRET, BACKUP_KEY, ...more });
const anew = () => join(mkdtempSync(join(home, 'place-')), 'data');

async function look<T>(dataDir: string, work: (db: ReturnType<typeof createDatabase>) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded(dataDir);
  const db = createDatabase({ ...embedded, onError: () => {} });
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await embedded.stop();
  }
}

async function nextNumber(db: ReturnType<typeof createDatabase>): Promise<string> {
  return (await sql<{ id: string }>`select nextval('posts_id_seq') as id`.execute(db)).rows[0]!.id;
}

const source = cloneEmbedded();
let before: Record<string, string>;
let lastNumber: string;
beforeAll(async () => {
  await look(source, async (db) => {
    await fillSite(db);
    lastNumber = await nextNumber(db);
    before = await digestTables(db);
    await expect(takeBackup(envOf(source), file, new Date())).rejects.toBeInstanceOf(DirectoryInUse);
    expect(await checkEmbedded(envOf(source))).toEqual([{ what: 'the embedded database is in use by a server' }]);
  });
  await takeBackup(envOf(source), file, new Date('2026-11-22T10:00:00Z'));
});
afterAll(() => {
  for (const folder of [home, source]) rmSync(folder, { recursive: true });
});

test('the doctor opens the embedded database without closing to others what it reports as open', async () => {
  const version = join(source, 'database', 'PG_VERSION');
  chmodSync(version, 0o644);
  // As a program, because the umask, which belongs to the process, closes what it creates itself.
  const ask = async () => {
    const doctor = await runProgram('src/server/doctor/main.ts', { DATA_DIR: source, SECRET_KEY: TEST_SECRET });
    await doctor.ended;
    // Other tests use the same disk meanwhile.
    return doctor.output().replace(/[\d.]+ GiB free/, '');
  };
  const reported = await ask();
  expect(reported).toContain('ok    the embedded database opens');
  expect(reported).toContain('1 can be read by others');
  expect(await ask()).toBe(reported);
  chmodSync(version, 0o600);
});

test('restoring a backup of the embedded database brings back every row except sessions, and gives no id of the days since again', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const raw = readFileSync(file).toString('latin1');
  for (const secret of [TEST_SECRET, BACKUP_KEY, 'erasmus']) expect(raw).not.toContain(secret);
  const dataDir = anew();
  expect((await putBack(envOf(dataDir), file)).createdAt).toBe('2026-11-22T10:00:00.000Z');
  await look(dataDir, async (db) => {
    expect(before['sessions']).toMatch(/^1 /);
    expect(await digestTables(db)).toEqual(digestsOfRestored(before));
    // The counting triggers work after the restore.
    const { comments_count: count } = await db.selectFrom('posts').select('comments_count').where('id', '=', 1).executeTakeFirstOrThrow();
    await db
      .insertInto('comments')
      .values({ post_id: 1, author_key: 'k'.repeat(22), content: 'dopo', created_at: new Date() })
      .execute();
    expect((await db.selectFrom('posts').select('comments_count').where('id', '=', 1).executeTakeFirstOrThrow()).comments_count).toBe(
      count + 1,
    );
    // By links, or by the chats in Valkey, an id that was given again would lead to another post.
    expect(await nextNumber(db)).toBe(String(Number(lastNumber) + 1_000_001));
    await expect(putBack(envOf(dataDir), file)).rejects.toBeInstanceOf(DirectoryInUse);
  });
  await expect(putBack(envOf(dataDir), file)).rejects.toThrow(`DATA_DIR ${dataDir} holds a database already: choose an empty one`);
});

test('an unusable backup file or target is refused with the reason, and no database is created', async () => {
  const bytes = readFileSync(file);
  const altered = (name: string, content: Buffer) => {
    const path = join(home, name);
    writeFileSync(path, content);
    return path;
  };
  const body = bytes.indexOf('\n') + 1;
  const flipped = Buffer.from(bytes);
  flipped[body + 1000]! ^= 1;
  const header = bytes.subarray(0, body).toString();
  const newer = header.replace('"migrations":["', '"migrations":["2099-01-01-1-tomorrow","');
  const plain = join(home, 'plain.backup');
  const { header: about, content } = await openBackup(file, BACKUP_KEY);
  await writeBackup(plain, about, content(), undefined);
  const plainBytes = readFileSync(plain);
  const plainNewer = plainBytes.toString('latin1').replace('"migrations":["', '"migrations":["2099-01-01-1-tomorrow","');

  const dataDir = anew();
  const refusals: [string, string, Record<string, string>?][] = [
    [file, 'is encrypted: give its BACKUP_KEY', { BACKUP_KEY: '' }],
    [file, 'BACKUP_KEY is another one, or the file was changed', { BACKUP_KEY: OTHER_KEY }],
    [altered('flipped', flipped), 'the file was changed'],
    [altered('cut', bytes.subarray(0, -70_000)), 'the file was changed'],
    [altered('cut-short', bytes.subarray(0, body + 64 * 1024 + 16)), 'the file was changed'],
    [altered('header', Buffer.from(bytes.toString('latin1').replace(header, newer), 'latin1')), 'the file was changed'],
    [altered('plain-cut', plainBytes.subarray(0, -100)), 'is damaged'],
    [altered('newer', Buffer.from(plainNewer, 'latin1')), 'of a newer version, with 2099-01-01-1-tomorrow: update this program first'],
    [file, 'belongs to another SECRET_KEY', { SECRET_KEY: OTHER_KEY }],
    [file, 'The backup holds no secret key: set SECRET_KEY, or put the site', { SECRET_KEY: '' }],
    [altered('other', Buffer.from('something')), 'is not a backup that this version can read'],
    [altered('no-json', Buffer.from('sottovoce-backup {"version":1,"kind"\n')), 'is damaged: its first line cannot be read'],
    [altered('other-fields', Buffer.from('sottovoce-backup {"version":1,"kind":"rows"}\n')), 'is damaged: its first line cannot be read'],
    [join(home, 'nowhere'), 'cannot be read (ENOENT)'],
    [home, 'cannot be read (EISDIR)'],
  ];
  for (const [path, why, more] of refusals) await expect(putBack(envOf(dataDir, more), path), why).rejects.toThrow(why);
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
  await expect(takeBackup(envOf(source), file, new Date())).rejects.toThrow('exists already');
  for (const [path, why] of [
    [join(home, 'no', 'folder'), 'ENOENT'],
    [join(file, 'below'), 'ENOTDIR'],
  ] as const)
    await expect(takeBackup(envOf(source), path, new Date())).rejects.toThrow(`${path} cannot be written (${why}`);
  await expect(takeBackup(envOf(dataDir), join(home, 'none'), new Date())).rejects.toThrow('there is nothing to back up');
  expect(() => envOf(source, { BACKUP_KEY: TEST_SECRET })).toThrow('BACKUP_KEY must be another key');
});
