import { sql, type Kysely } from 'kysely';

/** What was answered to sends that carry a key, for a day: whoever sends the same again makes nothing twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The name is an HMAC of person, call and key, and a key is used once: no two rows are seen to be one person's. When, what was sent and
  // what was answered are sealed. The primary key serves: whether a key was used, and waiting for whoever uses it at this moment.
  await sql`
    create table answers_given (
      name bytea primary key check (octet_length(name) = 32),
      details bytea not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table answers_given`.execute(db);
}
