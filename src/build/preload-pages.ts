import type { Plugin, Rollup } from 'vite';
import { pages } from '../client/app/pages.ts';

/** The list of pages, for the server, which answers every other address with a 404. */
export const PAGES_FILE = '.vite/pages.json';

/** The module that the entry imports to start the program. */
const PROGRAM = 'app/program.tsx';

/** A page as the server needs to know it. */
export interface BuiltPage {
  path: string;
  audience: string;
  /** Chunks of the program and the page that the entry does not import: without a preload they are requested only once it runs. */
  files: string[];
  /** Chunks that the page's snapshot needs before the program runs: see src/client/app/asleep-pages.ts. */
  asleep?: string[];
}

/** Writes the chunks of each page to a file, from which the server adds preload links for the requested page. */
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

/** @throws when a page has no chunk of its own. */
export function pageFiles(table: typeof pages, chunks: Map<string, Rollup.OutputChunk>): BuiltPage[] {
  const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
  const known = entry ? withImports(entry, chunks) : new Set<string>();
  const chunkOf = (module: string) => [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  const filesOf = (chunk: Rollup.OutputChunk | undefined) =>
    chunk ? [...withImports(chunk, chunks)].filter((file) => !known.has(file)) : [];
  const program = filesOf(chunkOf(PROGRAM));
  return table.map(({ path, audience, module }) => {
    const chunk = chunkOf(module);
    if (!chunk) throw new Error(`${module}, the page at ${path}, is no chunk of this build`);
    const asleep = filesOf(chunkOf(module.replace('-page.tsx', '-asleep.ts')));
    return { path, audience, files: [...new Set([...program, ...filesOf(chunk)])], ...(asleep.length > 0 && { asleep }) };
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
