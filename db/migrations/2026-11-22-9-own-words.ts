import { sql, type Kysely } from 'kysely';

/** Edits, replies and undoable deletions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts add column edited_at timestamptz`.execute(db);
  await sql`alter table comments add column edited_at timestamptz`.execute(db);
  // Not a foreign key, because replies stay when their parent is deleted, and still say that they are replies.
  await sql`alter table comments add column parent_id integer check (parent_id <> id)`.execute(db);

  // The order in which members joined, without a time: when its creator leaves, a group passes to the first.
  await sql`alter table study_groups add column last_seat integer not null default 0`.execute(db);
  await sql`alter table study_group_members add column seat integer not null default 0`.execute(db);
  await sql`
    update study_group_members member set seat = came.seat
    from (select ctid as place, row_number() over (partition by group_id order by ctid) as seat from study_group_members) came
    where member.ctid = came.place`.execute(db);
  await sql`
    update study_groups set last_seat = taken.last_seat
    from (select group_id, max(seat) as last_seat from study_group_members group by group_id) taken where id = group_id`.execute(db);
  await sql`
    create function take_seat() returns trigger language plpgsql as $$
    begin
      update study_groups set last_seat = last_seat + 1 where id = new.group_id returning last_seat into new.seat;
      return new;
    end $$`.execute(db);
  await sql`create trigger take_seat before insert on study_group_members for each row execute function take_seat()`.execute(db);

  // Recently deleted content, complete, for as long as the deletion can be undone.
  await sql`
    create table withdrawals (
      kind text not null,
      id integer not null,
      ends_at timestamptz not null,
      rows jsonb not null,
      primary key (kind, id)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table withdrawals`.execute(db);
  await sql`drop trigger take_seat on study_group_members`.execute(db);
  await sql`drop function take_seat`.execute(db);
  await sql`alter table study_group_members drop column seat`.execute(db);
  await sql`alter table study_groups drop column last_seat`.execute(db);
  await sql`alter table comments drop column parent_id`.execute(db);
  await sql`alter table comments drop column edited_at`.execute(db);
  await sql`alter table posts drop column edited_at`.execute(db);
}
