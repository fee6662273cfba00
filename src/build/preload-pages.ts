import type { Plugin, Rollup } from 'vite';
import { pages } from '../client/app/pages.ts';

/** The addresses of pages, for the server: every other one is answered with a 404. */
export const PAGES_FILE = '.vite/pages.json';

/** What the entry opens once the page is awake. */
const PROGRAM = 'app/program.tsx';

/** What the server knows of an address. */
export interface BuiltPage {
  path: string;
  audience: string;
  /** The program's chunks and its own, beyond those of the entry: without them in the head they are asked for only when the entry has run. */
  files: string[];
  /** What it needs before the program runs: see src/client/app/asleep-pages.ts. */
  asleep?: string[];
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
