import { createHmac, createSecretKey, hkdfSync, randomInt } from 'node:crypto';
import type { Pseudonyms } from '../../routers/context.ts';
import { ADJECTIVES, ANIMALS } from './alias-words.ts';
import { RememberedKeys } from './remembered-keys.ts';

/** 22 base64url characters hold 132 bits: no two people ever share a key by chance. */
const KEY_LENGTH = 22;

/** HMAC-SHA-256 of scope, scope id and person under a key derived from the installation's secret. */
export function createPseudonyms(secretKey: string): Pseudonyms {
  const secret = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'sottovoce pseudonyms', 32)));
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const remembered = new RememberedKeys();
  return {
    key: (scope, scopeId, accountId) =>
      remembered.get(scope, scopeId, accountId, () => copyOf(digest(`${scope}\0${scopeId}\0${accountId}`).slice(0, KEY_LENGTH))),
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
