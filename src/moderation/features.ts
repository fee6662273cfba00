import type { Hit } from './lexicon.ts';
import type { Token } from './reading/token.ts';

/** What a model sees of a text: places in its table of weights, and how much each counts. */
export interface Features {
  places: Uint32Array;
  values: Float32Array;
  /** What stands behind a place, when asked for. */
  names: string[] | null;
}

/** Tables have 2^18 places before they are cut to a model's size, so that one reading serves several models. */
const SHORTEST_STEMMED = 5;
const SHORTEST_PART = 4;
const LONGEST_PART = 5;
const MOST_COUNTED = 2;
const PART = 0.5;
const HIT = 0.3;
const PATTERN = 0.2;
const PAIR = 0.15;
const BESIDE = 0.2;
const SHAPE = 0.15;
/** Words to each side of a hit that say whom it is about. */
const REACH = 8;

const FIRST = new Set('io mi me mio mia miei mie ho sono sto ero avevo sento voglio vorrei penso m'.split(' '));
const SECOND = new Set('tu ti te tuo tua tuoi tue sei hai stai fai vai vuoi puoi devi t voi vi siete avete'.split(' '));

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
  parts: number[];
}

const seenWords = new Map<string, Seen>();
const SEEN_MAX = 8192;

function seen(word: string): Seen {
  let known = seenWords.get(word);
  if (known) return known;
  const framed = `<${word}>`;
  const parts: number[] = [];
  for (let length = SHORTEST_PART; length <= LONGEST_PART; length += 1)
    for (let at = 0; at + length <= framed.length; at += 1) parts.push(hash(framed.slice(at, at + length), 1));
  known = { stem: hash(stemOf(word), 2), parts };
  if (seenWords.size >= SEEN_MAX) seenWords.clear();
  seenWords.set(word, known);
  return known;
}

const START = hash('^', 2);

/** Words, pairs and parts of words, to length one together; beside them what the lexicon found and how long the text is. */
export function featuresOf(tokens: readonly Token[], hits: readonly Hit[], named = false): Features {
  const counts = new Map<number, number>();
  const names = named ? new Map<number, string>() : null;
  const count = (place: number, by: number, name: () => string) => {
    counts.set(place, Math.min((counts.get(place) ?? 0) + by, MOST_COUNTED));
    if (names && !names.has(place)) names.set(place, name());
  };
  const words = tokens.map(({ word }) => (word === 'è' ? 'e' : /^\d+$/.test(word) ? '0' : word));
  words.forEach((word, at) => {
    const { stem, parts } = seen(word);
    const before = at > 0 ? seen(words[at - 1]!).stem : START;
    count(stem, 1, () => word);
    count(mixed(before, stem), 1, () => `${words[at - 1] ?? '^'} ${word}`);
    if (at > 1) count(mixed(mixed(seen(words[at - 2]!).stem, 3), stem), 1, () => `${words[at - 2]} … ${word}`);
    for (const part of parts) count(part, PART, () => `part of ${word}`);
  });
  let length = 0;
  for (const value of counts.values()) length += value * value;
  length = Math.sqrt(length) || 1;
  for (const [place, value] of counts) counts.set(place, value / length);

  const put = (name: string, value: number) => {
    const place = hash(name, 4);
    counts.set(place, Math.max(counts.get(place) ?? 0, value));
    names?.set(place, name);
  };
  const perCategory = new Map<string, Set<string>>();
  for (const hit of hits) {
    const patterns = perCategory.get(hit.category) ?? new Set();
    perCategory.set(hit.category, patterns.add(hit.pattern));
    put(`${hit.category}: ${hit.pattern}`, PATTERN);
    put(`${hit.category}${beside(tokens, words, hit)}`, BESIDE);
  }
  const categories = [...perCategory.keys()].sort();
  categories.forEach((category, at) => {
    const { size } = perCategory.get(category)!;
    put(category, HIT);
    if (size > 1) put(`${category} twice`, HIT);
    if (size > 3) put(`${category} often`, HIT);
    for (const other of categories.slice(at + 1)) put(`${category} with ${other}`, PAIR);
  });
  if (tokens.some(({ disguised }) => disguised)) put('a disguised word', SHAPE);
  for (const size of [6, 13, 31, 61]) if (tokens.length < size) put(`fewer than ${size} words`, SHAPE);

  return {
    places: Uint32Array.from(counts.keys()),
    values: Float32Array.from(counts.values()),
    names: names ? [...counts.keys()].map((place) => names.get(place) ?? '') : null,
  };
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
