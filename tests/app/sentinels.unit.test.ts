import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutStacks } from '../../src/build/sentinels.ts';

test('replaces the errors that React creates when it is loaded, and keeps those that it throws later', () => {
  const react = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
  const lean = withoutStacks(react);
  expect(react.match(/Exception = Error\(/g)?.length).toBe(5);
  expect(lean).not.toMatch(/Exception = Error\(/);
  expect(lean).toContain('throw Error(');
});

test('a sentinel inherits from Error and keeps its message', () => {
  expect(withoutStacks('SuspenseException = Error(formatProdErrorMessage(460))')).toBe(
    'SuspenseException = Object.create(Error.prototype, { message: { value: formatProdErrorMessage(460) } })',
  );
});

test('throws when the library has no sentinels to replace', () => {
  expect(() => withoutStacks('const other = 1;')).toThrow('not where they were');
});
