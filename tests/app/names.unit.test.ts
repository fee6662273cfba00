import { expect, test } from 'vitest';
import { formatCount } from '../../src/client/lib/count.ts';
import { inOneLine } from '../../src/client/lib/names.ts';

test('joins names with typographic quotes and a non-breaking space before each separator', () => {
  expect(inOneLine('Università degli Studi di Napoli "L\'Orientale"', null, '', "Scienze dell'educazione")).toBe(
    'Università degli Studi di Napoli «L’Orientale»\u00a0· Scienze dell’educazione',
  );
});

test.each([
  [0, '0'],
  [9999, '9999'],
  [12_345, '12.345'],
  [1_234_567, '1.234.567'],
])('formats %i as %s', (count, read) => {
  expect(String(formatCount(count))).toBe(read);
});
