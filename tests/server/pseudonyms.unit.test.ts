import { expect, test, vi } from 'vitest';
import { ADJECTIVES, ANIMALS } from '../../src/server/security/alias-words.ts';
import { createPseudonyms } from '../../src/server/security/pseudonyms.ts';
import { RememberedKeys } from '../../src/server/security/remembered-keys.ts';

const [one, other] = [createPseudonyms('k'.repeat(32)), createPseudonyms('j'.repeat(32))];

test('one person in one scope has one key; another scope, person or secret gives another', () => {
  const key = one.key('thread', 1, 'anna');
  expect(one.key('thread', 1, 'anna')).toBe(key);
  const keys = [
    key,
    one.key('thread', 2, 'anna'),
    one.key('post-like', 1, 'anna'),
    one.key('thread', 1, 'bruno'),
    other.key('thread', 1, 'anna'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  for (const value of keys) expect(value).toMatch(/^[\w-]{22}$/);
});

test('tryKey() returns the same key without remembering it', () => {
  const remembers = vi.spyOn(RememberedKeys.prototype, 'get');
  const tried = one.tryKey('thread', 3, 'anna');
  expect(remembers).not.toHaveBeenCalled();
  expect(one.key('thread', 3, 'anna')).toBe(tried);
  remembers.mockRestore();
});

test('aliases are drawn at random among thousands of names', () => {
  const aliases = new Set(Array.from({ length: 1000 }, () => one.randomAlias()));
  expect(aliases.size).toBeGreaterThan(900);
});

test('alias words are unique, and every adjective is gender-neutral', () => {
  expect(new Set(ANIMALS).size).toBe(ANIMALS.length);
  expect(new Set(ADJECTIVES).size).toBe(ADJECTIVES.length);
  for (const adjective of ADJECTIVES) expect(adjective).toMatch(/e$/);
});

test('a remembered key equals the computed one, and is computed again after its eviction', () => {
  const made: string[] = [];
  const remembered = new RememberedKeys((_, place, person) => {
    made.push(`${place} ${person}`);
    return `key of ${place} ${person}`;
  }, 3);
  const key = (place: number | string, person: string) => remembered.get('thread', place, person);
  for (const round of [1, 2]) {
    for (const place of [1, '1', 2]) expect(key(place, 'anna'), `${round}`).toBe(`key of ${place} anna`);
    expect(key(1, 'bruno')).toBe('key of 1 bruno');
  }
  expect(made).toEqual(['1 anna', '1 anna', '2 anna', '1 bruno']);
  for (let place = 10; place < 20; place++) key(place, 'anna');
  expect(key(1, 'anna')).toBe('key of 1 anna');
  expect(made.slice(-1)).toEqual(['1 anna']);
});
