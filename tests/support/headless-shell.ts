import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium');
const UNPACKED = join(ROOT, 'dist/browser');

/** Returns the path of the headless Chromium from npm, unpacked once per version; undefined where it cannot run. */
export async function headlessShell(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const path = join(UNPACKED, version, 'headless-shell');
  if (existsSync(path)) return path;
  for (const older of existsSync(UNPACKED) ? readdirSync(UNPACKED) : [])
    if (older !== version) rmSync(join(UNPACKED, older), { recursive: true });
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}-${randomUUID()}`;
  await pipeline(createReadStream(join(PACKAGE, 'bin/chromium.br')), createBrotliDecompress(), createWriteStream(fresh, { mode: 0o755 }));
  renameSync(fresh, path);
  return path;
}
