import type { Plugin, Rollup } from 'vite';
import { pages } from '../client/app/pages.ts';

/** The addresses of pages, for the server: every other one is answered with a 404. */
export const PAGES_FILE = '.vite/pages.json';

/** What the server knows of an address. */
export interface BuiltPage {
  path: string;
  audience: string;
  /** The chunks beyond the entry's own: without them in the head a page is asked for only when the entry has run. */
  files: string[];
}

/** Writes down each page's chunks; the server names those of the page that is asked for in its head. */
export function preloadPages(): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : []));
      this.emitFile({ type: 'asset', fileName: PAGES_FILE, source: JSON.stringify(pageFiles(pages, new Map(chunks))) });
    },
  };
}

/** Throws when a page of the table is not a chunk of its own. */
export function pageFiles(table: typeof pages, chunks: Map<string, Rollup.OutputChunk>): BuiltPage[] {
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  const known = entry ? withImports(entry, chunks) : new Set<string>();
  return table.map(({ path, audience, module }) => {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`${module}, the page at ${path}, is no chunk of this build`);
    return { path, audience, files: [...withImports(chunk, chunks)].filter((file) => !known.has(file)) };
  });
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
