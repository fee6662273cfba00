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
/** The sources of programs and of the bundler. */
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
 * Bundles a program of the product, which starts in a fraction of the time of its sources. The bundle is shared by all workers
 * and rebuilt when the sources change.
 */
export async function bundle(program: string): Promise<string> {
  // A folder for each program, because several are named main.ts.
  const made = join(BUNDLES, hashOf(SOURCES), dirname(program).replaceAll('/', '-'), `${basename(program, '.ts')}.mjs`);
  while (!existsSync(made)) await oneWorkerAtATime(async () => existsSync(made) || make(program, made));
  return made;
}

async function make(program: string, made: string): Promise<void> {
  for (const folder of existsSync(BUNDLES) ? readdirSync(BUNDLES) : [])
    if (join(BUNDLES, folder) !== dirname(dirname(made))) rmSync(join(BUNDLES, folder), { recursive: true });
  mkdirSync(dirname(made), { recursive: true });
  const fresh = mkdtempSync(join(dirname(made), 'fresh-'));
  await bundleProgram({ root: ROOT, input: join(ROOT, program), outDir: fresh, place: dirname(made) });
  // The program is moved last, so that once it exists, the files that it loads exist too.
  const beside = readdirSync(fresh).filter((file) => file !== basename(made));
  for (const file of [...beside, basename(made)]) renameSync(join(fresh, file), join(dirname(made), file));
  rmSync(fresh, { recursive: true });
}

/** Runs `work` under a lock between workers, which is released even if its owner crashes. */
async function oneWorkerAtATime(work: () => Promise<unknown>): Promise<void> {
  try {
    const release = await ownDirectory(join(tmpdir(), `sottovoce-bundles-${hashOf([])}`));
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
