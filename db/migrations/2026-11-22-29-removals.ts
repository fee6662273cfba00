import { sql, type Kysely } from 'kysely';

/** Whom a group's creator has taken out of it: they do not come back in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The key is the one that a member has. The primary key serves: whether somebody may come in. Meetings are answered under other keys,
  // which only a program that has the secret finds; until then the answers count.
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
