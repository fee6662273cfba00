import type { Entry, Hit } from './lexicon.ts';
import { COMMON } from './reading/sound.ts';
import type { Token, Word } from './reading/token.ts';

const SHORTEST_STEM = 4;
const LONGEST_STEM = 24;

export type Lexicon = (tokens: readonly Token[]) => Hit[];

/** A search does not begin with frequent words: how often they stand in texts, beside one of a pattern's other words. */
const COMMON_COST = 40;
const MOST_COMMON = new Set('e che non di la il un mi a ti per se una in i le'.split(' '));
const MOST_COMMON_COST = 300;
const GAP = /^_(\d?)$/;

/** A word, or a gap of at least and at most so many. */
interface Step {
  /** Which it is of the steps that name words. */
  number: number;
  optional: boolean;
  atLeast: number;
  /** Nothing for a step that names words. */
  gap: number;
}

/** One side of a pattern; a search begins at the rarest of its steps. */
interface Side {
  /** The number of its entry. */
  entry: number;
  steps: Step[];
  anchor: number;
  /** The words of the step where a search begins. */
  begins: string[];
  /** The step that must stand beside it, if one must, and on which side. */
  beside: number;
  direction: 1 | -1;
  /** Its bit among the sides that an `&` joins, and the bits of all. */
  bit: number;
  all: number;
}

/** The words and stems that patterns name, numbered. */
type Numbers = ReadonlyMap<string, number>;

function wordsIn(source: string): string[] {
  return source.replace('?', '').split('|');
}

function stepOf(source: string, numberOf: (words: string) => number): Step {
  const gap = GAP.exec(source);
  if (gap) return { number: 0, optional: false, atLeast: gap[1] ? 0 : 1, gap: Number(gap[1] || 1) };
  return { number: numberOf(source.replace('?', '')), optional: source.endsWith('?'), atLeast: 0, gap: 0 };
}

function costOf(source: string): number {
  if (GAP.test(source) || source.endsWith('?')) return Infinity;
  let cost = 0;
  for (const word of new Set(wordsIn(source))) cost += MOST_COMMON.has(word) ? MOST_COMMON_COST : COMMON.has(word) ? COMMON_COST : 1;
  return cost;
}

function isFixed(step: Step | undefined): boolean {
  return step !== undefined && step.gap === 0 && !step.optional;
}

function sidesOf({ pattern }: Entry, entry: number, stepFor: (source: string) => Step): Side[] {
  const sides = pattern.split(' & ').map((source) => source.trim().split(' '));
  return sides.map((sources, side) => {
    const costs = sources.map(costOf);
    const anchor = costs.indexOf(Math.min(...costs));
    const steps = sources.map(stepFor);
    const directions = [1, -1] as const;
    const direction = directions.find((way) => isFixed(steps[anchor + way])) ?? 1;
    const beside = isFixed(steps[anchor + direction]) ? steps[anchor + direction]!.number : -1;
    const begins = wordsIn(sources[anchor]!);
    return { entry, steps, anchor, begins, beside, direction, bit: 1 << side, all: (1 << sides.length) - 1 };
  });
}

/** What a token may be to a pattern: its word, its other reading, and the stems it begins with, as far as a pattern names them. */
function symbolsOf({ word, also }: Word, numbers: Numbers): Uint32Array {
  const plain = word === 'è' ? 'e' : word;
  const other = also === 'è' ? 'e' : also;
  const symbols: number[] = [];
  const add = (symbol: string) => {
    const number = numbers.get(symbol);
    if (number !== undefined) symbols.push(number);
  };
  add(plain);
  if (other !== undefined && other !== plain) add(other);
  for (let length = SHORTEST_STEM; length <= Math.min(plain.length, LONGEST_STEM); length += 1) add(`${plain.slice(0, length)}*`);
  return Uint32Array.from(symbols);
}

/** What a token is to a lexicon. */
interface Known {
  /** The symbols where a search may begin. */
  symbols: Uint32Array;
  /** The steps that it fits, as bits. */
  steps: Uint32Array;
}

function fits({ steps }: Known, step: number): boolean {
  return ((steps[step >>> 5]! >>> (step & 31)) & 1) === 1;
}

