import { foldText } from '../../routers/fold.ts';

/** A range of the original text to highlight, in UTF-16 code units. */
export type Place = readonly [from: number, to: number];

/** Returns where the text contains the query, ignoring case, accents and apostrophes, and with whitespace collapsed, as in `foldText`. */
export function placesOfText(text: string, question: string): Place[] {
  const wanted = foldText(question);
  if (!wanted) return [];
  const { folded, starts } = foldInPlace(text);
  const places: Place[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const last = at + wanted.length;
    // Characters dropped after the last letter, such as a combining accent, belong to the match; apostrophes and spaces do not.
    const end = starts[last] ?? text.length;
    places.push([starts[at]!, end - /['’‘`´ʼ\s]*$/.exec(text.slice(starts[last - 1]! + 1, end))![0].length]);
  }
  return places;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns where the text contains one of the folded words as a whole word. */
export function placesOfWords(text: string, words: readonly string[]): Place[] {
  const wanted = new Set(words);
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    wanted.has(foldText(word)) ? [[index, index + word.length] as const] : [],
  );
}

/** Folds the text and maps each code unit of the result to its position in the original. */
function foldInPlace(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = letter < '\u0080' ? foldAscii(letter) : foldText(letter) || (/\s/.test(letter) ? ' ' : '');
    if (plain !== ' ' || (folded !== '' && !folded.endsWith(' '))) {
      folded += plain;
      for (let unit = 0; unit < plain.length; unit++) starts.push(at);
    }
    at += letter.length;
  }
  return { folded, starts };
}

/** The fast path for most letters: `foldText` takes ten times as long. */
function foldAscii(letter: string): string {
  if (letter === "'" || letter === '`') return '';
  return letter <= ' ' ? ' ' : letter.toLowerCase();
}
