import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { deleteOtherWrappedKeys, insertWrappedKey, listWrappedKeys } from '../../../db/wrapped-keys.ts';
import { markOf, unwrap, wrap } from '../security/root-key.ts';
import { UsageError } from './start-failure.ts';

/** Makes both keys open the database, so that processes can change over one after the other. */
export async function beginRotation(db: Kysely<Tables>, secretKey: string, newKey: string | undefined): Promise<void> {
  if (!newKey || newKey === secretKey) throw new UsageError('Set NEW_SECRET_KEY to the key that is to replace SECRET_KEY');
  const rows = await listWrappedKeys(db);
  if (rows.length === 0) {
    throw new UsageError(
      'This site is older than wrapped keys: its data is encrypted with SECRET_KEY itself, which another key therefore cannot replace',
    );
  }
  await insertWrappedKey(db, wrap(newKey, unwrap(rows, secretKey)));
}

/** Removes all other keys. @returns how many. */
export async function endRotation(db: Kysely<Tables>, secretKey: string): Promise<number> {
  return deleteOtherWrappedKeys(db, markOf(secretKey));
}
