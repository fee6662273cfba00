import { sql, type Kysely } from 'kysely';

/** The day on which a mentor gave up a profile that is kept, without a word of it, for as long as letters to its students can be reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mentors add column left_on date`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from mentors where left_on is not null`.execute(db);
  await sql`alter table mentors drop column left_on`.execute(db);
}
