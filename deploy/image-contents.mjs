// `node deploy/image-contents.mjs`: lists the contents of the Dockerfile's last stage by folder, from this checkout after `npm run build`.
// Packages that only development needs, and what tools cache beside them, are in the checkout but not in the image.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MIB = 1024 ** 2;

const dockerfile = readFileSync('Dockerfile', 'utf8');
const [, ...stages] = dockerfile.split(/^FROM .*$/m);
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const absent = [
  ...[...dockerfile.matchAll(/\brm -r (node_modules\/\S+)/g)].map(([, folder]) => folder),
  ...Object.keys(packages).filter((folder) => packages[folder].dev),
  'node_modules/.vite',
  'node_modules/.vite-temp',
].map((folder) => join(folder, '/'));
const copied = [stages[0], stages.at(-1)].flatMap((stage) =>
  [...stage.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)].flatMap(([, , sources]) => sources.split(' ')),
);

let total = 0;
for (const source of copied) {
  const path = source.replace(/^\/app\//, '');
  const files = existsSync(path) ? listFiles(path).filter((file) => !absent.some((folder) => file.startsWith(folder))) : [];
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  total += bytes;
  process.stdout.write(
    `${(bytes / MIB).toFixed(1).padStart(8)} MiB ${String(files.length).padStart(6)} files  ${path}${files.length > 0 ? '' : ' (not made yet)'}\n`,
  );
}
process.stdout.write(`${(total / MIB).toFixed(1).padStart(8)} MiB beside node:slim and the client of PostgreSQL\n`);

function listFiles(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
