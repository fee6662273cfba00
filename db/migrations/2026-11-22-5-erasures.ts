import { sql, type Kysely } from 'kysely';

/**
 * What somebody wrote who is gone is erased piece by piece, over hours; a row says whose pieces are still to go. It is sealed
 * and does not change until all is done, so that nothing ties one piece to the next.
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
