import { sql, type Kysely } from 'kysely';

/** Members removed from a group by its creator, who may not join again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // removed_key equals the former member_key. The primary key serves: checking whether the caller may join. Answers to meetings have other
  // keys, which only the server can derive, so they count until it has deleted them (answers_taken).
  await sql`
    create table study_group_removals (
      group_id integer not null references study_groups on delete cascade,
      removed_key text not null check (char_length(removed_key) = 22),
      answers_taken boolean not null default false,
      primary key (group_id, removed_key)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table study_group_removals`.execute(db);
}
