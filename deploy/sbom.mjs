// `npm run sbom`: prints a CycloneDX list of the production packages. `npm sbom --omit dev` would omit packages that are also needed
// by a development dependency, so npm gets a lockfile without development dependencies.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const read = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const [manifest, lockfile] = [read('package.json'), read('package-lock.json')];
delete manifest.devDependencies;
delete lockfile.packages[''].devDependencies;
lockfile.packages = Object.fromEntries(Object.entries(lockfile.packages).filter(([, { dev }]) => !dev));

// npm derives the name of the application from the folder.
const scratch = mkdtempSync(join(tmpdir(), 'sbom-'));
const folder = join(scratch, manifest.name);
mkdirSync(folder);
writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile));
const form = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const { status } = spawnSync(npm, ['sbom', ...form], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
rmSync(scratch, { recursive: true });
process.exitCode = status ?? 1;
