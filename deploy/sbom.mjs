// `npm run sbom`: a CycloneDX list of the production packages, on standard output. What npm itself lists with `--omit dev` lacks each
// package that something for development needs too, so it is given a lockfile without the latter.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const read = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const [manifest, lockfile] = [read('package.json'), read('package-lock.json')];
delete manifest.devDependencies;
delete lockfile.packages[''].devDependencies;
lockfile.packages = Object.fromEntries(Object.entries(lockfile.packages).filter(([, { dev }]) => !dev));

// npm names the program after its folder.
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
