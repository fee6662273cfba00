import { sql, type Kysely } from 'kysely';

/** The waiting list of a full group, in order but without times. The first member of it joins when a place becomes free. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // waiter_key equals the later member_key. The primary key serves: finding the caller's position, and the next in line.
  await sql`
    create table study_group_waiting (
      group_id integer not null references study_groups on delete cascade,
      waiter_key text not null check (char_length(waiter_key) = 22),
      seat integer not null default 0,
      primary key (group_id, waiter_key)
    )`.execute(db);
  // Same as take_seat, which does not exist yet on an empty database, where Kysely runs this migration before the one that creates it.
  await sql`
    create function take_waiting_seat() returns trigger language plpgsql as $$
    begin
      update study_groups set last_seat = last_seat + 1 where id = new.group_id returning last_seat into new.seat;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger take_seat before insert on study_group_waiting for each row execute function take_waiting_seat()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table study_group_waiting`.execute(db);
  await sql`drop function take_waiting_seat`.execute(db);
}
