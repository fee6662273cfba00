import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HASH = '@emotion/hash';
const OURS = fileURLToPath(new URL('../client/app/theme/style-name.ts', import.meta.url));

/** Replaces Emotion's hash function by our `styleName`. */
export function styleNames(): Plugin {
  return {
    name: 'style-names',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === HASH ? `\0${HASH}` : undefined),
    load: (id) => (id === `\0${HASH}` ? `export { styleName as default } from ${JSON.stringify(OURS)};` : undefined),
  };
}