/** A sentence while it is searched: what its tokens are, and the indexes of the first and the last. */
interface Searched {
  known: readonly Known[];
  first: number;
  last: number;
}

/** Where the steps from `index` on end, when they follow the token `at` in the direction; -1 when they do not. Gaps are bounded. */
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

/** Compiles entries into an index by their rarest words. A search costs the number of tokens times a constant. */
export function compileLexicon(entries: readonly Entry[]): Lexicon {
  const named = new Set(entries.flatMap(({ pattern }) => pattern.split(/[ |?]/)));
  const numbers: Numbers = new Map(Array.from(named, (word, number) => [word, number]));
  // Lists stand in many patterns.
  const fitting = new Map<string, number>();
  const numberOf = (words: string) => {
    if (!fitting.has(words)) fitting.set(words, fitting.size);
    return fitting.get(words)!;
  };
  const begins: Side[][] = Array.from(numbers, () => []);
  for (const side of entries.flatMap((entry, number) => sidesOf(entry, number, (source) => stepOf(source, numberOf))))
    for (const word of new Set(side.begins)) begins[numbers.get(word)!]!.push(side);
  // A row of bits for each symbol: what stands beside a word is asked for many steps in turn. Most words stand in one list, and share its row.
  const width = (fitting.size >>> 5) + 1;
  const stepsWith: number[][] = Array.from({ length: numbers.size + 1 }, () => []);
  for (const [words, step] of fitting) for (const word of words.split('|')) stepsWith[numbers.get(word)!]!.push(step);
  const shared = new Map<string, Uint32Array>();
  const rows = stepsWith.map((steps) => {
    const key = steps.join();
    const row = shared.get(key) ?? new Uint32Array(width);
    if (!shared.has(key)) for (const step of steps) row[step >>> 5]! |= 1 << (step & 31);
    shared.set(key, row);
    return row;
  });
  function stepsOf(symbols: Uint32Array): Uint32Array {
    // What no pattern names has the last row.
    if (symbols.length < 2) return rows[symbols[0] ?? numbers.size]!;
    const steps = new Uint32Array(width);
    for (const symbol of symbols) {
      const row = rows[symbol]!;
      for (let at = 0; at < width; at += 1) steps[at]! |= row[at]!;
    }
    return steps;
  }

  /** For as long as the tokeniser remembers a word. */
  const remembered = new WeakMap<Word, Known>();
  function knownOf(read: Word): Known {
    let known = remembered.get(read);
    if (known) return known;
    const symbols = symbolsOf(read, numbers);
    remembered.set(read, (known = { symbols, steps: stepsOf(symbols) }));
    return known;
  }

  /** The sides found of each entry, and the sentence in which they were. */
  const sides = new Uint32Array(entries.length);
  const foundIn = new Float64Array(entries.length);
  let sentence = 0;

  return function hitsIn(tokens) {
    const known = tokens.map(({ read }) => knownOf(read));
    const found: Hit[] = [];
    for (let first = 0, last = 0; first < tokens.length; first = last + 1) {
      last = first;
      while (last + 1 < tokens.length && tokens[last + 1]!.pause !== 'full') last += 1;
      const text = { known, first, last };
      sentence += 1;
      for (let at = first; at <= last; at += 1) {
        const { symbols } = known[at]!;
        for (let symbol = 0; symbol < symbols.length; symbol += 1) {
          for (const { entry, steps, anchor, beside, direction, bit, all } of begins[symbols[symbol]!]!) {
            if (beside >= 0) {
              const next = at + direction;
              if (next < first || next > last || !fits(known[next]!, beside)) continue;
            }
            const seen = foundIn[entry] === sentence ? sides[entry]! : 0;
            if (seen === all || seen & bit) continue;
            const end = follow(text, steps, anchor + 1, at, 1);
            if (end < 0) continue;
            const start = follow(text, steps, anchor - 1, at, -1);
            if (start < 0) continue;
            foundIn[entry] = sentence;
            sides[entry] = seen | bit;
            if ((seen | bit) === all) found.push({ ...entries[entry]!, start, end });
          }
        }
      }
    }
    return found;
  };
}
