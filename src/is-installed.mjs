// Plain JavaScript without dependencies, because run.mjs imports it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether `node_modules` matches the lockfile, according to the record that npm keeps of what it has installed.
 *
 * @param dev also requires development dependencies; without it, the result of `npm ci --omit=dev` is enough.
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

/** npm skips optional packages that are made for another platform. */
function isOptional({ optional, devOptional }) {
  return Boolean(optional ?? devOptional);
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}
