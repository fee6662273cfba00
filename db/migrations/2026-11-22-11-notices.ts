import { sql, type Kysely } from 'kysely';

/**
 * Each account's log of notifications and of having read them. Rows cannot be linked to each other without the installation's
 * secret, and are inserted and deleted but never updated: an update would link the rows that are read at the same moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The primary key serves: reading a log, whose places are derived from the secret.
  await sql`
    create table notices (
      place bytea primary key check (octet_length(place) = 16),
      details bytea not null,
      expires_on date not null
    )`.execute(db);
  // Serves: deleting expired notices.
  await sql`create index notices_expiry on notices (expires_on)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table notices`.execute(db);
}
