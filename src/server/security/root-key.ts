import { hkdfSync, randomBytes } from 'node:crypto';
import type { WrappedKeys } from '../../../db/tables.ts';
import { createVault } from './vault.ts';

const MARK_BYTES = 16;
const PLACE = 'root key';

/** None of the wrapped keys of the database belongs to the given secret key. */
export class WrongSecretKey extends Error {
  override name = 'WrongSecretKey';
}

/** Returns the mark by which a process finds the wrapped key of its secret key. */
export function markOf(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'sottovoce wrapped key mark', MARK_BYTES));
}

export function wrap(secretKey: string, rootKey: string): WrappedKeys {
  return { mark: markOf(secretKey), wrapped: createVault(secretKey, 'wrapping').seal(PLACE, rootKey) };
}

/** Wraps a random root key, for a new site. */
export function wrapNewKey(secretKey: string): WrappedKeys {
  return wrap(secretKey, randomBytes(32).toString('base64url'));
}

/**
 * Returns the root key, from which pseudonyms and the vault are derived; without rows (an older site) the secret key itself.
 * @throws WrongSecretKey when there are wrapped keys, but none of this secret key.
 */
export function unwrap(rows: readonly WrappedKeys[], secretKey: string): string {
  if (rows.length === 0) return secretKey;
  const mark = markOf(secretKey);
  const own = rows.find((row) => row.mark.equals(mark));
  if (!own) throw new WrongSecretKey();
  return createVault(secretKey, 'wrapping').open<string>(PLACE, own.wrapped);
}
