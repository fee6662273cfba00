import { createServer, type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TEST_SECRET } from '../support/migration-tools.ts';
import { runCommand, startProduct } from '../support/product.ts';

// Each test starts whole processes, some with a database of their own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const home = mkdtempSync(join(tmpdir(), 'sottovoce una casa '));
const dataDir = join(home, 'data');
afterAll(() => rmSync(home, { recursive: true }));

/** Runs until it ends by itself. */
async function failing(env: Record<string, string>): Promise<{ code: number | null; line: string }> {
  const running = runCommand('start', env);
  const code = await new Promise<number | null>((resolve) => running.child.once('exit', resolve));
  // A first start also tells that it builds.
  return { code, line: running.output().replace(/^(Installing|Building) .*\n/gm, '') };
}

describe('a start that cannot succeed says why in one line and fails', () => {
  test('wrong environment', async () => {
    const { code, line } = await failing({ PORT: 'http', DATA_DIR: dataDir });
    expect(code).not.toBe(0);
    expect(line).toBe('Wrong environment: PORT must be a whole number\n');
  });

  test('a port that is taken', async () => {
    const server = createServer().listen(0, 'localhost');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const { code, line } = await failing({ PORT: String(port), DATA_DIR: join(home, 'other'), LOG_LEVEL: 'silent' });
    expect(code).not.toBe(0);
    expect(line).toBe(`Port ${port} on localhost is taken: stop the program that listens there, or choose another PORT\n`);
    server.close();
  });

  test('a DATA_DIR that is no directory', async () => {
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

  test('serves, keeps its secret to its user, and refuses a second process on the same directory', async () => {
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
    const { code, line } = await failing({ DATA_DIR: dataDir, PORT: '5999' });
    expect(code).not.toBe(0);
    expect(line).toBe(`DATA_DIR ${dataDir} is in use by another Sottovoce process: stop it, or choose another DATA_DIR\n`);
  });

  test('ends with 0 on SIGTERM, and starts again after SIGKILL without a hand', async () => {
    expect(await product.stop()).toBe(0);
    const again = await startProduct({ DATA_DIR: dataDir });
    await again.stop('SIGKILL');
    const third = await startProduct({ DATA_DIR: dataDir });
    expect((await fetch(`${third.url}/api/posts`)).status).toBe(200);
    expect(await third.stop()).toBe(0);
  });
});
