import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleProgram } from '../../src/build/programs.ts';

const LONG = 'a\u2019\u{1F642}"\\è\t'.repeat(6000);
const PROGRAM = `
const long = ${JSON.stringify(LONG)};
const raw = new RegExp(String.raw\`^[’🙂\\w]{2}$\`, 'u');
console.log(JSON.stringify([
  long.length, long.slice(-8), '’🙂', \`\${'l’'}🙂\`, /[’ʼ]/.test('ʼ'), /^[🙂]$/u.test('🙂'), raw.test('’🙂'), 'zè'.length,
]));
`;

test('the bundled program is Latin-1 with its long texts in files beside it, and behaves the same', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sottovoce-program-'));
  const outDir = join(root, 'made');
  writeFileSync(join(root, 'small.ts'), PROGRAM);
  await bundleProgram({ root, input: join(root, 'small.ts'), outDir, place: outDir });

  expect(readdirSync(outDir).toSorted()).toEqual(['small-text-0.txt', 'small.mjs']);
  expect(readFileSync(join(outDir, 'small-text-0.txt'), 'utf8')).toBe(LONG);
  const made = readFileSync(join(outDir, 'small.mjs'), 'utf8');
  expect(made.length).toBeLessThan(5000);
  expect(made).not.toMatch(/[^\0-\xff]/);
  const { stdout, stderr } = spawnSync(process.execPath, [join(outDir, 'small.mjs')], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([LONG.length, LONG.slice(-8), '’🙂', 'l’🙂', true, true, true, 2]);
});
