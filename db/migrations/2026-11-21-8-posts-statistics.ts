import { sql, type Kysely } from 'kysely';

/**
 * Improves the planner's choice of index for posts.list: the default sample is too small to estimate how often a text of a few percent
 * occurs, and without extended statistics the planner does not know that a faculty implies few universities.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts alter column search_text set statistics 500`.execute(db);
  await sql`create statistics posts_place (dependencies, mcv) on university, faculty from posts`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop statistics posts_place`.execute(db);
  await sql`alter table posts alter column search_text set statistics -1`.execute(db);
}
