import { sql, type Kysely } from 'kysely';

/**
 * What was decided about somebody: under a key of its own for each measure, so that two measures of one person have nothing
 * in common, and sealed. It has the number of its case, which goes before it.
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
  // Serves each write and the chat: who may not write now.
  await sql`create index measures_restricting on measures (id) where restricts`.execute(db);
  // Mailboxes whose accounts were closed, as HMACs that name nobody.
  await sql`create table closed_addresses (digest bytea primary key check (octet_length(digest) = 32))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table closed_addresses`.execute(db);
  await sql`drop table measures`.execute(db);
}
