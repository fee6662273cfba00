import { sql, type Kysely } from 'kysely';

/**
 * Pending erasures of deleted accounts, whose content is deleted piece by piece over hours. A row is encrypted and does not change until
 * all is deleted, so that the pieces cannot be linked to each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table erasures (
      id uuid primary key,
      details bytea not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table erasures`.execute(db);
}
