import { sql, type Kysely } from 'kysely';

/** The author of a group's texts, who may differ from its current leader. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // words_key equals the author's member_key, so it equals creator_key if the author is the leader.
  await sql`alter table study_groups add column words_key text check (char_length(words_key) = 22)`.execute(db);
  await sql`update study_groups set words_key = creator_key`.execute(db);
  await sql`alter table study_groups alter column words_key set not null`.execute(db);
  // Groups whose deletion can still be undone need the column too.
  await sql`
    update withdrawals set rows = jsonb_set(rows, '{study_groups,0,words_key}', rows #> '{study_groups,0,creator_key}')
    where kind = 'study_groups' and rows #> '{study_groups,0,creator_key}' is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table study_groups drop column words_key`.execute(db);
}
