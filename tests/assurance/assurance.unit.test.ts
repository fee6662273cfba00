import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEMANDS } from './demands.ts';
import { assurancePage } from './page.ts';

test('every demand names tests that are there, or says what is open', () => {
  const missing = DEMANDS.flatMap(({ proofs }) =>
    proofs
      .filter(([file, name]) => !existsSync(file) || !isTest(readFileSync(file, 'utf8'), name))
      .map(([file, name]) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
  expect(DEMANDS.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
});

test('docs/assurance.md is made of the table (else: npm run assurance)', () => {
  expect(readFileSync('docs/assurance.md', 'utf8')).toBe(assurancePage());
});

/** Returns whether `name` occurs in the title of a `test` or `describe` call or in a row of `test.each`. */
function isTest(source: string, name: string): boolean {
  const quoted = source.match(/(?:test|describe|it)\b[^\n]*\(\s*(['"`])(?:(?!\1).)*\1|^\s*\[?['"`].*$|\)\(\s*['"`].*$|^\s*`.*$/gm) ?? [];
  return quoted.some((text) => text.includes(name));
}
