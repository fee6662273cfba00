import { LEET, LOOKALIKES } from '../data/confusables.ts';

/** A run of text without white space, folded to lower-case ASCII letters, digits and symbols; only `è` keeps its accent. */
export interface Folded {
  text: string;
  /** Whether it mixes scripts, or has a capital I after a small letter, which does not happen by accident. */
  mixed: boolean;
}

/** The result for a run, with the white space before it. */
export interface Chunk<Made> {
  made: Made;
  /** Characters of white space before it. */
  gap: number;
  newline: boolean;
}

const lookalikes = new Map(Object.entries(LOOKALIKES).flatMap(([letters, same]) => Array.from(same, (char) => [char, letters] as const)));
// Fillers that Unicode counts as letters or symbols, but that are invisible.
const BLANKS = new Set(['\u115f', '\u1160', '\u3164', '\uffa0', '\u2800', '\u17b4', '\u17b5']);
const INVISIBLE = /^[\p{M}\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Cn}]$/u;
const SPACE = /^\s$/u;
const APOSTROPHES = '’‘`´ʼ′＇ʹ';
// Bounds the memory; the characters that need decomposition are fewer.
const CACHE_SIZE = 16_384;
const cache = new Map<string, string>();

/** Resolves regional indicators and negative circled or squared letters, which have no decomposition. */
function enclosedLetter(code: number): string {
  for (const start of [0x1f1e6, 0x1f150, 0x1f170]) {
    if (code >= start && code < start + 26) return String.fromCharCode(97 + code - start);
  }
  return '';
}

/** Whether a character cannot be read as a Latin letter, and so needs no decomposition: a text may hold thousands of them. */
function isFarFromLatin(code: number): boolean {
  if (code < 0x2e80) return false;
  return (
    code < 0xa4d0 ||
    (code >= 0xac00 && code < 0xd800) ||
    (code >= 0x10000 && code < 0x1d400) ||
    (code >= 0x1d800 && code < 0x1f100) ||
    (code >= 0x1f200 && code < 0xe0000)
  );
}

function resolve(char: string): string {
  const known = lookalikes.get(char);
  if (known) return known;
  const code = char.codePointAt(0) ?? 0;
  if (BLANKS.has(char) || code >= 0xe0000) return '';
  if (isFarFromLatin(code)) return char === '\u3000' ? ' ' : char;
  if (SPACE.test(char)) return ' ';
  if (INVISIBLE.test(char)) return '';
  if (APOSTROPHES.includes(char)) return "'";
  const enclosed = enclosedLetter(code);
  if (enclosed) return enclosed;
  if (char in LEET) return char;
  if ('èéÈÉ'.includes(char)) return 'è';
  let folded = '';
  for (const part of char.normalize('NFKD')) {
    if (INVISIBLE.test(part)) continue;
    folded += lookalikes.get(part) ?? lookalikes.get(part.toLowerCase()) ?? part.toLowerCase();
  }
  return folded.trim() === '' ? ' ' : folded;
}

/** Folds a character to letters, a symbol, a space, or nothing if it is invisible. */
export function foldCharacter(char: string): string {
  let folded = cache.get(char);
  if (folded === undefined) {
    if (cache.size >= CACHE_SIZE) cache.clear();
    folded = resolve(char);
    cache.set(char, folded);
  }
  return folded;
}

function isAsciiLetter(char: string): boolean {
  return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z');
}

/** The length of the white-space character at an index in UTF-16 units, or 0. */
function blankAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 0x80) return code === 0x20 || (code >= 9 && code <= 13) ? 1 : 0;
  const char = String.fromCodePoint(text.codePointAt(at)!);
  return foldCharacter(char) === ' ' ? char.length : 0;
}

/** Splits a text at white space in one pass; runs of invisible characters are dropped. */
export function chunksOf<Made extends { text: string }>(text: string, make: (run: string) => Made): Chunk<Made>[] {
  const chunks: Chunk<Made>[] = [];
  let start = 0;
  let gap = 0;
  let newline = false;
  for (let at = 0; at <= text.length; at += 1) {
    const blank = at < text.length ? blankAt(text, at) : 1;
    if (blank === 0) continue;
    const made = at > start ? make(text.slice(start, at)) : undefined;
    if (made && made.text !== '') {
      chunks.push({ made, gap, newline });
      gap = 0;
      newline = false;
    }
    gap += 1;
    newline ||= text[at] === '\n';
    at += blank - 1;
    start = at + 1;
  }
  return chunks;
}

/** Folds a run without white space. */
export function fold(run: string): Folded {
  const folds: string[] = [];
  let ascii = false;
  let foreign = false;
  let lower = false;
  for (const char of run) {
    const plain = isAsciiLetter(char);
    const folded = plain ? char.toLowerCase() : foldCharacter(char);
    if (folded === '') {
      // A combining grave or acute accent makes è, which is distinguished from e.
      if ((char === '\u0300' || char === '\u0301') && folds.at(-1) === 'e') folds[folds.length - 1] = 'è';
      continue;
    }
    if (plain) ascii = true;
    // A capital I after a small letter is a disguised l.
    if ((char === 'I' && lower) || (!plain && lookalikes.has(char) && !'æœøßłđð'.includes(char))) foreign = true;
    lower = char >= 'a' && char <= 'z';
    folds.push(folded);
  }
  return { text: folds.join(''), mixed: ascii && foreign };
}

const SWAPPED: Record<string, string> = { l: 'i', j: 'i', y: 'i', k: 'c', u: 'v', w: 'v', è: 'e', ə: 'e' };

/** Maps letters that disguises swap to one: i and l, u and v, c and k. */
export function keyLetter(char: string): string {
  return SWAPPED[char] ?? char;
}

/** No listed word has a longer key. */
const LONGEST_KEY = 24;

function keyOf(word: string, letter: (char: string) => string): string {
  let key = '';
  let last = '';
  for (let at = 0; at < word.length; at += 1) {
    const char = word[at]!;
    const next = word[at + 1] ?? '';
    let same = letter(char);
    if (char === 'k' || char === 'q') same = 'c';
    else if (char === 'j') same = 'i';
    else if (char === 'ə') same = 'e';
    else if (char === 'v' && next !== '' && !'aeiourvyèh'.includes(next)) same = letter('u');
    if (same !== last) key += same;
    last = same;
    if (char === 'k' && (next === 'e' || next === 'i')) key += last = 'h';
    if (key.length > LONGEST_KEY) return '';
  }
  return key;
}

function itself(char: string): string {
  return char;
}

/** A key shared by misspellings: runs count once, k is c or ch, q is c, j is i, v before a consonant is u. Empty when too long to match. */
export function spellingKey(word: string): string {
  return keyOf(word, itself);
}

/** A key also shared by disguises. */
export function disguiseKey(word: string): string {
  return keyOf(word, keyLetter);
}
