import type { Entry, Hit } from './lexicon.ts';
import { memory } from './memory.ts';
import type { Token } from './reading/token.ts';
import { sidesOf, stepOf, type Known, type Side, type Step } from './sides.ts';

const SHORTEST_STEM = 4;
const LONGEST_STEM = 24;

export interface Lexicon {
  /** Returns what the search needs to know of a word; stored with the words of texts. */
  know(word: string, also: string | undefined): Known;
  hitsIn(tokens: readonly Token[]): Hit[];
}

/** The numbers of the words and stems in patterns. */
type Numbers = ReadonlyMap<string, number>;

/** Returns the numbers of the words and stems that a word matches: itself, its other reading, and the stems that it begins with. */
function symbolsOf(word: string, also: string | undefined, numbers: Numbers, stems: Numbers): number[] {
  const plain = word === 'è' ? 'e' : word;
  const other = also === 'è' ? 'e' : also;
  const symbols: number[] = [];
  const add = (number: number | undefined) => {
    if (number !== undefined) symbols.push(number);
  };
  add(numbers.get(plain));
  if (other !== undefined && other !== plain) add(numbers.get(other));
  const longest = Math.min(plain.length, LONGEST_STEM);
  for (let length = SHORTEST_STEM; length <= longest; length += 1) {
    const number = stems.get(plain.slice(0, length));
    // No stem has this prefix, so no longer one matches.
    if (number === undefined) break;
    if (number >= 0) symbols.push(number);
  }
  return symbols;
}

/** Maps each stem to its number, and each proper prefix of a stem to -1. */
function stemsAmong(numbers: Numbers): Numbers {
  const stems = new Map<string, number>();
  for (const [word, number] of numbers) {
    if (!word.endsWith('*')) continue;
    const stem = word.slice(0, -1);
    for (let length = SHORTEST_STEM; length < stem.length; length += 1)
      if (!stems.has(stem.slice(0, length))) stems.set(stem.slice(0, length), -1);
    stems.set(stem, number);
  }
  return stems;
}

function fits({ steps }: Known, step: number): boolean {
  return ((steps[step >>> 5]! >>> (step & 31)) & 1) === 1;
}

/** The sentence that is searched, with the indexes of its first and last token. */
interface Searched {
  known: readonly Known[];
  first: number;
  last: number;
}

/** Matches the steps from `index` on after the token `at`, in the direction. @returns the last token, or -1. Gaps are bounded. */
function follow(text: Searched, steps: readonly Step[], index: number, at: number, direction: 1 | -1): number {
  if (index < 0 || index >= steps.length) return at;
  const { number, optional, atLeast, gap } = steps[index]!;
  if (gap > 0) {
    for (let skipped = atLeast; skipped <= gap; skipped += 1) {
      const reached = at + direction * skipped;
      if (reached < text.first || reached > text.last) return -1;
      const end = follow(text, steps, index + direction, reached, direction);
      if (end >= 0) return end;
    }
    return -1;
  }
  const next = at + direction;
  if (next >= text.first && next <= text.last && fits(text.known[next]!, number)) {
    const end = follow(text, steps, index + direction, next, direction);
    if (end >= 0) return end;
  }
  return optional ? follow(text, steps, index + direction, at, direction) : -1;
}

/** Copies a list, without the spare capacity that `push` allocates. */
function exact<T>(list: readonly T[]): readonly T[] {
  return list.slice();
}

/**
 * Returns the steps that a word with these symbols fits, as a bit set, because a search tests many steps against a word. Most words are
 * in one list only and share its row, which is built on first use.
 */
