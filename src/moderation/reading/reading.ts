import { LEET } from '../data/confusables.ts';
import { ORDINARY_LOOKALIKES } from '../data/pairs.ts';
import type { Splitter } from './splitting.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Read {
  word: string;
  /** The letters in the text. */
  written: string;
  disguised: boolean;
}

export function isLetter(char: string | undefined): boolean {
  return char !== undefined && ((char >= 'a' && char <= 'z') || char === 'è' || char === 'ə');
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}

/** Whether a character may be part of a word, as itself or in place of a letter. */
export function isWordly(char: string | undefined): boolean {
  return (
    char !== undefined && (isLetter(char) || isDigit(char) || char === '@' || char === '$' || char === '€' || char === '!' || char === '|')
  );
}

function all(text: string, test: (char: string) => boolean): boolean {
  for (let at = 0; at < text.length; at += 1) if (!test(text[at]!)) return false;
  return true;
}

/** Returns the maximal stretches of a text whose characters pass the test. */
function stretches(text: string, test: (char: string) => boolean): string[] {
  const found: string[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const inside = at < text.length && test(text[at]!);
    if (inside && start < 0) start = at;
    if (!inside && start >= 0) {
      found.push(text.slice(start, at));
      start = -1;
    }
  }
  return found;
}

/** Reads digits, and optionally symbols, as letters, and drops all other characters. */
export function readLeet(text: string, symbols: boolean): string {
  let word = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (char === 'è') word += 'e';
    else if (isLetter(char)) word += char;
    else if (symbols || isDigit(char) || char === '@' || char === '$' || char === '€') word += LEET[char] ?? '';
  }
  return word;
}

function plain(word: string): string {
  return word.includes('è') && word !== 'è' ? word.replaceAll('è', 'e') : word;
}

/** Reduces runs of three or more of a letter to two if that makes a known word, else to one. */
function squeezed(word: string, known: ReadonlySet<string>): string {
  if (!/(.)\1\1/.test(word)) return word;
  const doubled = word.replace(/(.)\1\1+/g, '$1$1');
  return known.has(doubled) ? doubled : word.replace(/(.)\1\1+/g, '$1');
}

/** Digits between letters always stand for letters: no quantity or name looks like this. */
const DIGITS_WITHIN = /^[a-z]+(?:[013457]+[a-z]+)+[013457]*$/;

/** Longer strings are several words. */
const LONGEST_MIXED = 64;
const SHORTEST_SPELLED = 3;

/** Creates readers for pieces of text without white space. */
export function createWordReader(
  { insults, known, mend, recognise, recogniseDisguised, suspect, unmask }: Vocabulary,
  { spell, splitGlued }: Splitter,
) {
  function readPlain(letters: string, mixedScript: boolean): Read[] {
    if (ORDINARY_LOOKALIKES.has(letters)) return [{ word: letters, written: letters, disguised: false }];
    const written = squeezed(plain(letters), known);
    const word = mixedScript ? recogniseDisguised(written) : recognise(written);
    const masked =
      word === undefined && written.includes('x') ? unmask(Array.from(written, (char) => (char === 'x' ? '*' : char))) : undefined;
    if (masked !== undefined) return [{ word: masked, written, disguised: true }];
    const glued = word === undefined ? splitGlued(written) : undefined;
    if (glued) return glued.map((part) => ({ word: part, written: part, disguised: mixedScript }));
    return [{ word: word ?? mend(written) ?? written, written, disguised: mixedScript }];
  }

  /** Finds the listed word for letters decoded from digits and symbols. In short ones, an i may also be an l. */
  function listed(letters: string): string | undefined {
    if (letters.length < 2) return undefined;
    return recogniseDisguised(letters) ?? (letters.length < 4 ? recogniseDisguised(letters.replaceAll('i', 'l')) : undefined);
  }

  /** Reads letters mixed with digits or symbols as one word; undefined if it is not listed. */
  function readMixed(piece: string, separated: boolean): Read | undefined {
    const letters = readLeet(piece, true);
    const fewer = readLeet(piece, false);
    for (const candidate of letters === fewer ? [letters] : [letters, fewer]) {
      const word = listed(candidate);
      // Parts joined by a symbol are separate words, unless together they make an insult.
      if (word !== undefined && (!separated || insults.has(word) || word.length > 4)) return { word, written: candidate, disguised: true };
    }
    const word = isWordly(piece[0]) && !isLetter(piece[0]) ? undefined : unmask(Array.from(piece));
    if (word !== undefined) return { word, written: fewer, disguised: true };
    const suspected = suspect(piece);
    if (suspected !== undefined) return { word: piece, written: suspected, disguised: false };
    return DIGITS_WITHIN.test(piece) ? { word: letters, written: letters, disguised: true } : undefined;
  }

  /** Reads single letters joined by symbols ('s.t.u'). */
  function readSpelled(parts: readonly string[]): Read[] | undefined {
    if (parts.length < SHORTEST_SPELLED || parts.some((part) => part.length > 1)) return undefined;
    return readLetters(parts.join(''));
  }

  /** Reads letters, or digits in their place, that were written one by one. */
  function readLetters(letters: string): Read[] {
    return spell(readLeet(letters, true)).map((part) => ({
      word: recogniseDisguised(part) ?? part,
      written: part,
      disguised: part.length > 1,
    }));
  }

  function readPart(part: string, whole: boolean, mixedScript: boolean): Read[] {
    if (all(part, isLetter)) return readPlain(part, mixedScript);
    const mixed = !whole && part.length <= LONGEST_MIXED ? readMixed(part, false) : undefined;
    if (mixed) return [mixed];
    return stretches(part, isLetter).flatMap((letters) => readPlain(letters, mixedScript));
  }

  /** Reads a string without white space and punctuation as one word if it is listed, else as the words separated by its symbols. */
  function readPiece(piece: string, mixedScript: boolean): Read[] {
    if (all(piece, isLetter)) return readPlain(piece, mixedScript);
    if (all(piece, isDigit)) return [{ word: piece, written: piece, disguised: false }];
    // '20/21', '13.24': digits alone hide no word.
    if (all(piece, (char) => !isLetter(char))) return [];
    const separated = !all(piece, isWordly);
    const parts = stretches(piece, isWordly);
    const spelled = parts.length * 2 - 1 === piece.length && parts.every((part) => part.length === 1);
    const whole = piece.length <= LONGEST_MIXED ? readMixed(piece, separated && !spelled) : undefined;
    if (whole) return [whole];
    return readSpelled(parts) ?? parts.flatMap((part) => readPart(part, part === piece, mixedScript));
  }

  return { readPiece, readLetters };
}
