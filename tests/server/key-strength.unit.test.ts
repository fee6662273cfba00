import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from '../../src/server/start/env.ts';
import { weaknessOfKey } from '../../src/server/start/key-strength.ts';
import { STRONG_KEYS, WEAK_KEYS } from './key-samples.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';

const REPEATED = [
  'k'.repeat(32),
  '0'.repeat(64),
  'ab'.repeat(16),
  '12345678'.repeat(4),
  'deadbeef'.repeat(4),
  'T7mQ2xv9LrYw4KdZ'.repeat(2),
  'T7mQ2xv9LrYw'.repeat(3).slice(0, 33),
  '0123456789'.repeat(4),
];
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz012345',
  'zyxwvutsrqponmlkjihgfedcba987654',
  'qwertyuiopasdfghjklzxcvbnm123456',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9',
  'QwertyuiopAsdfghjklZxcvbnm!23456',
  'aaaabbbbccccddddeeeeffffgggghhhhiiii',
];
const FEW = ['abcabdacbcadbacbdcabdbcadbacdbcab', '0110100110010110100101100110100101'];
const PLACEHOLDERS = [
  ...[
    'change-me-change-me-please-now-42',
    'CHANGE_ME_TO_A_LONG_RANDOM_STRING',
    'please-change-this-key-before-use',
    'your-secret-key-goes-here-32-chars',
    'replace-me-with-32-random-letters',
  ],
  ...[
    'this-is-my-super-secret-key-2026!',
    'insert-a-random-key-here-1234567890',
    'my-password-is-very-long-and-safe',
    'cambiami-prima-di-andare-online-ok',
    'sottovoce-chiave-segreta-2026-abc',
    'example-key-of-32-characters-long',
  ],
];

describe('a guessable SECRET_KEY is rejected with one line', () => {
  test.each([...REPEATED, ...SEQUENCES, ...FEW, ...PLACEHOLDERS])('%s', (SECRET_KEY) => {
    expect(SECRET_KEY.length).toBeGreaterThanOrEqual(32);
    expect(() => readEnv({ SECRET_KEY })).toThrow(EnvError);
    expect(() => readEnv({ SECRET_KEY })).toThrow(/^SECRET_KEY (is|has) [^\n;]+: take a random one, as from `openssl rand -base64 32`$/);
  });
});

test('a key that is too short is rejected for its length only', () => {
  expect(() => readEnv({ SECRET_KEY: 'kkkk' })).toThrow(/^SECRET_KEY must have at least 32 characters$/);
});

const digest = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');
test.each([
  ['a sentence', 'il cane di mia nonna dorme sempre sul divano'],
  ['the same in base64', Buffer.from('il cane di mia nonna dorme').toString('base64')],
  ['words in hexadecimal', Buffer.from('la chiave del server').toString('hex')],
  ['the digest of a word', digest('sha256', 'juventus')],
  ['the digest of a line', digest('md5', 'password\n')],
  ['the digest of nothing', digest('sha1', '')],
  ['counted bytes', Buffer.from(Array.from({ length: 32 }, (_, n) => n)).toString('hex')],
  ['an identifier with a time', 'c232ab00-9414-11ec-b3c8-9f68deced846'],
  ['an example of a framework', '09d25e094faa6ca2556c818166b7a9563b93f7099f6f0f4caa6cf63b88e8d3e7'],
])('%s is rejected as a key', (_, key) => {
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(weaknessOfKey(key)).toBeDefined();
});

test('rejects 95 in 100 hand-written keys, and no random key or passphrase of random words', () => {
  const passed = WEAK_KEYS.filter((key) => !weaknessOfKey(key));
  expect(passed.length, passed.join(' ')).toBeLessThanOrEqual(0.05 * WEAK_KEYS.length);
  expect(STRONG_KEYS.filter((key) => weaknessOfKey(key))).toEqual([]);
});

test('60 random keys of each encoding pass', () => {
  const weak: string[] = [];
  for (let n = 0; n < 60; n += 1) {
    const keys = [
      randomBytes(16).toString('hex'),
      randomBytes(32).toString('hex'),
      randomBytes(24).toString('base64'),
      randomBytes(32).toString('base64url'),
    ];
    weak.push(...keys.filter((key) => weaknessOfKey(key)));
  }
  expect(weak).toEqual([]);
  expect(readEnv({ SECRET_KEY: TEST_SECRET }).SECRET_KEY).toBe(TEST_SECRET);
});
