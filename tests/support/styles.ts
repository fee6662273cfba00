/**
 * Container of Emotion's styles, outside of the document. For each element that a query by role considers, jsdom evaluates every
 * rule in the document, which takes half the time of such a test.
 */
export const styles = document.createElement('div');

/** Applies the styles, for tests that depend on them. */
export function putStylesOn(): void {
  document.head.append(styles);
}
