import { countCharacters, firstCharacters } from '../../routers/characters.ts';

/**
 * The beginning of a text, of at most `max` characters, and an ellipsis that says that there is more. It ends with a
 * word, except in one that is half as long as all of it.
 */
export function beginningOf(text: string, max: number): string {
  if (countCharacters(text) <= max) return text;
  // The next one tells whether a word ends here.
  const andNext = firstCharacters(text, max + 1);
  const wordEnd = andNext.search(/\s\S*$/u);
  const begun = wordEnd > max / 2 ? andNext.slice(0, wordEnd) : firstCharacters(text, max);
  return `${begun.replace(/[\s,;:]+$/u, '')}…`;
}
