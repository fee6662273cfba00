// Plain JavaScript on Node alone, for run.mjs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether `node_modules` holds what the lockfile names, and nothing of another version. npm writes down there what it has installed.
 *
 * @param dev also what only builds and tests; without it, a folder that `npm ci --omit=dev` made is enough.
 */
export function isInstalled({ root, dev }) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(record);
  return (
    Object.entries(installed).every(([path, { integrity }]) => wanted[path]?.integrity === integrity) &&
    Object.entries(wanted).every(([path, it]) => path in installed || path === '' || isOptional(it) || (it.dev && !dev))
  );
}

/** Left out where it is for another kind of machine. */
function isOptional({ optional, devOptional }) {
  return Boolean(optional ?? devOptional);
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}
