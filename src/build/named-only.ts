import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = resolve(import.meta.dirname, '../client');
const STYLE_PROPS = /@pandacss[\\/]is-valid-prop[\\/]dist/;
const HOOKS = /@trpc[\\/]react-query[\\/]dist/;

/**
 * Leaves out of two libraries what our sources never name, and what no bundler can know to be unused: CSS properties in a list of
 * all, and hooks that tRPC hands out by their names.
 */
export function namedOnly(): Plugin {
  let [named, called] = [new Set<string>(), new Set<string>()];
  return {
    name: 'named-only',
    apply: 'build',
    buildStart() {
      [named, called] = [wordsOf(SOURCES, /\w+/g), wordsOf(SOURCES, /(?<=\.)use\w+/g)];
    },
    transform(code, id) {
      if (STYLE_PROPS.test(id)) return { code: withProperties(code, named), map: null };
      if (HOOKS.test(id)) return { code: withHooks(code, called), map: null };
      return undefined;
    },
  };
}

function wordsOf(folder: string, pattern: RegExp): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(pattern) ?? []));
}

/** Throws when the library has no such list any more. */
export function withProperties(code: string, named: ReadonlySet<string>): string {
  const list = /(cssPropertiesStr = ")([\w,]+)"/;
  if (!list.test(code)) throw new Error('The list of CSS properties is not where it was');
  const kept = (all: string) => all.split(',').filter((property) => named.has(property));
  return code.replace(list, (_, start: string, all: string) => `${start}${kept(all).join()}"`);
}

/** Without the hooks of TanStack Query that only an unnamed hook of tRPC’s would call. */
export function withHooks(code: string, called: ReadonlySet<string>): string {
  return code.replace(/import \{([^}]+)\} from "@tanstack\/react-query";/, (_, all: string) => {
    const names = all.split(',').map((name) => name.trim());
    const [kept, left] = [names.filter((name) => !isLeft(name)), names.filter(isLeft)];
    return `import { ${kept.join(', ')} } from "@tanstack/react-query";${left.length > 0 ? `let ${left.join(', ')};` : ''}`;
  });
  function isLeft(name: string): boolean {
    return name.startsWith('use') && !called.has(name);
  }
}
