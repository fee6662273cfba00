import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export const REFUSAL = 'refused by the test';

/** The SQLSTATE of a statement that the database has cancelled, for example after its time limit. */
export const TIMED_OUT = '57014';

/** Makes deleting or updating one row of a table fail, with a given SQLSTATE. @returns a function that allows it again */
export async function refuse(
  db: Kysely<Tables>,
  what: 'delete' | 'update',
  table: keyof Tables,
  { column = 'id', value, code = 'P0001' }: { column?: string; value: number | string; code?: string },
): Promise<() => Promise<void>> {
  await sql`
    create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception ${sql.lit(REFUSAL)} using errcode = ${sql.lit(code)}; end $$`.execute(db);
  await sql`
    create trigger refuse before ${sql.raw(what)} on ${sql.table(table)} for each row when (old.${sql.ref(column)} = ${sql.lit(value)})
    execute function refuse()`.execute(db);
  return async () => void (await sql`drop trigger refuse on ${sql.table(table)}`.execute(db));
}

/** Makes every query about a table fail. @returns a function that allows them again, in a transaction if it gets one */
export async function hide(db: Kysely<Tables>, table: keyof Tables): Promise<(trx?: Kysely<Tables>) => Promise<void>> {
  await sql`alter table ${sql.table(table)} rename to hidden`.execute(db);
  return async (trx = db) => void (await sql`alter table hidden rename to ${sql.table(table)}`.execute(trx));
}
