/** What the landing page shows of a post. */
export const EXCERPT_MAX = 150;

/** The text without its ** bold markers, cut after 150 characters; an ellipsis says that there is more. */
export function excerpt(content: string): string {
  const plain = content.replaceAll('**', '').trim();
  // By code points, so that no emoji is cut in half.
  const characters = [...plain];
  return characters.length > EXCERPT_MAX ? `${characters.slice(0, EXCERPT_MAX).join('').trimEnd()}…` : plain;
}
