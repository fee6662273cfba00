import { sql, type Kysely } from 'kysely';

/** Creates triggers that keep `counter` of the parent equal to the number of its rows. */
export async function countRows(db: Kysely<unknown>, names: { rows: string; parent: string; key: string; counter: string }): Promise<void> {
  const { rows, parent, key, counter } = names;
  await sql
    .raw(
      `create function count_${rows}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          update ${parent} set ${counter} = ${counter} + added.n
          from (select ${key}, count(*) as n from changed group by ${key} order by ${key}) added where id = added.${key};
        else
          update ${parent} set ${counter} = ${counter} - removed.n
          from (select ${key}, count(*) as n from changed group by ${key} order by ${key}) removed where id = removed.${key};
        end if;
        return null;
      end $$`,
    )
    .execute(db);
  for (const [event, table] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ]) {
    await sql
      .raw(
        `create trigger count_${rows}_${event} after ${event} on ${rows}
        referencing ${table} table as changed for each statement execute function count_${rows}()`,
      )
      .execute(db);
  }
}

/** Reverts `countRows`, after its table has been dropped. */
export async function stopCounting(db: Kysely<unknown>, rows: string): Promise<void> {
  await sql.raw(`drop function count_${rows}`).execute(db);
}
