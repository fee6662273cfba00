import { sql, type Kysely } from 'kysely';

/** The mailbox of an account that was deleted during a pause is closed until that is over; one without an end, for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table closed_addresses add column ends_on date`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from closed_addresses where ends_on is not null`.execute(db);
  await sql`alter table closed_addresses drop column ends_on`.execute(db);
}
