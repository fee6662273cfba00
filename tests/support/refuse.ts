import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export const REFUSAL = 'refused by the test';

/** Makes deleting or updating one row of a table fail. @returns a function that allows it again */
export async function refuse(
  db: Kysely<Tables>,
  what: 'delete' | 'update',
  table: keyof Tables,
  { column = 'id', value }: { column?: string; value: number },
): Promise<() => Promise<void>> {
  await sql`create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception ${sql.lit(REFUSAL)}; end $$`.execute(
    db,
  );
  await sql`
    create trigger refuse before ${sql.raw(what)} on ${sql.table(table)} for each row when (old.${sql.ref(column)} = ${sql.lit(value)})
    execute function refuse()`.execute(db);
  return async () => void (await sql`drop trigger refuse on ${sql.table(table)}`.execute(db));
}
