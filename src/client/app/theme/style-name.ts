const names = new Map<string, string>();

/**
 * Replaces `@emotion/hash` (`src/build/style-names.ts`): a name for each style, unique in this document. The library hashes character
 * by character, which takes a phone's cold engine as long as the rest of a page's styling; a map's own hash is native.
 */
export function styleName(style: string): string {
  let name = names.get(style);
  if (name === undefined) names.set(style, (name = names.size.toString(36)));
  return name;
}
