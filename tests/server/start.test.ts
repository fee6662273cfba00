import { createServer, type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneEmbedded } from '../support/database.ts';
import { makeInstance } from '../support/instance.ts';
import { TEST_SECRET } from '../support/migration-tools.ts';
import { runProgram, startProduct } from '../support/product.ts';

const home = mkdtempSync(join(tmpdir(), 'sottovoce una casa '));
const dataDir = join(home, 'data');
afterAll(() => rmSync(home, { recursive: true }));

/** Runs the server until it exits by itself. */
async function failing(env: Record<string, string>): Promise<{ code: number | null; line: string }> {
  const running = await runProgram('src/server/main.ts', env);
  return { code: await running.ended, line: running.output() };
}

describe('a start that cannot succeed says why in one line and fails', () => {
  test('wrong environment', async () => {
    const { code, line } = await failing({ PORT: 'http', DATA_DIR: dataDir });
    expect(code).not.toBe(0);
    expect(line).toBe('Wrong environment: PORT must be a whole number between 1 and 65535\n');
  });

  test('a port that is taken', async () => {
    const server = createServer().listen(0, 'localhost');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const { code, line } = await failing({ PORT: String(port), DATA_DIR: cloneEmbedded(join(home, 'other')), LOG_LEVEL: 'silent' });
    expect(code).not.toBe(0);
    expect(line).toBe(`Port ${port} on localhost is taken: stop the program that listens there, or choose another PORT\n`);
    server.close();
  });

  test('a DATA_DIR that is not a directory', async () => {
    const file = join(home, 'a file');
    writeFileSync(file, '');
    const { code, line } = await failing({ DATA_DIR: join(file, 'inside') });
    expect(code).not.toBe(0);
    expect(line).toMatch(/^DATA_DIR .* cannot be written \(.*\)\n$/);
  });

  test('a database that does not answer', async () => {
    const { code, line } = await failing({ DATABASE_URL: 'postgres://postgres@127.0.0.1:9/none', SECRET_KEY: TEST_SECRET });
    expect(code).not.toBe(0);
    expect(line).toMatch(/^DATABASE_URL cannot be reached \(.*\)\n$/);
  });
});

describe('a start that succeeds', () => {
  let product: Awaited<ReturnType<typeof startProduct>>;
  beforeAll(async () => void (product = await startProduct({ DATA_DIR: dataDir })));

  test('serves, stores its key for its user only, and refuses a second process on the same directory', async () => {
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
    const { code, line } = await failing({ DATA_DIR: dataDir, PORT: '5999' });
    expect(code).not.toBe(0);
    expect(line).toBe(`DATA_DIR ${dataDir} is in use by another Sottovoce process: stop it, or choose another DATA_DIR\n`);
  });

  test('exits with 0 on SIGTERM, and starts again after SIGKILL without manual repair', async () => {
    expect(await product.stop()).toBe(0);
    const next = await makeInstance({ DATA_DIR: dataDir });
    await next.start();
    await next.kill();
    await next.start();
    expect((await fetch(`${next.url}/api/posts`)).status).toBe(200);
    expect(await next.stop()).toBe(0);
  });
});
