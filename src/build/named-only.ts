import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = resolve(import.meta.dirname, '../client');
const STYLE_PROPS = /@pandacss[\\/]is-valid-prop[\\/]dist/;
const HOOKS = /@trpc[\\/]react-query[\\/]dist/;

/**
 * Removes parts of two libraries that our sources never name and that no bundler can prove unused: entries of a list of all CSS properties,
 * and hooks that tRPC looks up by name. For the first load of 138 KiB (`tests/browser/budget.test.ts`): the scripts of the entry and the
 * program are 113,660 bytes of brotli, and 116,026 without this plugin (30 November 2026).
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

/** @throws when the library's list cannot be found. */
export function withProperties(code: string, named: ReadonlySet<string>): string {
  const list = /(cssPropertiesStr = ")([\w,]+)"/;
  if (!list.test(code)) throw new Error('The list of CSS properties is not where it was');
  const kept = (all: string) => all.split(',').filter((property) => named.has(property));
  return code.replace(list, (_, start: string, all: string) => `${start}${kept(all).join()}"`);
}

/** Drops the TanStack Query hooks that only unused tRPC hooks would call. */
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