function bitsOfSteps(fitting: Numbers, numbers: Numbers): (symbols: readonly number[]) => Uint32Array {
  const width = (fitting.size >>> 5) + 1;
  const standing: number[][] = Array.from(numbers, () => []);
  for (const [words, step] of fitting) for (const word of words.split('|')) standing[numbers.get(word)!]!.push(step);
  const stepsWith = standing.map(exact);
  function rowOf(steps: readonly number[]): Uint32Array {
    const row = new Uint32Array(width);
    for (const step of steps) row[step >>> 5]! |= 1 << (step & 31);
    return row;
  }
  const shared = new Map<string, Uint32Array>();
  const rows: (Uint32Array | undefined)[] = stepsWith.map(() => undefined);
  function rowFor(symbol: number): Uint32Array {
    const steps = stepsWith[symbol]!;
    const key = steps.join();
    const row = shared.get(key) ?? rowOf(steps);
    shared.set(key, row);
    return (rows[symbol] = row);
  }
  // Cached, because a long text may repeat the same few words a thousand times.
  const rowOfSeveral = memory((symbols) => rowOf(symbols.split(',').flatMap((symbol) => stepsWith[Number(symbol)]!)));
  const nothing = rowOf([]);
  return (symbols) => {
    if (symbols.length === 0) return nothing;
    if (symbols.length === 1) return rows[symbols[0]!] ?? rowFor(symbols[0]!);
    return rowOfSeveral(symbols.join());
  };
}

/** Compiles entries into an index by their rarest words. A search takes time proportional to the number of tokens. */
export function compileLexicon(entries: readonly Entry[]): Lexicon {
  const named = new Set(entries.flatMap(({ pattern }) => pattern.split(/[ |?]/)));
  const numbers: Numbers = new Map(Array.from(named, (word, number) => [word, number]));
  // The same list is in many patterns.
  const fitting = new Map<string, number>();
  const numberOf = (words: string) => {
    if (!fitting.has(words)) fitting.set(words, fitting.size);
    return fitting.get(words)!;
  };
  const made = new Map<string, Step>();
  const stepFor = (source: string) => {
    const step = made.get(source) ?? stepOf(source, numberOf);
    made.set(source, step);
    return step;
  };
  const beginning: Side[][] = Array.from(numbers, () => []);
  for (const side of entries.flatMap((entry, number) => sidesOf(entry, number, stepFor)))
    for (const word of new Set(side.begins)) beginning[numbers.get(word)!]!.push(side);
  const begins = beginning.map(exact);
  const stepsOf = bitsOfSteps(fitting, numbers);

  const stems = stemsAmong(numbers);
  function know(word: string, also: string | undefined): Known {
    const symbols = symbolsOf(word, also, numbers, stems);
    const sides = symbols.map((symbol) => begins[symbol]!).filter(({ length }) => length > 0);
    return { begins: sides, steps: stepsOf(symbols) };
  }

  /** The sides found of each entry, and the sentence in which they were found. */
  const sides = new Uint32Array(entries.length);
  const foundIn = new Float64Array(entries.length);
  let sentence = 0;

  function hitsIn(tokens: readonly Token[]): Hit[] {
    const known = tokens.map(({ read }) => read.known);
    const found: Hit[] = [];
    for (let first = 0, last = 0; first < tokens.length; first = last + 1) {
      last = first;
      while (last + 1 < tokens.length && tokens[last + 1]!.pause !== 'full') last += 1;
      const text = { known, first, last };
      sentence += 1;
      for (let at = first; at <= last; at += 1)
        for (const beginning of known[at]!.begins) for (const side of beginning) look(text, at, side, found);
    }
    return found;
  }

  function look(text: Searched, at: number, side: Side, found: Hit[]): void {
    const { beside, direction } = side;
    if (beside >= 0) {
      const next = at + direction;
      if (next < text.first || next > text.last || !fits(text.known[next]!, beside)) return;
    }
    const { entry, steps, anchor, bit, all } = side;
    const seen = foundIn[entry] === sentence ? sides[entry]! : 0;
    if (seen === all || seen & bit) return;
    const end = follow(text, steps, anchor + 1, at, 1);
    if (end < 0) return;
    const start = follow(text, steps, anchor - 1, at, -1);
    if (start < 0) return;
    foundIn[entry] = sentence;
    sides[entry] = seen | bit;
    const { category, pattern } = entries[entry]!;
    if ((seen | bit) === all) found.push({ category, pattern, start, end });
  }

  return { know, hitsIn };
}
