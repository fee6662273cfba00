import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { checkAnswer } from '../support/document.ts';
import { useListeningApp } from '../support/listening.ts';

const app = useListeningApp();
const script = readFileSync('tests/examples/curl-examples.sh', 'utf8');

/** The call that each block makes, and its status. */
const BLOCKS = [
  ['GET', '/universities/search', 200],
  ['POST', '/auth/register', 200],
  ['POST', '/auth/login', 200],
  ['POST', '/posts', 200],
  ['GET', '/posts', 200],
  ['POST', '/posts/1/like', 200],
  ['POST', '/posts/1/comments', 200],
  ['POST', '/study-groups/2147483647/join', 404],
  ['POST', '/auth/logout', 200],
] as const;

test('the curl examples are numbered blocks that make the expected calls', () => {
  const [, ...blocks] = script.split(/^(?=# \d+\. )/m);
  expect(blocks.map((block) => Number(block.match(/^# (\d+)\. \S/)?.[1]))).toEqual(BLOCKS.map((_, index) => index + 1));
  for (const [index, [, path]] of BLOCKS.entries()) expect(blocks[index]).toContain(`"$SITE/api${path}`);
});

test.skipIf(spawnSync('curl', ['--version']).status !== 0)('the curl examples run (needs curl)', { timeout: 60_000 }, async () => {
  // Writes each status to stderr, and a line break after each response.
  const told = script.replaceAll('curl -sS', `curl -sS -w '\\n%{stderr}%{http_code}\\n'`);
  const { stdout, stderr } = await promisify(execFile)('sh', ['-euc', told], { env: { ...process.env, SITE: app.url } });
  expect(stderr.trim().split('\n')).toEqual(BLOCKS.map(([, , status]) => String(status)));
  // The response to the login goes into a variable.
  const shown = BLOCKS.filter(([, path]) => path !== '/auth/login');
  const texts = stdout.trim().split('\n');
  expect(texts).toHaveLength(shown.length);
  for (const [index, [method, path, status]] of shown.entries()) {
    checkAnswer({ method, url: `/api${path}`, status, header: () => 'application/json', text: texts[index]! });
  }
});
