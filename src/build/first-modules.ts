import type { Rollup } from 'vite';

interface Context {
  getModuleInfo(id: string): Rollup.ModuleInfo | null;
}

/** Returns a chunk-naming function that puts all static imports of an entry, direct and transitive, into the chunk `name`. */
export function neededBy(entry: string, name: string): (id: string, context: Context) => string | null {
  let needed: Set<string> | undefined;
  return (id, context) => {
    needed ??= withImports(entry, context);
    return needed.has(id) ? name : null;
  };
}

function withImports(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) withImports(imported, context, found);
  return found;
}
