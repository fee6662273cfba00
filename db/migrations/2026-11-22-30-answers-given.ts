import { sql, type Kysely } from 'kysely';

/** What was answered to sends that carry a key, for a day: whoever sends the same again makes nothing twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The name is an HMAC of person, call and key, and a key is used once: no two rows are seen to be one person's. When, what was sent and
  // what was answered are sealed. The primary key serves: whether a key was used.
  await sql`
    create table answers_given (
      name bytea primary key check (octet_length(name) = 32),
      details bytea not null
    )`.execute(db);
  // In one round trip, as in standing_account: the second command sees what was committed while the lock was waited for.
  await sql`
    create function answer_given(wanted bytea) returns table (details bytea) language plpgsql volatile as $$
    declare
      half text := encode(wanted, 'hex');
    begin
      perform pg_advisory_xact_lock(('x' || substr(half, 1, 8))::bit(32)::int, ('x' || substr(half, 9, 8))::bit(32)::int);
      return query select answers_given.details from answers_given where answers_given.name = wanted;
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function answer_given`.execute(db);
  await sql`drop table answers_given`.execute(db);
}
