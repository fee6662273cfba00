import { sql, type Kysely } from 'kysely';
import { unlessHeld } from './brief-locks.ts';
import type { Tables } from './tables.ts';

/** About 25,000 accounts. Nobody can log in while the table is rewritten, which takes seconds for a larger one. */
const LAID_OUT_MAX_BYTES = 16 * 1024 * 1024;
const OF_ROLES = [
  'sessions',
  'erasures',
  'outbox',
  'email_tokens',
  'mentors',
  'mentorship_requests',
  'withdrawals',
  'closed_addresses',
  'left_mailboxes',
];
/** Large tables without personal data. All others are rewritten, so that a new table is covered automatically. */
const REFERENCE = ['universities', 'university_domains', 'faculties', 'kysely_migration', 'kysely_migration_lock'];

/**
 * Removes deleted rows from the database files. The embedded database rewrites its tables and starts a new WAL segment; its old
 * segments are deleted, not recycled (see embedded-worker.mjs). On a PostgreSQL server `accounts` is rewritten and the tables of
 * `OF_ROLES` are vacuumed; text tables and the WAL are left to its operator.
 * @returns false if the table of accounts was locked and left as it was
 */
export async function scrub(db: Kysely<Tables>, { embedded }: { embedded: boolean }): Promise<boolean> {
  const laidOut = await layOutAccounts(db, LAID_OUT_MAX_BYTES);
  if (!embedded) {
    // Each in a statement of its own, because a pooler leaves the time limit of the role in force.
    for (const name of OF_ROLES) await sql`vacuum ${sql.table(name)}`.execute(db);
    return laidOut;
  }
  for (const name of await listTablesOfPeople(db)) await sql`vacuum full ${sql.table(name)}`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
  return laidOut;
}

/**
 * Removes old row versions from the table of accounts and, up to `maxBytes`, sorts it by the random ids: the physical order, which a
 * dump keeps, would reveal the order of registration.
 * @returns false if the table was locked
 */
export async function layOutAccounts(db: Kysely<Tables>, maxBytes: number): Promise<boolean> {
  const {
    rows: [size],
  } = await sql<{ bytes: number }>`select pg_table_size('accounts')::float8 as bytes`.execute(db);
  if (size!.bytes <= maxBytes) return unlessHeld(db, (trx) => sql`cluster accounts using accounts_by_id`.execute(trx));
  await sql`vacuum accounts`.execute(db);
  return true;
}

/** Returns the tables to rewrite, without those that have never held a row. */
async function listTablesOfPeople(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and pg_relation_size(oid) > 0
      and relname <> all(${[...REFERENCE, 'accounts']}::text[]) order by relname`.execute(db);
  return rows.map(({ name }) => name);
}
