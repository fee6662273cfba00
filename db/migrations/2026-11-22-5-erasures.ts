import { sql, type Kysely } from 'kysely';

/**
 * What was written by somebody who is gone goes piece by piece, over hours; a row says whose pieces are still to go. It is
 * sealed and never changes until all is done, so that nothing ties one piece to the next.
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
