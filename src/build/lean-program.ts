import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';

/** Shorter texts are not worth a file. */
const LONG = 20_000;
const LITERAL = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/**
 * V8 keeps the source of a program as long as it runs: two bytes a character once a single one is outside of Latin-1, and
 * what a long literal holds once more as a string. So such characters are escaped, and long literals stand in files beside it.
 */
export const leanProgram: Plugin = {
  name: 'lean-program',
  // Nothing prints the code anew after this.
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

/** The same in literals, templates and regular expressions; there are no such names. */
function escaped(code: string): string {
  return code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
