import { sql, type Kysely } from 'kysely';

/**
 * Helps PostgreSQL choose the right index for posts.list. It estimates how often a text occurs from a sample, and 100 texts
 * say little about what occurs in one of a hundred. It also has to know that a faculty belongs to few universities.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts alter column search_text set statistics 500`.execute(db);
  await sql`create statistics posts_place (dependencies, mcv) on university, faculty from posts`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop statistics posts_place`.execute(db);
  await sql`alter table posts alter column search_text set statistics -1`.execute(db);
}
