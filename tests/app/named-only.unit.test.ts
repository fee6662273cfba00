import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withHooks, withProperties } from '../../src/build/named-only.ts';

const require = createRequire(import.meta.url);
const library = readFileSync(require.resolve('@pandacss/is-valid-prop').replace(/index\.\w+$/, 'index.mjs'), 'utf8');

test('keeps only the CSS properties that the sources name, and throws when their list is not found', () => {
  const lean = withProperties(library, new Set(['maskImage', 'gap', 'someWord']));
  expect(/cssPropertiesStr = "(.*)"/.exec(lean)![1]!.split(',').toSorted()).toEqual(['gap', 'maskImage']);
  expect(() => withProperties('export {}', new Set())).toThrow('not where it was');
});

test('removes hooks that the sources do not name, and keeps all other imports', () => {
  const code = 'import { hashKey, useQuery, useQueries } from "@tanstack/react-query";\nuseQueries();';
  expect(withHooks(code, new Set(['useQuery']))).toBe(
    'import { hashKey, useQuery } from "@tanstack/react-query";let useQueries;\nuseQueries();',
  );
  expect(withHooks(code, new Set(['useQuery', 'useQueries']))).toContain('import { hashKey, useQuery, useQueries }');
});
