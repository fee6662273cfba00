import { sql, type Kysely } from 'kysely';

/** Each row of the database has a name of its own; a guest's report has no other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reports add column id integer primary key generated always as identity`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reports drop column id`.execute(db);
}
