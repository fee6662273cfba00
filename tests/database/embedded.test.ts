import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { DirectoryInUse, ownDirectory } from '../../db/directory-owner.ts';
import { ownDataDir, startEmbedded } from '../../db/embedded.ts';
import { isDatabaseAway } from '../../src/routers/failures.ts';
import { readEnv } from '../../src/server/start/env.ts';
import { explainStartFailure } from '../../src/server/start/start-failure.ts';
import { bundle } from '../support/bundle.ts';
import { cloneEmbedded } from '../support/database.ts';
import { SHORT_LIVED } from '../support/instance.ts';
import { ownProcess } from '../support/redis-server.ts';

function temporary(): string {
  return mkdtempSync(join(tmpdir(), 'sottovoce-embedded-'));
}

const onError = (error: Error) => {
  throw error;
};

test('parallel queries and transactions each get their own result', async () => {
  const dataDir = cloneEmbedded();
  const embedded = await startEmbedded(dataDir);
  const db = createDatabase({ ...embedded, bounds: { connection: 60_000, query: 60_000 }, onError });
  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, n) => {
      const ask = (on: typeof db, kind: string) =>
        sql<{ n: number; kind: string }>`select ${n}::int as n, ${sql.lit(kind)} as kind`.execute(on);
      if (n % 3 === 0) return (await db.transaction().execute((trx) => ask(trx, 'transaction'))).rows[0];
      return (await ask(db, n % 3 === 1 ? 'one' : 'two')).rows[0];
    }),
  );
  expect(answers).toEqual(answers.map((_, n) => ({ n, kind: ['transaction', 'one', 'two'][n % 3] })));
  await db.destroy();
  await embedded.stop();
  rmSync(dataDir, { recursive: true });
});

test('a directory has one owner at a time, and can be opened again after that one stops', async () => {
  const dataDir = cloneEmbedded();
  const first = await startEmbedded(dataDir);
  await expect(startEmbedded(dataDir)).rejects.toBeInstanceOf(DirectoryInUse);
  await first.stop();
  await (await startEmbedded(dataDir)).stop();
  rmSync(dataDir, { recursive: true });
});

test('of many processes that start at once after a kill, exactly one owns the directory, and no later one', async () => {
  const path = join(temporary(), 'owner');
  const program = await bundle('tests/database/owner.ts');
  const begin = async () => {
    const child = ownProcess(spawn(process.execPath, [...SHORT_LIVED, program, path], { stdio: ['pipe', 'pipe', 'inherit'] }));
    const said = async () => String((await once(child.stdout!, 'data'))[0]).trim();
    expect(await said()).toBe('ready');
    const ask = () => (child.stdin!.write('go\n'), said());
    const kill = async () => (child.kill('SIGKILL'), once(child, 'close'));
    return { ask, kill };
  };
  const killed = await begin();
  expect(await killed.ask()).toBe('owned');
  await killed.kill();

  for (let round = 1; round <= 3; round++) {
    const starts = await Promise.all(Array.from({ length: 10 }, begin));
    const outcomes = await Promise.all(starts.slice(1).map(({ ask }) => ask()));
    expect(outcomes.filter((outcome) => outcome === 'owned')).toHaveLength(1);
    expect(await starts[0]!.ask()).toBe('in use');
    await Promise.all(starts.map(({ kill }) => kill()));
  }
  rmSync(dirname(path), { recursive: true });
}, 60_000);

test('a version that looks at owner.sock alone and this one keep each other out', async () => {
  const path = join(temporary(), 'owner');
  const older = createServer((socket) => void socket.on('error', () => {}).end('token')).listen(`${path}.sock`);
  await once(older, 'listening');
  await expect(ownDirectory(path)).rejects.toBeInstanceOf(DirectoryInUse);
  older.close();
  await once(older, 'close');
  const release = await ownDirectory(path);
  const asked = connect(`${path}.sock`);
  expect(String((await once(asked, 'data'))[0])).not.toBe('');
  asked.destroy();
  release();
  rmSync(dirname(path), { recursive: true });
});

test('a very long path works too, also for a process with another temporary folder, which finds the directory in use', async () => {
  const parent = temporary();
  const dataDir = cloneEmbedded(join(parent, 'una cartella con un nome molto lungo'.repeat(4)));
  const embedded = await startEmbedded(dataDir);
  const other = join(parent, 'tmp');
  mkdirSync(other);
  vi.stubEnv('TMPDIR', other);
  await expect(ownDataDir(dataDir)).rejects.toBeInstanceOf(DirectoryInUse);
  expect(readdirSync(other)).toEqual([]);
  vi.unstubAllEnvs();
  const db = createDatabase({ ...embedded, onError });
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
  await embedded.stop();
  rmSync(parent, { recursive: true });
});

