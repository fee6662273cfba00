import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundle } from '../support/bundle.ts';

test('in the program, tRPC copies objects as the engine does', async () => {
  const program = readFileSync(await bundle('src/server/main.ts'), 'utf8');
  const [copies, ...others] = program.match(/function _objectSpread2\(.*?\n\}/gs) ?? [];
  expect(copies).toContain('return Object.assign(...parts);');
  expect(others).toEqual([]);
});
