import { foldText } from '../../routers/fold.ts';

/** From where to where a text is set off, in its own units. */
export type Place = readonly [from: number, to: number];

/** Where the text holds the question as searches compare: without case, accents and apostrophes, and any white space as one. */
export function placesOfText(text: string, question: string): Place[] {
  const wanted = foldText(question);
  if (!wanted) return [];
  const { folded, starts } = foldInPlace(text);
  const places: Place[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const last = at + wanted.length;
    // What was dropped after the last letter, such as its accent, belongs to it; an apostrophe or a space does not.
    const end = starts[last] ?? text.length;
    places.push([starts[at]!, end - /['’‘`´ʼ\s]*$/.exec(text.slice(starts[last - 1]! + 1, end))![0].length]);
  }
  return places;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Where one of these folded words stands, whole. */
export function placesOfWords(text: string, words: readonly string[]): Place[] {
  const wanted = new Set(words);
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    wanted.has(foldText(word)) ? [[index, index + word.length] as const] : [],
  );
}

/** The folded text, and for each of its units where it began. */
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

/** Most letters; the rest takes ten times as long. */
function foldAscii(letter: string): string {
  if (letter === "'" || letter === '`') return '';
  return letter <= ' ' ? ' ' : letter.toLowerCase();
}
