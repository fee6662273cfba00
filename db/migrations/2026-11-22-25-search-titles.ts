import { sql, type Kysely } from 'kysely';

/**
 * Normalizes text for similarity search: like `search_text`, except that an apostrophe separates two words. Uses `normalize` because the
 * extension `unaccent` is not available everywhere, and its function may not be used in an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function plain_words(written text) returns text language sql immutable strict parallel safe as $$
      select regexp_replace(regexp_replace(lower(normalize(written, NFKD)), '[\\u0300-\\u036f]', '', 'g'), '[''’‘\`´ʼ]', ' ', 'g')
    $$`.execute(db);
  // Serves posts.list with similar: matching words of the title. Partial, because most posts have none.
  await sql`create index posts_title on posts using gin (plain_words(title) gin_trgm_ops) where title is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index posts_title`.execute(db);
  await sql`drop function plain_words`.execute(db);
}
