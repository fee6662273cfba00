import type { Hit } from './lexicon.ts';
import { marksOf, personOf } from './marks.ts';
import { memory } from './memory.ts';
import type { Token } from './reading/token.ts';
import { Tally } from './tally.ts';

/** What a model sees of a text: places in its table of weights, and how much each counts. */
export interface Features {
  places: Uint32Array;
  values: Float32Array;
  /** What stands behind a place, when asked for. */
  names: string[] | null;
}

/** Places are numbered for the largest table; smaller ones take the first bits. */
export const PLACE_BITS = 20;
const SHORTEST_STEMMED = 5;
const SHORTEST_PART = 4;
const LONGEST_PART = 5;
const MOST_COUNTED = 1;
const LONGEST_WORD = 40;
const PART = 0.5;
/** The length of all frames together, beside one of all words. */
const FRAMES = 0.5;
const LONGEST_FRAME = 4;

const DIGITS = /^\d+$/;
/** Words that say who does what to whom, and when; of the others a frame keeps the ending. */
const PLAIN = new Set(
  (
    'a ad al alla ai alle agli all anche ancora c che chi ci co come con cosa cosi d da dai dal dalla de dei del della delle dell di e ed era fa fare ' +
    'fatto gia gli ha hai hanno ho i il in io l la le lei lo loro lui m ma me mi mia mio miei mie molto n ne nei nel nella nessuno niente no non o ora ' +
    'per perche piu poi prima qua quando quel quella quello questa questo qui s se sei si sono sta sto stai su sua sul sulla suo t te ti tu tua tuo ' +
    'tuoi tue tutti tutto un una uno va vi voi è dove dopo sempre mai solo sola fai vai puoi vuoi devi so sai sa posso voglio vorrei siete siamo ' +
    'avete abbiamo tanto quanto finche nostro nostra vostro vostra ve ce ogni qualcuno quelli quelle questi queste ieri oggi domani stasera ' +
    'stanotte adesso fossi fosse ero eri erano stato stata'
  ).split(' '),
);

function roleOf(word: string): string {
  if (PLAIN.has(word) || DIGITS.test(word)) return word;
  return `-${word.slice(word.length < SHORTEST_STEMMED ? -2 : -3)}`;
}

function hash(text: string, seed: number): number {
  let value = seed ^ 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}

