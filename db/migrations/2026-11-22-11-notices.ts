import { sql, type Kysely } from 'kysely';

/**
 * What people are told, and that they have read it: a log of each person, of which no two rows can be tied together without the
 * installation's secret. Rows are added and expire, but never change: whoever reads at some moment would tie what they read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The primary key serves: read a person's log, whose places only the secret tells.
  await sql`
    create table notices (
      place bytea primary key check (octet_length(place) = 16),
      details bytea not null,
      expires_on date not null
    )`.execute(db);
  // Serves: sweeping out what has expired.
  await sql`create index notices_expiry on notices (expires_on)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table notices`.execute(db);
}
