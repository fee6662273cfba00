import { sql, type Kysely } from 'kysely';
import type { MigrationTools } from '../migrate.ts';

/**
 * The root key of a site, wrapped by each secret key that opens it, so that the secret key can be replaced. Sites that already have
 * accounts use the secret key itself as root key and have no row here.
 */
export async function up(db: Kysely<unknown>, { wrapFirstKey }: MigrationTools): Promise<void> {
  await sql`
    create table wrapped_keys (
      mark bytea primary key check (octet_length(mark) = 16),
      wrapped bytea not null
    )`.execute(db);
  const { rows } = await sql`select from accounts limit 1`.execute(db);
  if (!wrapFirstKey || rows.length > 0) return;
  const { mark, wrapped } = wrapFirstKey();
  await sql`insert into wrapped_keys values (${mark}, ${wrapped})`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from wrapped_keys limit 1`.execute(db);
  if (rows.length > 0) throw new Error('Without the key in wrapped_keys nobody could log in any more');
  await sql`drop table wrapped_keys`.execute(db);
}
