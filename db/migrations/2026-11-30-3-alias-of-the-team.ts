import { sql, type Kysely } from 'kysely';

/**
 * The team’s alias had an article, with which the page wrote «Rispondi a La squadra di Sottovoce». An earlier version that still runs may
 * store some more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update thread_voices set alias = 'Sottovoce' where alias = 'La squadra di Sottovoce'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update thread_voices set alias = 'La squadra di Sottovoce' where alias = 'Sottovoce'`.execute(db);
}
