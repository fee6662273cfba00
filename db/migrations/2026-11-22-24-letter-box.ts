import { sql, type Kysely } from 'kysely';

/**
 * Messages between student and mentor of an accepted request. Author and time are encrypted along with the text, under keys of that
 * request. Messages are deleted with the request, and when it stops being accepted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The primary key serves: reading a conversation in order. The unique key serves: detecting that a resent message is already stored.
  await sql`
    create table mentorship_messages (
      request_id integer not null references mentorship_requests on delete cascade,
      number integer not null check (number > 0),
      send_name bytea not null check (octet_length(send_name) = 16),
      details bytea not null,
      primary key (request_id, number),
      unique (request_id, send_name)
    )`.execute(db);
  await sql`
    create function empty_letter_box() returns trigger language plpgsql as $$
    begin
      delete from mentorship_messages where request_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger empty_letter_box after update of status on mentorship_requests
    for each row when (old.status = 'accepted' and new.status <> 'accepted') execute function empty_letter_box()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger empty_letter_box on mentorship_requests`.execute(db);
  await sql`drop function empty_letter_box`.execute(db);
  await sql`drop table mentorship_messages`.execute(db);
}
