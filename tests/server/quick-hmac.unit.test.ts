import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPseudonyms } from '../../src/server/security/pseudonyms.ts';
import { createQuickHmac } from '../../src/server/security/quick-hmac.ts';

test('it is the HMAC-SHA-256 of the standard, for texts and keys of any length', () => {
  for (let length = 0; length <= 64; length += 1) {
    const key = randomBytes(length);
    const hmac = createQuickHmac(key);
    for (let size = length % 3; size < 200; size += 3) {
      const text = randomBytes(size)
        .toString('latin1')
        .replace(/[^\0-\x7f]/g, '~');
      const bytes = Buffer.alloc(32);
      hmac(text).forEach((word, at) => bytes.writeInt32BE(word, 4 * at));
      expect(bytes.toString('hex'), `${length} ${size}`).toBe(createHmac('sha256', key).update(text).digest('hex'));
    }
  }
});

test('texts that are not ASCII are refused', () => {
  const hmac = createQuickHmac(randomBytes(32));
  for (const text of ['perch\xe9', '\x80', 'a\u0100b']) expect(() => hmac(text)).toThrow(RangeError);
});

test('pseudonyms are those that are stored: the first 132 bits, in base64url', () => {
  const secret = randomBytes(32).toString('base64');
  const { key, tryKey } = createPseudonyms(secret);
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'sottovoce pseudonyms', 32));
  for (let n = 0; n < 300; n += 1) {
    const person = [n % 2 ? 'comment-like' : 'thread', n * 7919, randomBytes(16).toString('hex')] as const;
    const stored = createHmac('sha256', derived).update(person.join('\0')).digest('base64url').slice(0, 22);
    expect([key(...person), tryKey(...person)]).toEqual([stored, stored]);
  }
});
