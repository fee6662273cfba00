/** Grid columns of at least `width`, as many as fit; a single one if the text is enlarged. */
export function asManyAsFit(width: string): string {
  return `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`;
}
