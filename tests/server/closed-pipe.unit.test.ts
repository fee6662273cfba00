import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test('a command whose reader ends first, as in `npm run language | head`, ends without an error in words', async () => {
  const command = spawn(process.execPath, ['src/run.mjs', 'language', 'che bella giornata'], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  command.stdout.destroy();
  const [said, [code]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  expect(said).toBe('');
  expect(code).toBe(141);
});
