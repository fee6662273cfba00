import { sql, type Kysely } from 'kysely';

/** Gives reports a primary key: those of guests have nothing else to identify them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reports add column id integer primary key generated always as identity`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reports drop column id`.execute(db);
}
