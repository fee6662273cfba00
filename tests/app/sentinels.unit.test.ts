import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutStacks } from '../../src/build/sentinels.ts';

test('no error that React makes while it is read has a stack, and those that it throws later have one', () => {
  const react = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
  const lean = withoutStacks(react);
  expect(react.match(/Exception = Error\(/g)?.length).toBe(5);
  expect(lean).not.toMatch(/Exception = Error\(/);
  expect(lean).toContain('throw Error(');
});

test('a sentinel is an error with its message', () => {
  expect(withoutStacks('SuspenseException = Error(formatProdErrorMessage(460))')).toBe(
    'SuspenseException = Object.create(Error.prototype, { message: { value: formatProdErrorMessage(460) } })',
  );
});

test('a library that has changed stops the build', () => {
  expect(() => withoutStacks('const other = 1;')).toThrow('not where they were');
});
