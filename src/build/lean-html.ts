import type { Plugin } from 'vite';

/** Sends the page without the comments and the indentation that its source has. */
export function leanHtml(): Plugin {
  return { name: 'lean-html', apply: 'build', transformIndexHtml: { order: 'post', handler: lean } };
}

/** Comments stand on lines of their own. */
export function lean(html: string): string {
  return html
    .replace(/^\s*(?:\/\/.*|\/\*.*\*\/|<!--.*-->)$/gm, '')
    .replace(/^\s+/gm, '')
    .trimEnd();
}
