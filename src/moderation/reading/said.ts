import { pictureIn, type Picture } from '../data/pictures.ts';
import type { Folded } from './normalise.ts';
import { isLetter, isWordly } from './reading.ts';
import type { Pause, Word } from './token.ts';

const ABBREVIATIONS = new Set(['prof', 'ssa', 'dott', 'sig', 'ing', 'avv', 'dr', 'ecc', 'es', 'art', 'pag', 'cap', 'arch', 'geom', 'on']);
const SHORT_STOPS = new Set(',()[]{}–—:');
export const OPENING = new Set('“„«‹');
const CLOSING = new Set('”»›');
const QUOTES = new Set([...OPENING, ...CLOSING, '"', "'"]);

/** An apostrophe used as a quotation mark; folding makes all apostrophes alike. */
export const SINGLE_OPENING = '‘';
export const SINGLE_CLOSING = '’';
/** Dialect words that begin with an apostrophe, and words that end with one, which is no quotation mark. */
const SHORTENED = /^(?:[aeiou]|n[aeou]|st[aeio]|nd[ao]|[nm][^aeiou].*)$/;
const CUT_OFF = new Set('po mo va fa sta di da be to ca pe cu co nu so vo pu mi gli'.split(' '));

/** Returns the quotation mark that an apostrophe stands for, or undefined if it replaces a letter. */
function quotedBy(text: string, at: number, piece: string): string | undefined {
  const next = text[at + 1];
  if (piece !== '') return (next === undefined || !isWordly(next)) && !CUT_OFF.has(piece) ? SINGLE_CLOSING : undefined;
  const word = /^[a-zèə]*/.exec(text.slice(at + 1))![0];
  return word !== '' && !SHORTENED.test(word) && !isWordly(text[at - 1]) ? SINGLE_OPENING : undefined;
}

/** A piece of a run without white space. */
export type Said =
  | { kind: 'word'; value: Word }
  | { kind: 'stop'; value: Pause }
  /** A quotation begins. */
  | { kind: 'quote'; value: string }
  /** A mark that opens or closes a quotation; a straight one may do either. */
  | { kind: 'bracket'; value: string }
  | { kind: 'picture'; value: Picture };

/** Whether a character at the edge of a piece belongs to its word: a star may mask the last letter, `!` replace the first. */
function belongs(piece: string, at: number, first: boolean): boolean {
  const char = piece[at];
  if (char === '*') return !first && piece[at - 1] !== '*';
  if (char === '!' || char === '|') return first && isLetter(piece[at + 1]);
  return isWordly(char);
}

/** Reads a piece without punctuation. */
export type Reader = (piece: string, mixedScript: boolean) => readonly Word[];

function addPiece(said: Said[], piece: string, mixed: boolean, read: Reader): void {
  let start = 0;
  let end = piece.length;
  while (start < end && !belongs(piece, start, true)) start += 1;
  while (end > start && !belongs(piece, end - 1, false)) end -= 1;
  const starred = piece[0] === '*' && piece[end - 1] === '*';
  const words = end === start ? [] : read(piece.slice(start, starred ? end - 1 : end), mixed);
  for (const value of words) said.push({ kind: 'word', value });
  const picture = words.length === 0 || end < piece.length ? pictureIn(piece) : undefined;
  if (picture) said.push({ kind: 'picture', value: picture });
  if (end === piece.length) return;
  const tail = piece.slice(end);
  if (tail.includes('!') || tail.includes('?') || tail.includes(';')) said.push({ kind: 'stop', value: 'full' });
  else if (tail.includes('..') || tail.includes('…')) said.push({ kind: 'stop', value: 'short' });
  else if (tail[0] === '.' && !(tail === '.' && ABBREVIATIONS.has(words.at(-1)?.written ?? ''))) said.push({ kind: 'stop', value: 'full' });
}

/** Reads a run, independently of its context. */
export function saidIn(folded: Folded, read: Reader): Said[] {
  const said: Said[] = [];
  // 'non voglio + vivere'
  const text = folded.text === '+' ? 'piu' : folded.text;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    const quote = QUOTES.has(char);
    if (!quote && !SHORT_STOPS.has(char)) continue;
    const piece = text.slice(start, at);
    // Without the accent, è is often written e'.
    if (piece) addPiece(said, char === "'" && piece === 'e' ? 'è' : piece, folded.mixed, read);
    const mark = char === "'" ? quotedBy(text, at, piece) : quote ? char : undefined;
    if (mark) said.push({ kind: 'bracket', value: mark });
    if (char === ':' || (quote && (char !== "'" || piece === ''))) said.push({ kind: 'quote', value: char });
    if (!quote) said.push({ kind: 'stop', value: 'short' });
    start = at + 1;
  }
  if (start < text.length) addPiece(said, text.slice(start), folded.mixed, read);
  return said;
}
