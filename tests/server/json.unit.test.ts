import { expect, test } from 'vitest';
import { isBloated } from '../../src/server/limits/json.ts';

test('ordinary input is not bloated, whatever its texts contain', () => {
  const text = '[{,"'.repeat(50_000);
  expect(isBloated(JSON.stringify({ content: text, tags: Array.from({ length: 500 }, () => text.slice(0, 50)) }))).toBe(false);
  expect(isBloated(JSON.stringify({ content: `${text}\\` }))).toBe(false);
  expect(isBloated('"[[[[')).toBe(false);
});

test.each([
  ['deep lists', '['.repeat(33)],
  ['deep objects', '{"a":'.repeat(33)],
  ['lists behind a quoted quote', `["\\"",${'['.repeat(33)}`],
  ['many values', `[${'0,'.repeat(10_001)}0]`],
  ['many keys', `{${'"a":0,'.repeat(10_001)}"a":0}`],
  ['many small objects', `[${'{},'.repeat(10_001)}{}]`],
])('%s are bloated', (_, json) => {
  expect(isBloated(json)).toBe(true);
});
