import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const PROGRAM = `
  const { endWithNpm } = await import('./src/end-with-npm.mjs');
  endWithNpm();
  process.on('SIGTERM', () => { process.stdout.write('stopped\\n'); process.exit(); });
  setInterval(() => {}, 1000);
  process.stdout.write('running\\n');
`;

/** Runs the program in a shell that waits for it, as npm does. */
const NPM = `
  const { spawn } = require('node:child_process');
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$PROGRAM"; true'], { stdio: 'inherit' });
  process.on('SIGTERM', () => shell.kill());
  shell.on('exit', () => process.exit());
`;

test.each(['SIGTERM', 'SIGKILL'] as const)('the program stops when npm receives %s', async (signal) => {
  const env = { PATH: process.env['PATH'], NODE: process.execPath, PROGRAM, npm_lifecycle_event: 'start' };
  const npm = spawn(process.execPath, ['-e', NPM], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(npm.stdout, 'data');
  npm.kill(signal);
  const [word] = (await once(npm.stdout, 'data')) as [Buffer];
  expect(word.toString()).toBe('stopped\n');
  // The output closes only once every process that could write to it has ended.
  await once(npm, 'close');
});
