import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const OF_PEOPLE = { accounts: 'accounts_by_id', sessions: 'sessions_by_token' };
/** Some 25,000 accounts; nobody can log in while a table is laid out anew, which takes larger ones seconds. */
const LAID_OUT_MAX_BYTES = 16 * 1024 * 1024;
const OF_ROLES = ['erasures', 'mentors', 'mentorship_requests'];
const OF_WORDS = ['posts', 'comments', 'exam_experiences', 'study_groups'];

/**
 * Clears what files still hold of deleted rows. The embedded database writes its tables anew and begins a new log, whose
 * old files it removes instead of using them again (see embedded-worker.mjs). A PostgreSQL writes people's rows anew; what
 * the pages of texts and its log keep is its operator's to decide.
 */
export async function scrub(db: Kysely<Tables>, { embedded }: { embedded: boolean }): Promise<void> {
  // In the order of their random keys: as they came, in a dump too, they would tell who came after whom.
  for (const [name, order] of Object.entries(OF_PEOPLE)) {
    const {
      rows: [size],
    } = await sql<{ bytes: number }>`select pg_table_size(${name})::float8 as bytes`.execute(db);
    if (size!.bytes > LAID_OUT_MAX_BYTES) await sql`vacuum ${sql.table(name)}`.execute(db);
    else await sql`cluster ${sql.table(name)} using ${sql.ref(order)}`.execute(db);
  }
  if (!embedded) return void (await sql`vacuum ${sql.join(OF_ROLES.map((name) => sql.table(name)))}`.execute(db));
  for (const name of [...OF_ROLES, ...OF_WORDS]) await sql`vacuum full ${sql.table(name)}`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}
