import type { Plugin } from 'vite';

/** Strips comments and indentation from the page. */
export function leanHtml(): Plugin {
  return { name: 'lean-html', apply: 'build', transformIndexHtml: { order: 'post', handler: lean } };
}

/** Only removes comments that stand on a line of their own. */
export function lean(html: string): string {
  return html
    .replace(/^\s*(?:\/\/.*|\/\*.*\*\/|<!--.*-->)$/gm, '')
    .replace(/^\s+/gm, '')
    .trimEnd();
}
