import { type Cipher, createCipheriv, createHash, createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import type { Scope } from '../../routers/identity.ts';
import { ID_BYTES as BLOCK, idAt, idBytes, isUuid } from '../../routers/account-ids.ts';
import { Generations } from './generations.ts';

/** Half of the ciphers that are kept, of some kilobyte each: keys are asked for in the places that people look at just then. */
const HALF_MAX = 500;

/**
 * Keys by AES-256 under a key of the place's own, derived from the installation's secret: a thousand people are tried in one call of the
 * library. What comes out is added to the id that went in, so that nobody, with the secret either, comes back from a key to the id of
 * somebody who is gone.
 */
export function createBlockKeys(secretKey: string) {
  const secret = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'sottovoce block keys', 32)));
  const ciphers = new Generations<Cipher>(HALF_MAX);

  const cipherOf = (place: string): Cipher => {
    const kept = ciphers.get(place);
    if (kept) return kept;
    // A block depends on none before it.
    const made = createCipheriv('aes-256-ecb', createHmac('sha256', secret).update(place).digest(), null);
    ciphers.set(place, made);
    return made;
  };
  const keysOf = (scope: Scope, scopeId: number | string, people: Buffer): Buffer => {
    const keys = cipherOf(`${scope}\0${scopeId}`).update(people);
    for (let at = 0; at < keys.length; at++) keys[at]! ^= people[at]!;
    return keys;
  };

  return {
    /** 22 base64url characters. */
    key(scope: Scope, scopeId: number | string, accountId: string): string {
      return keysOf(scope, scopeId, blockOf(accountId)).toString('base64url');
    },

    /** As `Pseudonyms.findOwners`. */
    findOwners(scope: Scope, scopeId: number | string, keys: Iterable<string>, people: Buffer): Map<string, string> {
      const made = keysOf(scope, scopeId, people);
      const owners = new Map<string, string>();
      for (const key of keys) {
        const at = placeOf(Buffer.from(key, 'base64url'), made);
        // The last character says more than a key holds.
        if (at >= 0 && made.toString('base64url', at, at + BLOCK) === key) owners.set(key, idAt(people, at));
      }
      return owners;
    },
  };
}

function placeOf(block: Buffer, blocks: Buffer): number {
  if (block.length !== BLOCK) return -1;
  let at = blocks.indexOf(block);
  while (at % BLOCK > 0) at = blocks.indexOf(block, at + 1);
  return at;
}

/** Who speaks for the team has a name in place of an account's id. */
function blockOf(accountId: string): Buffer {
  return isUuid(accountId) ? idBytes(accountId) : createHash('sha256').update(accountId).digest().subarray(0, BLOCK);
}
