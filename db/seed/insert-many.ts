import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** PostgreSQL accepts at most 65,535 parameters per statement. */
const PARAMETERS_MAX = 60_000;

export async function insertMany<T extends keyof Tables>(db: Kysely<Tables>, table: T, rows: Insertable<Tables[T]>[]): Promise<void> {
  const size = Math.max(1, Math.floor(PARAMETERS_MAX / Object.keys(rows[0] ?? {}).length));
  for (let start = 0; start < rows.length; start += size) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
  }
}

/** Reserves `count` ids of a table, because the pseudonyms in a row are derived from its id. */
export async function reserveIds(db: Kysely<Tables>, table: keyof Tables, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map((row) => row.id);
}
