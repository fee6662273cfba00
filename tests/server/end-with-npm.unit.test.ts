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

/** A shell that ends before npm, whose own shell has replaced itself with the program, as bash does. */
const STARTER = `
  const { spawn } = require('node:child_process');
  const npm = spawn(process.execPath, ['-e', process.env.EXECS], { stdio: 'inherit', detached: true });
  setTimeout(() => process.exit(), 1500);
`;
const EXECS = `
  const { spawn } = require('node:child_process');
  process.title = 'npm start';
  spawn('sh', ['-c', 'exec "$NODE" --input-type=module -e "$PROGRAM"'], { stdio: 'inherit' }).on('exit', () => process.exit());
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 4000);
`;

test('where the shell of npm replaces itself with the program, it outlives whoever started npm', async () => {
  const env = { PATH: process.env['PATH'], NODE: process.execPath, PROGRAM, EXECS, npm_lifecycle_event: 'start' };
  const starter = spawn(process.execPath, ['-e', STARTER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(starter.stdout, 'data');
  const said = once(starter.stdout, 'data').then(([word]) => ({ word: String(word), at: performance.now() }));
  await once(starter, 'exit');
  const ended = performance.now();
  const { word, at } = await said;
  // Only when npm itself is killed, more than a second after the check that would have noticed its parent's end.
  expect([word, at - ended > 1200]).toEqual(['stopped\n', true]);
});
