// Lists the contents of the Dockerfile's last stage by folder, from this checkout: `node deploy/image-contents.mjs [NODE_MODULES]`.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MIB = 1024 ** 2;
const packages = process.argv[2] ?? 'node_modules';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const [, ...stages] = dockerfile.split(/^FROM .*$/m);
const removed = [...dockerfile.matchAll(/\brm -r node_modules\/(\S+)/g)].map(([, name]) => join(packages, name, '/'));
const copied = [stages[0], stages.at(-1)].flatMap((stage) =>
  [...stage.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)].flatMap(([, , sources]) => sources.split(' ')),
);

let total = 0;
for (const source of copied) {
  const path = source.replace(/^\/app\//, '').replace(/^node_modules$/, packages);
  const files = existsSync(path) ? listFiles(path).filter((file) => !removed.some((folder) => file.startsWith(folder))) : [];
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
