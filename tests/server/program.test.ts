import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bundle } from '../support/bundle.ts';

test('the bundle replaces tRPC’s object copy helper by spread syntax with the same result', async () => {
  const program = readFileSync(await bundle('src/server/main.ts'), 'utf8');
  const [source, ...others] = program.match(/function _objectSpread2\(.*?\n\}/gs) ?? [];
  expect(others).toEqual([]);
  expect(source).toContain('{ ...first }');
  const copy = runInThisContext(`(${source})`) as (...parts: (object | undefined)[]) => object;
  const own = Symbol('own');
  const part = {
    a: 1,
    [own]: 2,
    get b() {
      return 3;
    },
  };
  expect(copy({}, part)).toEqual({ ...part });
  expect(copy({}, part)).not.toBe(part);
  expect(copy({}, part, { a: 4 }, undefined, { c: 5 })).toEqual({ ...part, a: 4, c: 5 });
  expect(copy({ a: 6, d: 7 }, part)).toEqual({ d: 7, ...part });
  expect(copy(copy({}, part), {}, { b: 8 })).toEqual({ ...part, b: 8 });
  expect(copy({}, undefined)).toEqual({});
});