function mixed(one: number, other: number): number {
  const value = Math.imul(one ^ ((other << 7) | (other >>> 25)), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Without the last vowels, which tell gender, number and person. */
function stemOf(word: string): string {
  if (word.length < SHORTEST_STEMMED) return word;
  let end = word.length;
  while (end > 0 && 'aeio'.includes(word[end - 1]!)) end -= 1;
  return word.slice(0, end);
}

interface Seen {
  word: string;
  stem: number;
  role: number;
  /** Places of its parts. */
  parts: Uint32Array;
  person: number;
}

const seen = memory((read): Seen => {
  const word = read === 'è' ? 'e' : DIGITS.test(read) ? '0' : read;
  // What goes on for longer is no word.
  const whole = word.slice(0, LONGEST_WORD);
  const framed = `<${whole}>`;
  const parts: number[] = [];
  for (let length = SHORTEST_PART; length <= LONGEST_PART; length += 1)
    for (let at = 0; at + length <= framed.length; at += 1) parts.push(placeOf(hash(framed.slice(at, at + length), 1)));
  return { word, stem: hash(stemOf(whole), 2), role: hash(roleOf(word), 7), parts: Uint32Array.from(parts), person: personOf(word) };
});

const START = hash('^', 2);

function placeOf(hashed: number): number {
  return hashed >>> (32 - PLACE_BITS);
}

/** What each place counts for the text at hand. */
const tally = new Tally();

function count(place: number, by: number): void {
  const at = tally.at(place);
  tally.values[at] = Math.min(tally.values[at]! + by, MOST_COUNTED);
}

/** Words, runs and parts of words, to length one together; beside them how sentences are built, what the lexicon found and how long the text is. */
export function featuresOf(tokens: readonly Token[], hits: readonly Hit[], named = false): Features {
  const read = tokens.map((token) => seen(token.read.word));
  const names = named ? new Map<number, string>() : null;
  tally.clear();
  for (let at = 0; at < read.length; at += 1) {
    const { word, stem, parts } = read[at]!;
    count(placeOf(stem), 1);
    count(runOf(read, at), 1);
    if (at > 1) count(skipOf(read, at), 1);
    for (let part = 0; part < parts.length; part += 1) count(parts[part]!, PART);
    if (!names) continue;
    for (const part of parts) names.set(part, `part of ${word}`);
    names.set(placeOf(stem), word).set(runOf(read, at), wordsOf(read, Math.max(0, at - 1), at + 1).join(' '));
    if (at > 1) names.set(skipOf(read, at), wordsOf(read, at - 2, at + 1).join(' '));
  }
  const { size } = tally;
  let length = 0;
  for (let at = 0; at < size; at += 1) length += tally.values[at]! ** 2;
  length = Math.sqrt(length) || 1;
  for (let at = 0; at < size; at += 1) tally.values[at]! /= length;

  frame(tokens, read, names && ((place, from, to) => names.set(place, `frame ${wordsOf(read, from, to).map(roleOf).join(' ')}`)));
  marksOf(
    tokens,
    read.map(({ person }) => person),
    hits,
    (value, name, pattern) => {
      const place = placeOfMark(name, pattern);
      const at = tally.at(place);
      tally.values[at] = Math.max(tally.values[at]!, value);
      names?.set(place, pattern === undefined ? name : `${name}: ${pattern}`);
    },
  );
  const places = tally.places.slice(0, tally.size);
  return { places, values: tally.values.slice(0, tally.size), names: names ? Array.from(places, (place) => names.get(place) ?? '') : null };
}

function wordsOf(read: readonly Seen[], from: number, to: number): string[] {
  return read.slice(from, to).map(({ word }) => word);
}

/** A word after the one before it. */
function runOf(read: readonly Seen[], at: number): number {
  return placeOf(mixed(at > 0 ? read[at - 1]!.stem : START, read[at]!.stem));
}

/** A word after the one before the one before it. */
function skipOf(read: readonly Seen[], at: number): number {
  return placeOf(mixed(mixed(read[at - 2]!.stem, 3), read[at]!.stem));
}

/** The lexicon is small beside what it marks, and its patterns are long. */
const marked = new Map<string, Map<string, number>>();

function placeOfMark(name: string, pattern = ''): number {
  let places = marked.get(name);
  if (!places) marked.set(name, (places = new Map()));
  let place = places.get(pattern);
  if (place === undefined) places.set(pattern, (place = placeOf(hash(pattern ? `${name}: ${pattern}` : name, 4))));
  return place;
}

/** By index in the tally, in which text each was last a frame. */
let framedIn = new Uint32Array(4096);
let framed = 0;
const frames: number[] = [];

/** How sentences are built: runs of words of which only the plain ones and the endings of the others count. */
function frame(tokens: readonly Token[], read: readonly Seen[], tell: ((place: number, from: number, to: number) => void) | null): void {
  framed += 1;
  frames.length = 0;
  const add = (hashed: number, from: number, to: number) => {
    const place = placeOf(hashed);
    tell?.(place, from, to);
    const at = tally.at(place);
    if (at >= framedIn.length) {
      const longer = new Uint32Array(2 * at);
      longer.set(framedIn);
      framedIn = longer;
    }
    if (framedIn[at] === framed) return;
    framedIn[at] = framed;
    frames.push(at);
  };
  for (let end = 0; end < tokens.length; end += 1) {
    let mixture = 7;
    for (let size = 1, at = end; size <= LONGEST_FRAME; size += 1, at -= 1) {
      mixture = mixed(mixture, read[at]!.role);
      if (size > 1) add(mixture, at, end + 1);
      if (at > 0 && tokens[at]!.pause !== 'full') continue;
      add(mixed(mixture, START), at, end + 1);
      break;
    }
  }
  const share = FRAMES / (Math.sqrt(frames.length) || 1);
  for (const at of frames) tally.values[at]! += share;
}
