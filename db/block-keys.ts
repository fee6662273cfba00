import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** From which id on the keys of a scope are made by a block cipher. */
export async function readBlockKeys(db: Kysely<Tables>): Promise<Partial<Record<string, number>>> {
  const rows = await db.selectFrom('block_keys').selectAll().execute();
  return Object.fromEntries(rows.map(({ scope, since }) => [scope, since]));
}
