import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of the file that src/build/preload-pages.ts writes. */
interface BuiltPage {
  path: string;
  audience: string;
  files?: string[];
  asleep?: string[];
}

interface FoundPage {
  audience: string;
  /** Preload links for the page's chunks, otherwise requested only once the program runs; those of an asleep snapshot come first. */
  preloads(page: { asleep: boolean }): string;
}

/** Guests see the login at the addresses of members' pages. */
const LOGIN = '/login';

/** Returns a function that finds the page at a path; a build without a list of pages accepts every path for everyone. */
export function readPages(root: string): (path: string, member: boolean) => FoundPage | undefined {
  const file = join(root, '.vite/pages.json');
  if (!existsSync(file)) return () => ({ audience: 'everyone', preloads: () => '' });
  const known = (JSON.parse(readFileSync(file, 'utf8')) as BuiltPage[]).map(({ path, audience, files = [], asleep = [] }) => ({
    path,
    audience,
    pattern: new RegExp(`^${path.replace(/\/:\w+/g, '/[^/]+')}/?$`, 'i'),
    preloads: (page: { asleep: boolean }) => (page.asleep ? named(asleep) + named(files, ' fetchpriority="low"') : named(files)),
  }));
  const login = known.find(({ path }) => path === LOGIN)?.preloads;
  return (path, member) => {
    const page = known.find(({ pattern }) => pattern.test(path));
    return page && { audience: page.audience, preloads: (page.audience === 'members' && !member && login) || page.preloads };
  };
}

function named(files: readonly string[], more = ''): string {
  return files.map((name) => `<link rel="modulepreload" href="/${name}"${more} />`).join('');
}
