import type { Plugin, Rollup } from 'vite';
import { pages } from '../client/app/pages.ts';

/** The addresses of pages, for the server: every other one is answered with a 404. */
export const PAGES_FILE = '.vite/pages.json';

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
  return {
    name: 'preload-pages',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: PAGES_FILE,
        source: JSON.stringify(pages.map(({ path, audience }) => ({ path, audience }))),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files = pageFiles(pages, chunksOf(bundle ?? {}));
        return [{ tag: 'script', children: `(${preload.toString()})(${JSON.stringify(files)})`, injectTo: 'head' }];
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
  // An address that names one thing, such as /posts/42, is in the table without its number.
  const path = location.pathname.replace(/\/\d+$/, '/:id');
  for (const place of open[path] ?? (member[path] && !isMember ? open['/login'] : member[path]) ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/assets/${files[place]}.js`;
    document.head.append(link);
  }
}

/** Throws when a page of the table is not a chunk of its own. */
export function pageFiles(table: typeof pages, chunks: Map<string, Rollup.OutputChunk>): PageFiles {
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  const known = entry ? withImports(entry, chunks) : new Set<string>();

  const found: PageFiles = { files: [], open: {}, member: {} };
  const placeOf = (file: string) => {
    const name = /^assets\/(.+)\.js$/.exec(file)?.[1];
    if (!name) throw new Error(`${file} is not where the page looks for it`);
    if (!found.files.includes(name)) found.files.push(name);
    return found.files.indexOf(name);
  };
  for (const { path, audience, module } of table) {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`${module}, the page at ${path}, is no chunk of this build`);
    const files = [...withImports(chunk, chunks)].filter((file) => !known.has(file));
    found[audience === 'members' ? 'member' : 'open'][path] = files.map(placeOf);
  }
  return found;
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
