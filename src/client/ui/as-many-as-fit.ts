/** Columns for a grid: as many of this width or more as there is room for, one where the text is enlarged. */
export function asManyAsFit(width: string): string {
  return `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`;
}
