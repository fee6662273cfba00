import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../db/client.ts';
import { DirectoryInUse } from '../../db/directory-owner.ts';
import { startEmbedded } from '../../db/embedded.ts';

function temporary(): string {
  return mkdtempSync(join(tmpdir(), 'sottovoce-embedded-'));
}

const onError = (error: Error) => {
  throw error;
};

test('mixed parallel queries and transactions each get their own answer', async () => {
  const dataDir = temporary();
  const embedded = await startEmbedded(dataDir);
  const db = createDatabase({ ...embedded, onError });
  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, n) => {
      const ask = (on: typeof db, kind: string) => sql<{ n: number; kind: string }>`select ${n}::int as n, ${sql.lit(kind)} as kind`.execute(on);
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
  const dataDir = temporary();
  const first = await startEmbedded(dataDir);
  await expect(startEmbedded(dataDir)).rejects.toBeInstanceOf(DirectoryInUse);
  await first.stop();
  await (await startEmbedded(dataDir)).stop();
  rmSync(dataDir, { recursive: true });
});

test('a very long path works too', async () => {
  const parent = temporary();
  const dataDir = join(parent, 'una cartella con un nome molto lungo'.repeat(4));
  const embedded = await startEmbedded(dataDir);
  const db = createDatabase({ ...embedded, onError });
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
  await embedded.stop();
  rmSync(parent, { recursive: true });
});
