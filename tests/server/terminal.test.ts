import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundle } from '../support/bundle.ts';
import { cloneForProcess } from '../support/database.ts';
import { SHORT_LIVED } from '../support/instance.ts';
import { endProcess, findExecutable, freePort, ownProcess } from '../support/redis-server.ts';

/** The processes of npm in a terminal: a shell that ends with it, and below it one that runs the server and notes its exit code. */
const SESSION = 'echo $$ > "$NOTES/shell"; sh -c "$BELOW"; true';
const BELOW = 'trap : HUP; "$NODE" $OPTIONS "$PROGRAM"; echo $? > "$NOTES/code"';
// Only the `script` of util-linux accepts a command this way.
const script = process.platform === 'linux' ? findExecutable(['script']) : undefined;

test.skipIf(!script)('the server exits cleanly with 0 when its terminal closes (needs script)', async () => {
  const clone = await cloneForProcess();
  const notes = mkdtempSync(join(tmpdir(), 'sottovoce-terminal-'));
  const port = await freePort();
  const env = {
    ...process.env,
    SHELL: '/bin/sh',
    BELOW,
    NODE: process.execPath,
    OPTIONS: SHORT_LIVED.join(' '),
    PROGRAM: await bundle('src/server/main.ts'),
    NOTES: notes,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    ...clone.variables,
  };
  const terminal = ownProcess(spawn(script!, ['-qec', SESSION, '/dev/null'], { env, stdio: 'ignore' }));
  const [shell, code] = ['shell', 'code'].map((name) => join(notes, name)) as [string, string];
  onTestFinished(async () => {
    await endProcess(terminal, 'SIGKILL');
    if (!existsSync(code)) process.kill(-Number(readFileSync(shell, 'utf8')), 'SIGKILL');
    await clone.remove();
    rmSync(notes, { recursive: true });
  });
  const status = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  await endProcess(terminal, 'SIGKILL');
  await expect.poll(() => existsSync(code) && readFileSync(code, 'utf8'), { timeout: 30_000 }).toBe('0\n');
});
