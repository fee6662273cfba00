import type { Vault } from '../../routers/identity.ts';
import { Generations } from './generations.ts';

/** Half of what is kept, in some 500 bytes each. */
const HALF_MAX = 4000;

/**
 * A vault that remembers what it has opened lately, for whoever is shown the very same bytes again: they have just been read, so that what is
 * gone is opened for nobody.
 */
export function openedOnce({ open }: Pick<Vault, 'open'>, halfMax = HALF_MAX): Pick<Vault, 'open'> {
  const opened = new Generations<{ sealed: Uint8Array; value: unknown }>(halfMax);
  return {
    open<Value>(place: string, sealed: Buffer): Value {
      const known = opened.get(place);
      if (known && sealed.equals(known.sealed)) return known.value as Value;
      const value = open<Value>(place, sealed);
      // A copy: what comes from the database is a view of all that came with it.
      opened.set(place, { sealed: new Uint8Array(sealed), value });
      return value;
    },
  };
}
