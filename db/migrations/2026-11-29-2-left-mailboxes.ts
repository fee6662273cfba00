import { sql, type Kysely } from 'kysely';

/** Mailboxes that an account gave up recently, as HMACs that occur in no other table, and the last day on which that matters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table left_mailboxes (
      digest bytea primary key check (octet_length(digest) = 32),
      ends_on date not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table left_mailboxes`.execute(db);
}
