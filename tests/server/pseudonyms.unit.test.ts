import { createDecipheriv, createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { ID_BYTES, idBytes } from '../../src/routers/account-ids.ts';
import type { Scope } from '../../src/routers/identity.ts';
import { ADJECTIVES, ANIMALS } from '../../src/server/security/alias-words.ts';
import { createPseudonyms } from '../../src/server/security/pseudonyms.ts';
import { RememberedKeys } from '../../src/server/security/remembered-keys.ts';

const [one, other] = [createPseudonyms('k'.repeat(32)), createPseudonyms('j'.repeat(32))];

test('one person in one scope has one key; another scope, person or secret gives others', () => {
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

test('a key that is tried is the same, and is not remembered', () => {
  const remembers = vi.spyOn(RememberedKeys.prototype, 'get');
  const tried = one.tryKey('thread', 3, 'anna');
  expect(remembers).not.toHaveBeenCalled();
  expect(one.key('thread', 3, 'anna')).toBe(tried);
  remembers.mockRestore();
});

describe.each([
  ['by HMAC', {}],
  ['by blocks', { thread: 1, 'post-like': 1 }],
])('keys %s', (_, since) => {
  const made = createPseudonyms('k'.repeat(32), since);
  const people = Array.from({ length: 50 }, () => randomUUID());
  const ids = Buffer.concat(people.map(idBytes));
  const keys = people.map((person) => made.key('thread', 7, person));

  test('look alike, and are others for each person, place, scope and secret', () => {
    const all = [
      ...keys,
      ...people.map((person) => made.key('thread', 8, person)),
      ...people.map((person) => made.key('post-like', 7, person)),
      ...people.map((person) => createPseudonyms('j'.repeat(32), since).key('thread', 7, person)),
    ];
    expect(new Set(all).size).toBe(all.length);
    for (const key of all) expect(key).toMatch(/^[\w-]{22}$/);
    expect(people.map((person) => made.tryKey('thread', 7, person))).toEqual(keys);
    // The team’s, which is no account.
    const team = made.key('thread', 7, 'team');
    expect(all).not.toContain(team);
    expect([made.key('thread', 8, 'team'), made.key('thread', 7, 'teams')]).not.toContain(team);
    expect(team).toMatch(/^[\w-]{22}$/);
    // Nobody's bytes are to be seen in theirs.
    for (const [index, person] of people.entries()) expect(keys[index]).not.toContain(idBytes(person).toString('base64url').slice(0, 6));
  });

  test('lead to those who have them among the people who are tried, and nobody else’s lead anywhere', () => {
    expect(made.findOwners('thread', 7, keys, ids)).toEqual(new Map(keys.map((key, index) => [key, people[index]])));
    expect(made.findOwners('thread', 7, [keys[3]!], ids.subarray(0, 3 * ID_BYTES))).toEqual(new Map());
    expect(made.findOwners('thread', 7, [keys[3]!], ids.subarray(3 * ID_BYTES, 4 * ID_BYTES))).toEqual(new Map([[keys[3], people[3]]]));
    expect(made.findOwners('thread', 8, keys, ids)).toEqual(new Map());
    // A key of nobody, the end of one with the beginning of the next, another spelling of the same bytes, no key.
    const [first, second] = [Buffer.from(keys[0]!, 'base64url'), Buffer.from(keys[1]!, 'base64url')];
    const across = Buffer.concat([first.subarray(8, 16), second.subarray(0, 8)]).toString('base64url');
    const respelled = keys[0]!.slice(0, -1) + String.fromCharCode(keys[0]!.charCodeAt(21) + 1);
    const others = ['A'.repeat(22), across, respelled, '', 'team'];
    expect(made.findOwners('thread', 7, others, ids)).toEqual(new Map());
    expect(made.findOwners('thread', 7, keys, Buffer.alloc(0))).toEqual(new Map());
  });
});

test('what is stored keeps its keys: those by blocks begin where the database says, and in those scopes alone', () => {
  const [before, after] = [createPseudonyms('k'.repeat(32)), createPseudonyms('k'.repeat(32), { thread: 10 })];
  const person = randomUUID();
  const same = (scope: Scope, id: number | string) => before.key(scope, id, person) === after.key(scope, id, person);
  expect([same('thread', 9), same('thread', 10), same('thread', 11)]).toEqual([true, false, false]);
  expect([same('group', 10), same('chat', 'person'), same('chat', 'request 10')]).toEqual([true, true, true]);
});

test('with the secret and a key by blocks the id of somebody who is gone cannot be had back', () => {
  const secret = 'k'.repeat(32);
  const [person, key] = [randomUUID(), (id: string) => createPseudonyms(secret, { thread: 1 }).key('thread', 7, id)];
  const master = Buffer.from(hkdfSync('sha256', secret, '', 'sottovoce block keys', 32));
  const decipher = createDecipheriv('aes-256-ecb', createHmac('sha256', master).update('thread\x007').digest(), null).setAutoPadding(false);
  expect(decipher.update(Buffer.from(key(person), 'base64url'))).not.toEqual(idBytes(person));
  // The test knows how keys are made: without what is added it would come back.
  const block = Buffer.from(key(person), 'base64url').map((byte, at) => byte ^ idBytes(person)[at]!);
  expect(decipher.update(block)).toEqual(idBytes(person));
});

test('aliases are drawn at random among thousands of names', () => {
  const aliases = new Set(Array.from({ length: 1000 }, () => one.randomAlias()));
  expect(aliases.size).toBeGreaterThan(900);
});

test('alias words are unique, and no adjective tells a gender', () => {
  expect(new Set(ANIMALS).size).toBe(ANIMALS.length);
  expect(new Set(ADJECTIVES).size).toBe(ADJECTIVES.length);
  for (const adjective of ADJECTIVES) expect(adjective).toMatch(/e$/);
});

test('a key that is remembered is the key that is made, whoever asked for it and however many were asked for since', () => {
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
