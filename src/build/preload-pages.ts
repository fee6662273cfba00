import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { paths } from '../client/lib/paths.ts';

const LAZY_PAGE = /const (\w+) = page\(\s*\(\) =>\s*import\('\.\.?\/([^']+)'\)/g;
const ROUTE = /\[paths\.(\w+)\]: (\w+),/g;

/** The chunks of each address beyond the entry's own, by their places in `files`. To guests `member` pages show the login. */
export interface PageFiles {
  files: string[];
  open: Record<string, number[]>;
  member: Record<string, number[]>;
}

/**
 * Without this a page's own chunk is asked for only when the entry has run: one journey more before anything can be
 * read. A few lines in the head ask for it at once.
 */
export function preloadPages(): Plugin {
  let root = '';
  return {
    name: 'preload-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const pages = pageFiles(readFileSync(join(root, 'app/routes.tsx'), 'utf8'), chunksOf(bundle ?? {}));
        return [{ tag: 'script', children: `(${preload.toString()})(${JSON.stringify(pages)})`, injectTo: 'head' }];
      },
    },
  };
}

/** Runs in the browser, by itself: it must not refer to anything outside. */
function preload({ files, open, member }: PageFiles): void {
  let isMember = false;
  try {
    isMember = JSON.parse(localStorage.getItem('sottovoce-user') ?? '').isAuthenticated === true;
  } catch {
    // Nobody is logged in.
  }
  const path = location.pathname;
  for (const place of open[path] ?? (member[path] && !isMember ? open['/login'] : member[path]) ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/assets/${files[place]}.js`;
    document.head.append(link);
  }
}

/** Reads the route table's source; throws when a page in it is not a chunk, so that a change of its form is noticed. */
export function pageFiles(routes: string, chunks: Map<string, Rollup.OutputChunk>): PageFiles {
  const modules = new Map([...routes.matchAll(LAZY_PAGE)].map(([, name, module]) => [name!, module!]));
  const memberFrom = routes.indexOf('memberPages');
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  const known = entry ? withImports(entry, chunks) : new Set<string>();

  const pages: PageFiles = { files: [], open: {}, member: {} };
  const placeOf = (file: string) => {
    const name = /^assets\/(.+)\.js$/.exec(file)?.[1];
    if (!name) throw new Error(`${file} is not where the page looks for it`);
    if (!pages.files.includes(name)) pages.files.push(name);
    return pages.files.indexOf(name);
  };
  for (const match of routes.matchAll(ROUTE)) {
    const path = paths[match[1] as keyof typeof paths];
    const module = modules.get(match[2]!);
    const chunk = module && [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!path || !chunk) throw new Error(`The route table names ${match[0]}, which is not a page of this build`);
    const files = [...withImports(chunk, chunks)].filter((file) => !known.has(file));
    (match.index > memberFrom ? pages.member : pages.open)[path] = files.map(placeOf);
  }
  if (pages.files.length === 0) throw new Error('No routes found in app/routes.tsx');
  return pages;
}

function chunksOf(bundle: Rollup.OutputBundle): Map<string, Rollup.OutputChunk> {
  return new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

function withImports(chunk: Rollup.OutputChunk, chunks: Map<string, Rollup.OutputChunk>, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const file of chunk.imports) {
    const next = chunks.get(file);
    if (next) withImports(next, chunks, found);
  }
  return found;
}
