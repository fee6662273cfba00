import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Rows per query. */
const BATCH = 500;
/** More ids than a site gives between two backups. Ids are int4, so that a site can be restored two thousand times. */
const SKIPPED_IDS = 1_000_000;
/** Kysely's own tables, which are filled by migrating. */
const MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

interface TableOfRows {
  table: string;
  columns: string[];
}

/** The content of a line that starts with `#` and holds no row. */
type Mark = TableOfRows | { sequences: { name: string; last: string; called: boolean }[] } | { end: number };

/** Returns the names of the applied migrations: none if the database is empty or belongs to another application. */
export async function listApplied(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!rows[0]!.found) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}

export async function countTables(db: Kysely<Tables>): Promise<number> {
  return (await listTables(db)).length;
}

/** Counts the other connections of Sottovoce processes to this database. */
export async function countOtherConnections(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'sottovoce'`.execute(db);
  return rows[0]!.count;
}

/** Yields all rows of all tables as lines of JSON, from one snapshot. Tables come after those that they reference. */
export async function* readRows(db: Kysely<Tables>): AsyncGenerator<string> {
  const connection = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    let count = 0;
    for (const { table, columns } of await listTables(connection)) {
      yield mark({ table, columns });
      const fields = sql.join(columns.map((name) => sql.ref(name)));
      // Sorted by primary key, because the physical order reveals the order of insertion.
      await sql`declare reading no scroll cursor for
        select row_to_json(row)::text as line from (select ${fields} from ${sql.table(table)} order by ${await orderOf(connection, table)}) as row`.execute(
        connection,
      );
      for (;;) {
        const { rows } = await sql<{ line: string }>`fetch ${sql.lit(BATCH)} from reading`.execute(connection);
        for (const { line } of rows) yield `${line}\n`;
        count += rows.length;
        if (rows.length < BATCH) break;
      }
      await sql`close reading`.execute(connection);
    }
    yield mark({ sequences: await readSequences(connection) });
    yield mark({ end: count });
  } finally {
    await connection.rollback().execute();
  }
}

/** Replaces the contents of all tables, in one transaction. The database must have the tables and columns that the rows were read from. */
export async function writeRows(db: Kysely<Tables>, lines: AsyncIterable<string>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const tables = (await listTables(trx)).map(({ table }) => sql.table(table));
    // Triggers would increment counters that the rows already contain.
    for (const table of tables) await sql`alter table ${table} disable trigger user`.execute(trx);
    await sql`truncate ${sql.join(tables)}`.execute(trx);
    const count = await insertLines(trx, lines);
    for (const table of tables) await sql`alter table ${table} enable trigger user`.execute(trx);
    return count;
  });
}

/**
 * Statements that make a restored database fit for the days that it has missed. Its sessions end, because some had been ended since the
 * backup, and nobody knows which. Its sequences skip the ids that the site gave after the backup: what still names these, such as links,
 * notices on phones and the chats in Valkey, would otherwise lead to other rows.
 */
export const FINISH_RESTORE = [
  'delete from public.sessions',
  `select setval(oid::regclass, coalesce(pg_sequence_last_value(oid), 0) + ${SKIPPED_IDS})
    from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
];

export async function finishRestore(db: Kysely<Tables>): Promise<void> {
  for (const statement of FINISH_RESTORE) await sql.raw(statement).execute(db);
}

async function insertLines(trx: Transaction<Tables>, lines: AsyncIterable<string>): Promise<number> {
  let into: TableOfRows | undefined;
  let batch: string[] = [];
  let count = 0;
  const flush = async () => {
    if (!into || batch.length === 0) return;
    const fields = sql.join(into.columns.map((name) => sql.ref(name)));
    const table = sql.table(into.table);
    await sql`insert into ${table} (${fields}) overriding system value
      select ${fields} from json_populate_recordset(null::${table}, ${`[${batch.join(',')}]`}::json)`.execute(trx);
    count += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    if (!line.startsWith('#')) {
      batch.push(line);
      if (batch.length === BATCH) await flush();
      continue;
    }
    await flush();
    const read = JSON.parse(line.slice(1)) as Mark;
    if ('table' in read) into = read;
    else if ('sequences' in read) {
      for (const { name, last, called } of read.sequences)
        await sql`select setval(${name}::regclass, ${last}::bigint, ${called})`.execute(trx);
    } else if (read.end === count) return count;
  }
  throw new Error('The rows are not complete');
}

function mark(content: Mark): string {
  return `#${JSON.stringify(content)}\n`;
}

/** Returns the tables with their columns except generated ones, each table after those that it references. */
async function listTables(db: Kysely<Tables>): Promise<TableOfRows[]> {
  const { rows } = await sql<TableOfRows & { needs: string[] }>`
    select c.relname as table,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as needs
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all(${MIGRATIONS}::text[]) order by c.relname`.execute(
    db,
  );
  const sorted: TableOfRows[] = [];
  const done = new Set<string>();
  const left = new Set(rows);
  while (left.size > 0) {
    const next = [...left].filter(({ needs }) => needs.every((name) => done.has(name)));
    if (next.length === 0) throw new Error(`Tables reference one another in a cycle: ${[...left].map(({ table }) => table).join(', ')}`);
    for (const row of next) {
      left.delete(row);
      done.add(row.table);
      sorted.push({ table: row.table, columns: row.columns });
    }
  }
  return sorted;
}

async function orderOf(db: Kysely<Tables>, table: string) {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_index i cross join unnest(i.indkey) with ordinality as k (number, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
    where i.indisprimary and i.indrelid = ${table}::regclass order by k.place`.execute(db);
  return rows.length > 0 ? sql.join(rows.map(({ name }) => sql.ref(name))) : sql`1`;
}

async function readSequences(db: Kysely<Tables>) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`.execute(db);
  const sequences = [];
  for (const { name } of rows) {
    const { rows: values } = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.table(name)}`.execute(db);
    sequences.push({ name, ...values[0]! });
  }
  return sequences;
}
