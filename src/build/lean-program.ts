import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';

/** Minimum length of a literal that is worth a separate file. */
const LONG = 20_000;
const LITERAL = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/**
 * Reduces the memory of the running program. V8 keeps its source, at two bytes per character if any is outside Latin-1, and a second copy
 * of every long literal as a string. So non-Latin-1 characters are escaped, and long literals are moved to files beside the bundle.
 */
export const leanProgram: Plugin = {
  name: 'lean-program',
  // The last hook: nothing prints the code again after it.
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const texts: string[] = [];
      const beside = (literal: string) => {
        const name = `${chunk.fileName.replace(/\.mjs$/, '')}-text-${texts.length}.txt`;
        this.emitFile({ type: 'asset', fileName: name, source: runInNewContext(literal) as string });
        texts.push(name);
        return `textBeside(${JSON.stringify(name)})`;
      };
      const lines = chunk.code
        .split('\n')
        .map((line) =>
          line.length < LONG ? line : line.replace(LITERAL, (literal) => (literal.length < LONG ? literal : beside(literal))),
        );
      if (texts.length > 0) lines.unshift(READ);
      chunk.code = escaped(lines.join('\n'));
    }
  },
};

const READ = `import { readFileSync as readTextBeside } from 'node:fs';
const textBeside = (name) => readTextBeside(new URL(name, import.meta.url), 'utf8');`;

/** Escapes every character outside Latin-1; `\u` works in literals, templates and regular expressions, and no identifier needs it. */
function escaped(code: string): string {
  return code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
