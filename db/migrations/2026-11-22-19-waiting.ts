import { sql, type Kysely } from 'kysely';

/** Who waits for a place in a full group, in their order and without a time: the next one comes in when somebody leaves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The key is that of a member: whoever comes in keeps it. The primary key serves: one's own place, and who is next.
  await sql`
    create table study_group_waiting (
      group_id integer not null references study_groups on delete cascade,
      waiter_key text not null check (char_length(waiter_key) = 22),
      seat integer not null default 0,
      primary key (group_id, waiter_key)
    )`.execute(db);
  // As take_seat does for members; on an empty database Kysely comes here before that function is made.
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
