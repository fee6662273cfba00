import { hkdfSync, randomInt } from 'node:crypto';
import type { Pseudonyms } from '../../routers/context.ts';
import { ADJECTIVES, ANIMALS } from './alias-words.ts';
import { createQuickHmac } from './quick-hmac.ts';
import { RememberedKeys } from './remembered-keys.ts';

/** 22 base64url characters hold 132 bits: no two people ever share a key by chance. */
const KEY_LENGTH = 22;

/** HMAC-SHA-256 of scope, scope id and person under a key derived from the installation's secret. */
export function createPseudonyms(secretKey: string): Pseudonyms {
  const secret = Buffer.from(hkdfSync('sha256', secretKey, '', 'sottovoce pseudonyms', 32));
  const hmac = createQuickHmac(secret);
  const make: Pseudonyms['key'] = (scope, scopeId, accountId) => base64url(hmac(`${scope}\0${scopeId}\0${accountId}`), KEY_LENGTH);
  const remembered = new RememberedKeys();
  return {
    key: (...person) => remembered.get(...person, () => make(...person)),
    tryKey: make,
    randomAlias,
  };
}

const LETTERS = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');

/** The first characters of what these words are in base64url. Made at once: a text that is put together keeps all its pieces in memory. */
function base64url(words: Int32Array, length: number): string {
  const codes: number[] = [];
  for (let bit = 0; bit < 6 * length; bit += 6) {
    const word = bit >> 5;
    const from = bit & 31;
    const six = from <= 26 ? words[word]! >>> (26 - from) : (words[word]! << (from - 26)) | (words[word + 1]! >>> (58 - from));
    codes.push(LETTERS[six & 63]!);
  }
  return String.fromCharCode(...codes);
}

/** Two Italian words for somebody in a thread. */
export function randomAlias(): string {
  return `${ANIMALS[randomInt(ANIMALS.length)]} ${ADJECTIVES[randomInt(ADJECTIVES.length)]}`;
}
