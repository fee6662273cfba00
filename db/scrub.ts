import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const OF_PEOPLE = ['accounts', 'sessions', 'erasures', 'mentors', 'mentorship_requests'];
const OF_WORDS = ['posts', 'comments', 'exam_experiences', 'study_groups'];

/**
 * Clears what files still hold of deleted rows. The embedded database writes its tables anew and begins a new log, whose
 * old files it removes instead of using them again (see embedded-worker.mjs). A PostgreSQL gives the room of people's rows
 * free; what its pages and its log keep is its operator's to decide.
 */
export async function scrub(db: Kysely<Tables>, { embedded }: { embedded: boolean }): Promise<void> {
  if (!embedded) return void (await sql`vacuum ${sql.join(OF_PEOPLE.map((name) => sql.table(name)))}`.execute(db));
  for (const name of [...OF_PEOPLE, ...OF_WORDS]) await sql`vacuum full ${sql.table(name)}`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}
