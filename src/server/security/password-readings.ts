import { foldText } from '../../routers/fold.ts';
import { LEET } from '../../moderation/data/confusables.ts';

/** Maximum number of a person's own words, and their minimum length: two letters are in any password. */
const OWN_MAX = 40;
const OWN_WORD_MIN = 3;
/** A shorter piece may recur by chance. */
const AGAIN_MIN = 4;
const SIGNS = /[^\p{L}\p{N}]/gu;

/** Returns the letters and digits of a text; `signsOf` returns the rest. */
export function lettersOf(folded: string): string {
  return folded.replace(SIGNS, '');
}

export function signsOf(folded: string): string {
  return folded.match(SIGNS)?.join('') ?? '';
}

/** Low for one capital at the beginning, or nothing but capitals, which attackers try first. */
export function costOfCapitals(password: string): number {
  const capitals = password.match(/\p{Lu}/gu)?.length ?? 0;
  const small = password.match(/\p{Ll}/gu)?.length ?? 0;
  if (capitals === 0) return 0;
  const likeWords = (password.match(/\p{Lu}\p{Ll}{2}/gu)?.length ?? 0) === capitals;
  return small === 0 || capitals === 1 ? 0.3 : capitals * (likeWords ? 0.25 : 0.45);
}

/** Returns each text as a whole and word by word: `Giulia Anna` is in a password as `giuliaanna` or as `giulia`. Longest first. */
export function ownWords(own: readonly string[]): string[] {
  const words = own.flatMap((text) => {
    const parts = foldText(text).split(/[^a-z0-9]+/);
    return [parts.join(''), ...parts, ...parts.map((part) => part.replace(/\d+$/, ''))];
  });
  return [...new Set(words)]
    .filter((word) => word.length >= OWN_WORD_MIN)
    .slice(0, OWN_MAX)
    .sort((a, b) => b.length - a.length);
}

/** Reads a word with something between its letters, written twice, or with every letter doubled, as the word itself. */
export function withoutPadding(folded: string): string[] {
  const pieces = folded.split(/[^a-z0-9]+/).filter(Boolean);
  const between = new Set(folded.match(/[^a-z0-9]+/g));
  const apart = pieces.length > 3 && between.size === 1 && pieces.every((piece) => piece.length <= 2);
  const again = pieces.some((piece, index) => piece.length >= AGAIN_MIN && pieces.indexOf(piece) < index);
  const doubled = /^((.)\2)+$/.test(folded) ? folded.replace(/(.)\1/g, '$1') : undefined;
  return [...(apart || again ? [[...new Set(apart ? [pieces.join('')] : pieces)].join('')] : []), ...(doubled ? [doubled] : [])];
}

/** Returns what a password has besides these words, also with digits for letters; null when it holds none of them. */
export function withoutWords(folded: string, words: readonly string[]): string | null {
  const plain = Array.from(folded, (char) => LEET[char] ?? char).join('');
  const found = words.filter((word) => plain.includes(word));
  if (found.length === 0) return null;
  return found.reduce((rest, word) => rest.replaceAll(word, ''), plain);
}
