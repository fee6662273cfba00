import { sql, type Kysely } from 'kysely';

/** Closes the mailbox of an account deleted during a pause until the pause is over. Without `ends_on` a mailbox stays closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table closed_addresses add column ends_on date`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from closed_addresses where ends_on is not null`.execute(db);
  await sql`alter table closed_addresses drop column ends_on`.execute(db);
}
