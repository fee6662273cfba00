import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { UsageError } from './start-failure.ts';

/** The required encoding: it can hold every character, and lengths are counted and checked in characters. */
export const ENCODING = 'UTF8';

/** @throws UsageError for a database that would count bytes, or lack characters that people write. */
export async function refuseOtherEncoding(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db);
  const { encoding } = rows[0]!;
  if (encoding !== ENCODING)
    throw new UsageError(
      `The database of DATABASE_URL has the encoding ${encoding}: create one with createdb --encoding=${ENCODING} --template=template0, and set DATABASE_URL to it`,
    );
}
