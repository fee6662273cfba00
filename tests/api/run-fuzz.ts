import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** `npm run fuzz`: runs the fuzz tests with any number of inputs, on the database that the environment specifies. */
const { values } = parseArgs({ options: { seed: { type: 'string' }, inputs: { type: 'string', default: '50000' } } });
const { seed, inputs } = values;
if (![seed ?? '1', inputs].every((value) => /^\d+$/.test(value))) {
  process.stderr.write('Usage: npm run fuzz [-- --seed N] [--inputs N]\n');
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'tests/api/fuzz.test.ts', 'tests/chat/fuzz.test.ts'],
  { stdio: 'inherit', env: { ...process.env, FUZZ_INPUTS: inputs, ...(seed && { FUZZ_SEED: seed }) } },
);
process.exitCode = status ?? 1;
