import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As src/build/preload-pages.ts writes it. */
interface BuiltPage {
  path: string;
  audience: string;
  files?: string[];
  asleep?: string[];
}

interface FoundPage {
  audience: string;
  /** Names the chunks of what is shown there first; without it they are asked for when the program runs. What a page needs that is asleep comes first. */
  preloads(page: { asleep: boolean }): string;
}

/** To guests these show the login. */
const LOGIN = '/login';

/** Which page an address has; a build that names none has one for everyone everywhere. */
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
