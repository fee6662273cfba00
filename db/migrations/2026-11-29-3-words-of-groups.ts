import { sql, type Kysely } from 'kysely';

/** Who wrote what a group says: whoever leads it now may be somebody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The key that its writer has in the group anyway, as member and on the board: where one person writes and leads, both are the same.
  await sql`alter table study_groups add column words_key text check (char_length(words_key) = 22)`.execute(db);
  await sql`update study_groups set words_key = creator_key`.execute(db);
  await sql`alter table study_groups alter column words_key set not null`.execute(db);
  // The version before, which may still run, founds groups without it, and so do rows that it has put aside.
  await sql`
    create function words_of_creator() returns trigger language plpgsql as $$
    begin
      new.words_key := coalesce(new.words_key, new.creator_key);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger words_of_creator before insert on study_groups
    for each row execute function words_of_creator()`.execute(db);
  // What was deleted a moment ago comes back with it.
  await sql`
    update withdrawals set rows = jsonb_set(rows, '{study_groups,0,words_key}', rows #> '{study_groups,0,creator_key}')
    where kind = 'study_groups' and rows #> '{study_groups,0,creator_key}' is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger words_of_creator on study_groups`.execute(db);
  await sql`drop function words_of_creator`.execute(db);
  await sql`alter table study_groups drop column words_key`.execute(db);
}
