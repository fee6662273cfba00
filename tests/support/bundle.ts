import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DirectoryInUse, ownDirectory } from '../../db/directory-owner.ts';
import { bundleProgram } from '../../src/build/programs.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUNDLES = join(ROOT, 'dist/programs');
/** What programs are made of, and what makes the bundle. */
const SOURCES = [
  'package-lock.json',
  'db',
  'src/build/lean-program.ts',
  'src/build/programs.ts',
  'src/moderation',
  'src/routers',
  'src/server',
  'tests/database/writer.ts',
  'tests/support/bundle.ts',
];

/**
 * A file that does what this program of ours does, and starts in a fraction of the time that its sources take. It is made when
 * they have changed, once for all workers.
 */
export async function bundle(program: string): Promise<string> {
  const made = join(BUNDLES, hashOf(SOURCES), `${basename(program, '.ts')}.mjs`);
  while (!existsSync(made)) await oneWorkerAtATime(async () => existsSync(made) || make(program, made));
  return made;
}

async function make(program: string, made: string): Promise<void> {
  for (const folder of existsSync(BUNDLES) ? readdirSync(BUNDLES) : [])
    if (join(BUNDLES, folder) !== dirname(made)) rmSync(join(BUNDLES, folder), { recursive: true });
  mkdirSync(dirname(made), { recursive: true });
  const fresh = mkdtempSync(join(dirname(made), 'fresh-'));
  await bundleProgram({ root: ROOT, input: join(ROOT, program), outDir: fresh, place: dirname(made) });
  // The program last: where it stands, what it reads stands too.
  const beside = readdirSync(fresh).filter((file) => file !== basename(made));
  for (const file of [...beside, basename(made)]) renameSync(join(fresh, file), join(dirname(made), file));
  rmSync(fresh, { recursive: true });
}

/** One worker at a time, whichever way the one before ended. */
async function oneWorkerAtATime(work: () => Promise<unknown>): Promise<void> {
  try {
    const release = await ownDirectory(join(tmpdir(), `sottovoce-bundles-${hashOf([])}.sock`));
    await work().finally(release);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    await sleep(100);
  }
}

function hashOf(paths: string[]): string {
  const hash = createHash('sha256').update(ROOT);
  for (const path of paths.flatMap(filesOf)) hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  if (path.includes('.')) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => file.slice(ROOT.length))
    .sort();
}
