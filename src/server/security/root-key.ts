import { hkdfSync, randomBytes } from 'node:crypto';
import type { WrappedKeys } from '../../../db/tables.ts';
import { createVault } from './vault.ts';

const MARK_BYTES = 16;
const PLACE = 'root key';

/** None of the keys with which the database can be opened is the one that was given. */
export class WrongSecretKey extends Error {
  override name = 'WrongSecretKey';
}

/** By which a process finds what its secret key opens. */
export function markOf(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'sottovoce wrapped key mark', MARK_BYTES));
}

export function wrap(secretKey: string, rootKey: string): WrappedKeys {
  return { mark: markOf(secretKey), wrapped: createVault(secretKey, 'wrapping').seal(PLACE, rootKey) };
}

/** For a new site: a key that nobody has ever seen. */
export function wrapNewKey(secretKey: string): WrappedKeys {
  return wrap(secretKey, randomBytes(32).toString('base64url'));
}

/**
 * The key from which pseudonyms and the vault are derived. Without rows it is the secret key itself: sites from before keys were wrapped.
 * @throws WrongSecretKey when there are keys, and this opens none of them.
 */
export function unwrap(rows: readonly WrappedKeys[], secretKey: string): string {
  if (rows.length === 0) return secretKey;
  const mark = markOf(secretKey);
  const own = rows.find((row) => row.mark.equals(mark));
  if (!own) throw new WrongSecretKey();
  return createVault(secretKey, 'wrapping').open<string>(PLACE, own.wrapped);
}
