/** How many characters a text has: Unicode's code points, as schemas and the database count, where an emoji is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at = afterCharacter(text, at)) count++;
  return count;
}

/** The first characters of a text, none of them cut in half. */
export function firstCharacters(text: string, max: number): string {
  let end = 0;
  for (let count = 0; count < max && end < text.length; count++) end = afterCharacter(text, end);
  return text.slice(0, end);
}

/** A text of at most so many characters; an ellipsis says that there is more. */
export function cutAfter(text: string, max: number): string {
  const cut = firstCharacters(text, max);
  return cut === text ? text : `${cut.trimEnd()}…`;
}

function afterCharacter(text: string, at: number): number {
  return at + (text.codePointAt(at)! > 0xffff ? 2 : 1);
}
