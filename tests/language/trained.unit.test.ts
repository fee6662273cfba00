import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { tightened } from '../../src/build/tighten.ts';
import { inputsHash, KINDS, MODERATION } from './models.ts';
import { topicsHash } from './topics.ts';

test.each(KINDS)('the model of $name was trained with the current texts, lexicons and features', (kind) => {
  const trained = readFileSync(join(MODERATION, 'trained', `${kind.name}.inputs`), 'utf8').trim();
  expect(inputsHash(kind), 'run `npm run language:train`').toBe(trained);
});

test.each(['topics', 'full-topics'])('%s were trained with the current texts and code', (name) => {
  const trained = readFileSync(join(MODERATION, 'trained', `${name}.inputs`), 'utf8').trim();
  expect(topicsHash(), 'run `npm run language:train`').toBe(trained);
});

test('the browser’s code for recognising pain has at most 30 KiB, compressed', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: join(MODERATION, 'pain.ts'), formats: ['es'] }, minify: true },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = await tightened(chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join(''));
  expect(code).toContain('suicide');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(30 * 1024);
});
