import { sql, type Kysely } from 'kysely';
import { unlessHeld } from './brief-locks.ts';
import type { Tables } from './tables.ts';

/** Some 25,000 accounts; nobody can log in while their table is laid out anew, which takes a larger one seconds. */
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
/** About nobody, and large: everything else is written anew, so that a new table is never forgotten. */
const REFERENCE = ['universities', 'university_domains', 'faculties', 'kysely_migration', 'kysely_migration_lock'];

/**
 * Clears what files still hold of deleted rows. The embedded database writes its tables anew and begins a new log, whose
 * old files it removes instead of using them again (see embedded-worker.mjs). A PostgreSQL writes accounts anew; what
 * the pages of texts and its log keep is its operator's to decide.
 * @returns false where somebody held the accounts: they are as they were
 */
export async function scrub(db: Kysely<Tables>, { embedded }: { embedded: boolean }): Promise<boolean> {
  const laidOut = await layOutAccounts(db, LAID_OUT_MAX_BYTES);
  if (!embedded) {
    await sql`vacuum ${sql.join(OF_ROLES.map((name) => sql.table(name)))}`.execute(db);
    return laidOut;
  }
  for (const name of await listTablesOfPeople(db)) await sql`vacuum full ${sql.table(name)}`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
  return laidOut;
}

/**
 * Clears what the table of accounts still holds of its rows as they were and, up to this size, puts them in the order of their
 * random ids: as they came, in a dump too, they would tell who came after whom.
 * @returns false where somebody held the table
 */
export async function layOutAccounts(db: Kysely<Tables>, maxBytes: number): Promise<boolean> {
  const {
    rows: [size],
  } = await sql<{ bytes: number }>`select pg_table_size('accounts')::float8 as bytes`.execute(db);
  if (size!.bytes <= maxBytes) return unlessHeld(db, (trx) => sql`cluster accounts using accounts_by_id`.execute(trx));
  await sql`vacuum accounts`.execute(db);
  return true;
}

/** Those that have never held a row have nothing to clear. */
async function listTablesOfPeople(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and pg_relation_size(oid) > 0
      and relname <> all(${[...REFERENCE, 'accounts']}::text[]) order by relname`.execute(db);
  return rows.map(({ name }) => name);
}
