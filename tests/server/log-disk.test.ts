import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundle } from '../support/bundle.ts';
import { cloneForProcess } from '../support/database.ts';
import { SHORT_LIVED } from '../support/instance.ts';
import { endProcess, freePort, ownProcess } from '../support/redis-server.ts';

/** A device on which every write fails as on a full disk. */
const FULL = '/dev/full';

let child: ChildProcess | undefined;
let clone: Awaited<ReturnType<typeof cloneForProcess>>;
beforeEach(async () => void (clone = await cloneForProcess()));
afterEach(async () => {
  await endProcess(child, 'SIGKILL');
  await clone.remove();
});

/** Starts the server with a log level at which each request writes to the log. */
async function start(stdio: ('pipe' | number)[]): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...clone.variables,
    LOG_LEVEL: 'trace',
  };
  const program = await bundle('src/server/main.ts');
  child = ownProcess(spawn(process.execPath, [...SHORT_LIVED, program], { stdio: ['ignore', ...stdio], env }));
  return { url: `http://127.0.0.1:${port}`, process: child };
}

/** Expects the server to answer valid and invalid requests, and to stop on SIGTERM. */
async function expectToServe({ url, process }: Awaited<ReturnType<typeof start>>): Promise<void> {
  for (let round = 0; round < 20; round++) {
    expect((await fetch(`${url}/api/posts`)).status).toBe(200);
    expect((await fetch(`${url}/api/posts`, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } })).status).toBe(
      400,
    );
  }
  expect(process).toMatchObject({ exitCode: null, signalCode: null });
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}

const answers = (url: string) =>
  expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);

describe.skipIf(!existsSync(FULL))('a full disk', () => {
  test('prevents neither the start nor any response, and does not end the process', async () => {
    const full = openSync(FULL, 'w');
    const server = await start([full, full]);
    closeSync(full);
    await answers(server.url);
    await expectToServe(server);
  });
});

test('the server keeps running when the reader of its log goes away', async () => {
  const server = await start(['pipe', 'pipe']);
  await once(server.process.stdout!, 'data');
  server.process.stdout!.destroy();
  server.process.stderr!.destroy();
  await answers(server.url);
  await expectToServe(server);
});
