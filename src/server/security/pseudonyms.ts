import { createHmac, createSecretKey, hkdfSync, randomInt } from 'node:crypto';
import type { Pseudonyms, Scope } from '../../routers/identity.ts';
import { ID_BYTES, idAt } from '../../routers/account-ids.ts';
import { ADJECTIVES, ANIMALS } from './alias-words.ts';
import { createBlockKeys } from './block-keys.ts';
import { RememberedKeys } from './remembered-keys.ts';

/** 22 base64url characters hold 132 bits: no two people ever share a key by chance. */
const KEY_LENGTH = 22;

/**
 * HMAC-SHA-256 of scope, scope id and person under a key derived from the installation's secret; by `createBlockKeys` in the scopes that
 * `since` names, from that id on.
 */
export function createPseudonyms(secretKey: string, since: Partial<Record<string, number>> = {}): Pseudonyms {
  const secret = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'sottovoce pseudonyms', 32)));
  const blocks = createBlockKeys(secretKey);
  const isOfBlocks = (scope: Scope, scopeId: number | string) => Number(scopeId) >= (since[scope] ?? Infinity);
  const make: Pseudonyms['key'] = (...person) =>
    isOfBlocks(person[0], person[1])
      ? blocks.key(...person)
      : createHmac('sha256', secret).update(person.join('\0')).digest('base64url').slice(0, KEY_LENGTH);
  const remembered = new RememberedKeys((...person) => copyOf(make(...person)));
  return {
    key: (scope, scopeId, accountId) => remembered.get(scope, scopeId, accountId),
    tryKey: make,
    findOwners(scope, scopeId, keys, people) {
      if (isOfBlocks(scope, scopeId)) return blocks.findOwners(scope, scopeId, keys, people);
      const [wanted, owners] = [new Set(keys), new Map<string, string>()];
      for (let at = 0; at < people.length && owners.size < wanted.size; at += ID_BYTES) {
        const accountId = idAt(people, at);
        const key = make(scope, scopeId, accountId);
        if (wanted.has(key)) owners.set(key, accountId);
      }
      return owners;
    },
    randomAlias,
  };
}

/** A part of a text keeps the whole in memory; its copy does not. */
function copyOf(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}

/** Two Italian words for somebody in a thread. */
export function randomAlias(): string {
  return `${ANIMALS[randomInt(ANIMALS.length)]} ${ADJECTIVES[randomInt(ADJECTIVES.length)]}`;
}
