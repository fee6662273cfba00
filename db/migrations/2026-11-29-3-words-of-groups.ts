import { sql, type Kysely } from 'kysely';

/** Who wrote what a group says: whoever leads it now may be somebody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The key that its writer has in the group anyway, as member and on the board: where one person writes and leads, both are the same.
  await sql`alter table study_groups add column words_key text check (char_length(words_key) = 22)`.execute(db);
  await sql`update study_groups set words_key = creator_key`.execute(db);
  await sql`alter table study_groups alter column words_key set not null`.execute(db);
  // What was deleted a moment ago comes back with it.
  await sql`
    update withdrawals set rows = jsonb_set(rows, '{study_groups,0,words_key}', rows #> '{study_groups,0,creator_key}')
    where kind = 'study_groups' and rows #> '{study_groups,0,creator_key}' is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table study_groups drop column words_key`.execute(db);
}
