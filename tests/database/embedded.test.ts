import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { DirectoryInUse } from '../../db/directory-owner.ts';
import { startEmbedded } from '../../db/embedded.ts';
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

test('mixed parallel queries and transactions each get their own answer', async () => {
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

test('a directory belongs to one process at a time, and to the next one afterwards', async () => {
  const dataDir = cloneEmbedded();
  const first = await startEmbedded(dataDir);
  await expect(startEmbedded(dataDir)).rejects.toBeInstanceOf(DirectoryInUse);
  await first.stop();
  await (await startEmbedded(dataDir)).stop();
  rmSync(dataDir, { recursive: true });
});

test('a very long path works too', async () => {
  const parent = temporary();
  const dataDir = cloneEmbedded(join(parent, 'una cartella con un nome molto lungo'.repeat(4)));
  const embedded = await startEmbedded(dataDir);
  const db = createDatabase({ ...embedded, onError });
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
  await embedded.stop();
  rmSync(parent, { recursive: true });
});

test('ten kills during writes lose no acknowledged write and leave no half one', async () => {
  const dataDir = cloneEmbedded();
  const program = await bundle('tests/database/writer.ts');
  const acknowledged: number[] = [];
  for (let round = 1; round <= 10; round++) {
    const writer = ownProcess(spawn(process.execPath, [...SHORT_LIVED, program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] }));
    let output = '';
    writer.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const closed = once(writer, 'close');
    await Promise.race([once(writer.stdout!, 'data'), closed]);
    // Each round at another point of the writing.
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
