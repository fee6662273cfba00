import { sql, type Kysely } from 'kysely';

/** Serves the filter for unanswered posts, which include those whose comments were all removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index comments_removed on comments (post_id) where withheld = 'removed'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index comments_removed`.execute(db);
}
