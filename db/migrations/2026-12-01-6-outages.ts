import { sql, type Kysely } from 'kysely';

/** When the upkeep last ran, and when it last came back after an outage: one row, about nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table upkeep (
      sole boolean primary key default true check (sole),
      ran_at timestamptz not null,
      back_at timestamptz
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table upkeep`.execute(db);
}
