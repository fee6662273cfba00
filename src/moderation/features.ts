import type { Hit } from './lexicon.ts';
import type { Token } from './reading/token.ts';

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
const HIT = 0.3;
const PATTERN = 0.2;
const PAIR = 0.15;
const BESIDE = 0.2;
const SHAPE = 0.15;
/** Words to each side of a hit that say whom it is about. */
const REACH = 8;

const DIGITS = /^\d+$/;
const FIRST = new Set('io mi me mio mia miei mie ho sono sto ero avevo sento voglio vorrei penso m'.split(' '));
const SECOND = new Set('tu ti te tuo tua tuoi tue sei hai stai fai vai vuoi puoi devi t voi vi siete avete'.split(' '));

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
  stem: number;
  role: number;
  parts: number[];
}

const seenWords = new Map<string, Seen>();
const SEEN_MAX = 8192;

function seen(word: string): Seen {
  let known = seenWords.get(word);
  if (known) return known;
  // What goes on for longer is no word.
  const framed = `<${word.slice(0, LONGEST_WORD)}>`;
  const parts: number[] = [];
  for (let length = SHORTEST_PART; length <= LONGEST_PART; length += 1)
    for (let at = 0; at + length <= framed.length; at += 1) parts.push(hash(framed.slice(at, at + length), 1));
  known = { stem: hash(stemOf(word.slice(0, LONGEST_WORD)), 2), role: hash(roleOf(word), 7), parts };
  if (seenWords.size >= SEEN_MAX) seenWords.clear();
  seenWords.set(word, known);
  return known;
}

const START = hash('^', 2);

/** What each place counts for the text at hand; nothing between two texts. */
const counts = new Float32Array(2 ** PLACE_BITS);
const touched: number[] = [];

function count(hashed: number, by: number): number {
  const place = hashed >>> (32 - PLACE_BITS);
  const before = counts[place]!;
  if (before === 0) touched.push(place);
  counts[place] = Math.min(before + by, MOST_COUNTED);
  return place;
}

function put(hashed: number, value: number): number {
  const place = hashed >>> (32 - PLACE_BITS);
  const before = counts[place]!;
  if (before === 0) touched.push(place);
  counts[place] = Math.max(before, value);
  return place;
}

/** Words, runs and parts of words, to length one together; beside them how sentences are built, what the lexicon found and how long the text is. */
export function featuresOf(tokens: readonly Token[], hits: readonly Hit[], named = false): Features {
  const names = named ? new Map<number, string>() : null;
  const words = tokens.map(({ word }) => (word === 'è' ? 'e' : DIGITS.test(word) ? '0' : word));
  const read = words.map(seen);
  read.forEach(({ stem, parts }, at) => {
    const places = [count(stem, 1), count(mixed(at > 0 ? read[at - 1]!.stem : START, stem), 1)];
    if (at > 1) places.push(count(mixed(mixed(read[at - 2]!.stem, 3), stem), 1));
    for (const part of parts) count(part, PART);
    if (!names) return;
    for (const part of parts) names.set(part >>> (32 - PLACE_BITS), `part of ${words[at]}`);
    places.forEach((place, size) => names.set(place, words.slice(Math.max(0, at - size), at + 1).join(' ')));
  });
  let length = 0;
  for (const place of touched) length += counts[place]! ** 2;
  length = Math.sqrt(length) || 1;
  for (const place of touched) counts[place]! /= length;

  frame(
    tokens,
    read,
    names &&
      ((place, at, size) =>
        names.set(
          place,
          `frame ${words
            .slice(at, at + size)
            .map(roleOf)
            .join(' ')}`,
        )),
  );
  for (const [name, value] of marksOf(tokens, words, hits)) {
    const place = put(hash(name, 4), value);
    names?.set(place, name);
  }
  const places = Uint32Array.from(touched);
  const values = Float32Array.from(touched, (place) => counts[place]!);
  for (const place of touched) counts[place] = 0;
  touched.length = 0;
  return { places, values, names: names ? Array.from(places, (place) => names.get(place) ?? '') : null };
}

/** In which text each place was last a frame. */
const framedIn = new Uint32Array(2 ** PLACE_BITS);
let framed = 0;
const frames: number[] = [];

/** How sentences are built: runs of words of which only the plain ones and the endings of the others count. */
function frame(tokens: readonly Token[], read: readonly Seen[], tell: ((place: number, at: number, size: number) => void) | null): void {
  framed += 1;
  frames.length = 0;
  const add = (hashed: number, at: number, size: number) => {
    const place = hashed >>> (32 - PLACE_BITS);
    tell?.(place, at, size);
    if (framedIn[place] === framed) return;
    framedIn[place] = framed;
    frames.push(place);
  };
  for (let end = 0; end < tokens.length; end += 1) {
    let mixture = 7;
    for (let size = 1, at = end; size <= LONGEST_FRAME; size += 1, at -= 1) {
      mixture = mixed(mixture, read[at]!.role);
      if (size > 1) add(mixture, at, size);
      if (at > 0 && tokens[at]!.pause !== 'full') continue;
      add(mixed(mixture, START), at, size);
      break;
    }
  }
  const share = FRAMES / (Math.sqrt(frames.length) || 1);
  for (const place of frames) {
    if (counts[place] === 0) touched.push(place);
    counts[place]! += share;
  }
}

/** What the lexicon found, by category and pattern, which categories stand together, and the shape of the text. */
function* marksOf(tokens: readonly Token[], words: readonly string[], hits: readonly Hit[]): Generator<[string, number]> {
  const perCategory = new Map<string, Set<string>>();
  for (const hit of hits) {
    const patterns = perCategory.get(hit.category) ?? new Set();
    perCategory.set(hit.category, patterns.add(hit.pattern));
    yield [`${hit.category}: ${hit.pattern}`, PATTERN];
    yield [`${hit.category}${beside(tokens, words, hit)}`, BESIDE];
  }
  const categories = [...perCategory.keys()].sort();
  for (const [at, category] of categories.entries()) {
    const { size } = perCategory.get(category)!;
    yield [category, HIT];
    if (size > 1) yield [`${category} twice`, HIT];
    if (size > 3) yield [`${category} often`, HIT];
    for (const other of categories.slice(at + 1)) yield [`${category} with ${other}`, PAIR];
  }
  if (tokens.some(({ disguised }) => disguised)) yield ['a disguised word', SHAPE];
  for (const size of [6, 13, 31, 61]) if (tokens.length < size) yield [`fewer than ${size} words`, SHAPE];
}

/** Whether the sentence around a hit speaks of the writer, to somebody, or denies; and whether it is quoted. */
function beside(tokens: readonly Token[], words: readonly string[], { start, end }: Hit): string {
  let from = start;
  while (from > 0 && tokens[from]!.pause !== 'full' && start - from < REACH) from -= 1;
  let to = end;
  while (to + 1 < tokens.length && tokens[to + 1]!.pause !== 'full' && to - end < REACH) to += 1;
  const around = words.slice(from, to + 1);
  const marks = [
    around.some((word) => FIRST.has(word)) && 'I',
    around.some((word) => SECOND.has(word)) && 'you',
    around.includes('non') && 'not',
    (tokens[start]!.cited || tokens[start]!.quoted) && 'quoted',
  ];
  return ` beside ${marks.filter(Boolean).join(', ')}`;
}
