import { sql, type Kysely } from 'kysely';

/** A post of which every comment was removed still waits for an answer: what was removed is found without reading the rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index comments_removed on comments (post_id) where withheld = 'removed'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index comments_removed`.execute(db);
}
