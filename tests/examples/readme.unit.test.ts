import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from '../../src/server/start/env.ts';

const readme = readFileSync('README.md', 'utf8');

test('the README shows the curl examples that the tests run', () => {
  expect(readme).toContain(readFileSync('tests/examples/curl-examples.sh', 'utf8').trim());
});

test('the README’s table names every variable of the environment, with its default', () => {
  const defaults: Record<string, unknown> = readEnv({});
  for (const name of Object.keys(defaults)) expect(readme).toContain(`\`${name}\``);
  for (const [name, value] of Object.entries(defaults).filter(([, value]) => value !== undefined && typeof value !== 'object')) {
    expect(readme, name).toContain(`\`${String(value)}\``);
  }
});