test('ten kills during writes lose no acknowledged write and leave no partial transaction', async () => {
  const dataDir = cloneEmbedded();
  const program = await bundle('tests/database/writer.ts');
  const acknowledged: number[] = [];
  for (let round = 1; round <= 10; round++) {
    const writer = ownProcess(spawn(process.execPath, [...SHORT_LIVED, program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] }));
    let output = '';
    writer.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const closed = once(writer, 'close');
    await Promise.race([once(writer.stdout!, 'data'), closed]);
    // Each round kills at another point of the writing.
    await sleep(round * 30);
    writer.kill('SIGKILL');
    expect(await closed, output).toEqual([null, 'SIGKILL']);
    acknowledged.push(...output.split('\n').slice(0, -1).map(Number));
  }

  const embedded = await startEmbedded(dataDir);
  const db = createDatabase({ ...embedded, onError });
  const numbers = async (table: string) =>
    (await sql<{ n: number }>`select n from ${sql.table(table)} order by n`.execute(db)).rows.map(({ n }) => n);
  const [lefts, rights] = [await numbers('lefts'), await numbers('rights')];
  await db.destroy();
  await embedded.stop();
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(lefts).toEqual(rights);
  expect(lefts).toEqual(expect.arrayContaining(acknowledged));
  rmSync(dataDir, { recursive: true });
}, 120_000);

/** Mounts a disk of that size and returns its path, or undefined without the rights of root. */
function makeDisk(bytes: number): string | undefined {
  const disk = temporary();
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', disk]).status === 0 ? disk : undefined;
}

/** Fills all remaining space. */
function fill(filler: string): void {
  try {
    for (;;) appendFileSync(filler, Buffer.alloc(64 * 1024));
  } catch {
    // The disk is full.
  }
}

test('a full disk refuses writes, crashes only the engine, and loses no acknowledged write (needs root)', async (context) => {
  const disk = makeDisk(160 * 1024 ** 2);
  if (!disk) return context.skip('only root may mount a disk');
  onTestFinished(() => void spawnSync('umount', ['--lazy', disk]));
  const [dataDir, filler] = [join(disk, 'data'), join(disk, 'filler')];
  mkdirSync(dataDir);
  const embedded = await startEmbedded(cloneEmbedded(dataDir));
  const db = createDatabase({ ...embedded, bounds: { connection: 5000, query: 10_000 }, onError: () => {} });
  const ends: string[] = [];
  // Frees the space at the second crash, so that one restart is tried on a full disk too.
  embedded.revive(({ message }) => ends.push(message) === 2 && rmSync(filler), 100);
  await sql`create table kept (n int primary key, words text)`.execute(db);
  const acknowledged: number[] = [];
  const write = async (n: number) => {
    await sql`insert into kept values (${n}, ${randomBytes(50_000).toString('hex')})`.execute(db);
    acknowledged.push(n);
  };

  // Without room for a row, the write is refused; with room for rows but not for another WAL file, the engine panics.
  fill(filler);
  await expect(write(0)).rejects.toMatchObject({ code: '53100' });
  expect(ends).toEqual([]);
  truncateSync(filler, statSync(filler).size - 8 * 1024 ** 2);
  const failures: unknown[] = [];
  for (let n = 1; n < 2000 && ends.length === 0; n++) await write(n).catch((error: unknown) => failures.push(error));
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.filter((error) => !isDatabaseAway(error))).toEqual([]);

  const numbers = async () => (await sql<{ n: number }>`select n from kept order by n`.execute(db)).rows.map(({ n }) => n);
  await expect.poll(() => numbers().catch(() => []), { timeout: 60_000 }).toEqual(expect.arrayContaining(acknowledged));
  await write(5000);
  expect(ends.length).toBeGreaterThan(1);
  await db.destroy();
  await embedded.stop();

  // A start on the full disk says what to do.
  fill(filler);
  const failure: unknown = await startEmbedded(dataDir).catch((error: unknown) => error);
  expect(explainStartFailure(failure, readEnv({ DATA_DIR: dataDir }))).toMatch(/is full: make room for 32 MiB/);
});
