import { sql } from 'kysely';
import { createDatabase } from '../../db/client.ts';
import { startEmbedded } from '../../db/embedded.ts';

// A process to be killed: writes pairs of rows to the embedded database at argv[2], and prints each pair's number once committed.
const embedded = await startEmbedded(process.argv[2]!);
const db = createDatabase({ ...embedded, onError: () => {} });
await sql`create table if not exists lefts (n int primary key, filling text)`.execute(db);
await sql`create table if not exists rights (n int primary key, filling text)`.execute(db);
const { rows } = await sql<{ next: number }>`select coalesce(max(n), 0) + 1 as next from lefts`.execute(db);
for (let n = rows[0]!.next; ; n++) {
  await db.transaction().execute(async (trx) => {
    await sql`insert into lefts values (${n}, repeat('x', 2000))`.execute(trx);
    await sql`insert into rights values (${n}, repeat('x', 2000))`.execute(trx);
  });
  process.stdout.write(`${n}\n`);
}
