import { sql, type Kysely } from 'kysely';

/**
 * Moderation measures against accounts. Each has its own owner key, so that two measures of one account cannot be linked, and is
 * encrypted. The id is that of its case, which is deleted earlier.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table measures (
      id integer primary key,
      owner_key text not null check (char_length(owner_key) = 22),
      restricts boolean not null,
      ends_on date,
      details bytea not null
    )`.execute(db);
  // Serves each write and the chat: finding restricted accounts.
  await sql`create index measures_restricting on measures (id) where restricts`.execute(db);
  // HMACs of mailboxes whose accounts were closed.
  await sql`create table closed_addresses (digest bytea primary key check (octet_length(digest) = 32))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table closed_addresses`.execute(db);
  await sql`drop table measures`.execute(db);
}
