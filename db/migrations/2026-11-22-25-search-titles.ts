import { sql, type Kysely } from 'kysely';

/**
 * Titles and texts as similar words are looked for in them: like the folded texts of the rooms, but an apostrophe parts two words.
 * `normalize` takes accents off in every PostgreSQL and in the embedded one; the extension unaccent is not there for all, and may not stand in an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function plain_words(written text) returns text language sql immutable strict parallel safe as $$
      select regexp_replace(regexp_replace(lower(normalize(written, NFKD)), '[\\u0300-\\u036f]', '', 'g'), '[''’‘\`´ʼ]', ' ', 'g')
    $$`.execute(db);
  // Serves posts.list with similar: a word of the title. Most posts have none.
  await sql`create index posts_title on posts using gin (plain_words(title) gin_trgm_ops) where title is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index posts_title`.execute(db);
  await sql`drop function plain_words`.execute(db);
}
