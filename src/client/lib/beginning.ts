import { countCharacters, firstCharacters } from '../../routers/characters.ts';

/**
 * Returns the beginning of a text, of at most `max` characters, with an ellipsis if it was cut. It
 * ends at a word boundary, unless the last word takes up half of it or more.
 */
export function beginningOf(text: string, max: number): string {
  if (countCharacters(text) <= max) return text;
  // One character more, to tell whether a word ends at `max`.
  const andNext = firstCharacters(text, max + 1);
  const wordEnd = andNext.search(/\s\S*$/u);
  const begun = wordEnd > max / 2 ? andNext.slice(0, wordEnd) : firstCharacters(text, max);
  return `${begun.replace(/[\s,;:]+$/u, '')}…`;
}
