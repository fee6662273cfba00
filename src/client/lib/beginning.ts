/**
 * The beginning of a text, of at most `max` characters, and an ellipsis that says that there is more. It ends with a
 * word, except in one that is half as long as all of it.
 */
export function beginningOf(text: string, max: number): string {
  // By code points, so that no emoji is cut in half.
  const characters = [...text];
  if (characters.length <= max) return text;
  // The next one tells whether a word ends here.
  const andNext = characters.slice(0, max + 1).join('');
  const wordEnd = andNext.search(/\s\S*$/u);
  const begun = wordEnd > max / 2 ? andNext.slice(0, wordEnd) : characters.slice(0, max).join('');
  return `${begun.replace(/[\s,;:]+$/u, '')}…`;
}
