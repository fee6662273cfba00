/** Counts a text's Unicode code points, as the schemas and the database do. */
export function countCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at = afterCharacter(text, at)) count++;
  return count;
}

/** Returns the first `max` characters of a text without splitting a surrogate pair. */
export function firstCharacters(text: string, max: number): string {
  let end = 0;
  for (let count = 0; count < max && end < text.length; count++) end = afterCharacter(text, end);
  return text.slice(0, end);
}

/** Truncates a text after `max` characters, and appends an ellipsis if anything was cut. */
export function cutAfter(text: string, max: number): string {
  const cut = firstCharacters(text, max);
  return cut === text ? text : `${cut.trimEnd()}…`;
}

function afterCharacter(text: string, at: number): number {
  return at + (text.codePointAt(at)! > 0xffff ? 2 : 1);
}
