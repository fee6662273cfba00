import { sql, type Kysely } from 'kysely';

/** Fills a missing words_key: the release before 2026-11-29-3, which may still run, does not set it, nor do rows in withdrawals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function words_of_creator() returns trigger language plpgsql as $$
    begin
      new.words_key := coalesce(new.words_key, new.creator_key);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger words_of_creator before insert on study_groups
    for each row execute function words_of_creator()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger words_of_creator on study_groups`.execute(db);
  await sql`drop function words_of_creator`.execute(db);
}
