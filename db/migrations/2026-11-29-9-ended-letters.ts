import { sql, type Kysely } from 'kysely';

/**
 * Messages of mentorships that have ended, moved here as they are for reports of the other participant, until their last day has passed.
 * In a table of their own, because everything that reads `mentorship_messages`, also in earlier releases, expects a box that is empty by
 * then. A statement deletes them by the day, without an index: there are few.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The primary key serves: reading a conversation in order, and the deletion with its request.
  await sql`
    create table ended_letters (
      request_id integer not null references mentorship_requests on delete cascade,
      number integer not null check (number > 0),
      details bytea not null,
      ends_on date not null,
      primary key (request_id, number)
    )`.execute(db);
  await sql`
    create or replace function empty_letter_box() returns trigger language plpgsql as $$
    begin
      with moved as (delete from mentorship_messages where request_id = new.id returning *)
      insert into ended_letters select request_id, number, details, (now() at time zone 'utc')::date + 1 from moved;
      return null;
    end $$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function empty_letter_box() returns trigger language plpgsql as $$
    begin
      delete from mentorship_messages where request_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`drop table ended_letters`.execute(db);
}
