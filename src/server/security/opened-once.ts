import type { Vault } from '../../routers/identity.ts';
import { Generations } from './generations.ts';

/** Values per generation of the cache, about 500 bytes each. */
const HALF_MAX = 4000;

/**
 * A vault that caches recently opened values. A value is returned only for the same sealed bytes, which the caller has just read from the
 * database, so that deleted data is never returned.
 */
export function openedOnce({ open }: Pick<Vault, 'open'>, halfMax = HALF_MAX): Pick<Vault, 'open'> {
  const opened = new Generations<{ sealed: Uint8Array; value: unknown }>(halfMax);
  return {
    open<Value>(place: string, sealed: Buffer): Value {
      const known = opened.get(place);
      if (known && sealed.equals(known.sealed)) return known.value as Value;
      const value = open<Value>(place, sealed);
      // A copy, because a buffer from the database is a view of everything that was read with it.
      opened.set(place, { sealed: new Uint8Array(sealed), value });
      return value;
    },
  };
}
