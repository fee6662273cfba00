import { sql, type Kysely } from 'kysely';

/** Responses to requests with an idempotency key, kept for a day, so that a retry changes nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The name is an HMAC of account, procedure and idempotency key, so that rows of one account cannot be linked. Time, request and response
  // are encrypted. The primary key serves: finding whether an idempotency key was used.
  await sql`
    create table answers_given (
      name bytea primary key check (octet_length(name) = 32),
      details bytea not null
    )`.execute(db);
  // One round trip, as in standing_account: the second statement sees what was committed while waiting for the lock.
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
