import { createHmac, createSecretKey, hkdfSync, randomInt } from 'node:crypto';
import type { Pseudonyms } from '../../routers/identity.ts';
import { ADJECTIVES, ANIMALS } from './alias-words.ts';
import { RememberedKeys } from './remembered-keys.ts';

/** 22 base64url characters hold 132 bits: no two people ever share a key by chance. */
const KEY_LENGTH = 22;

/** Pseudonyms are HMAC-SHA-256 of scope, scope id and account, under a key derived from the installation's secret. */
export function createPseudonyms(secretKey: string): Pseudonyms {
  const secret = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'sottovoce pseudonyms', 32)));
  const make: Pseudonyms['key'] = (...person) =>
    createHmac('sha256', secret).update(person.join('\0')).digest('base64url').slice(0, KEY_LENGTH);
  const remembered = new RememberedKeys((...person) => copyOf(make(...person)));
  return {
    key: (scope, scopeId, accountId) => remembered.get(scope, scopeId, accountId),
    tryKey: make,
    randomAlias,
  };
}

/** Copies a string, because a slice keeps the whole string in memory. */
function copyOf(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}

/** Returns two Italian words as a person's alias in a thread. */
export function randomAlias(): string {
  return `${ANIMALS[randomInt(ANIMALS.length)]} ${ADJECTIVES[randomInt(ADJECTIVES.length)]}`;
}
