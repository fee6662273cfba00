import { memory } from './memory.ts';
import { type Token } from './reading/token.ts';

/** One line of a lexicon: what is said when the pattern's words follow one another in a sentence. */
export interface Entry {
  category: string;
  pattern: string;
}

export interface Hit {
  category: string;
  pattern: string;
  /** Indexes of the first and the last token. */
  start: number;
  end: number;
}

export type Lexicon = (tokens: readonly Token[]) => Hit[];

const SHORTEST_STEM = 4;
const LONGEST_STEM = 24;

/** Reads the lines of a lexicon: `category<TAB>pattern`, `list<TAB>name<TAB>words`; what follows are examples. Lists are put in place. */
export function parseLexicon(source: string): Entry[] {
  const lists = new Map<string, string>();
  const entries: Entry[] = [];
  const lines = source.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines) {
    const [category = '', name = '', words = ''] = line.split('\t');
    if (category === 'list') lists.set(name, unaccented(words).trim().split(/\s+/).join('|'));
  }
  for (const line of lines) {
    const [category = '', pattern = ''] = line.split('\t');
    if (category === 'list') continue;
    entries.push({
      category,
      pattern: unaccented(pattern).replace(/@([\w-]+)/g, (_, name: string) => {
        const words = lists.get(name);
        if (words === undefined) throw new Error(`No list @${name} for '${pattern}'`);
        return words;
      }),
    });
  }
  return entries;
}

/** As the reader gives words. */
function unaccented(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '');
}

/** So frequent that a search does not begin with them. */
const COMMON = new Set(
  (
    'a ad al alla ai alle agli all anche ancora c che chi ci co come con cosa cosi d da dai dal dalla de dei del della delle dell di e ed era fa fare ' +
    'fatto gia gli ha hai hanno ho i il in io l la le lei lo loro lui m ma me mi mia mio miei mie molto n ne nei nel nella nessuno niente no non o ora ' +
    'per perche piu poi prima qua quando quel quella quello questa questo qui s se sei si sono sta sto su sua sul sulla suo t te ti tu tua tuo tutti ' +
    'tutto un una uno va vi voi è'
  ).split(' '),
);
const COMMON_COST = 40;
const GAP = /^_(\d?)$/;

/** Words by number, as bits. */
type Words = Uint8Array;
type Step = { words: Words; optional: boolean } | { gap: number; atLeast: number };

/** One side of a pattern; a search begins at the rarest of its steps. */
interface Side {
  entry: Entry;
  steps: Step[];
  anchor: number;
  /** The words of the step where a search begins. */
  begins: string[];
  /** Which it is of those that an `&` joins. */
  side: number;
  sides: number;
}

/** The words and stems that patterns name, numbered. */
type Numbers = ReadonlyMap<string, number>;

function wordsIn(source: string): string[] {
  return (source.endsWith('?') ? source.slice(0, -1) : source).split('|');
}

function stepOf(source: string, numbers: Numbers): Step {
  const gap = GAP.exec(source);
  if (gap) return gap[1] ? { gap: Number(gap[1]), atLeast: 0 } : { gap: 1, atLeast: 1 };
  const words = new Uint8Array((numbers.size >>> 3) + 1);
  for (const number of wordsIn(source).map((word) => numbers.get(word)!)) words[number >>> 3]! |= 1 << (number & 7);
  return { words, optional: source.endsWith('?') };
}

function costOf(source: string): number {
  if (GAP.test(source) || source.endsWith('?')) return Infinity;
  let cost = 0;
  for (const word of new Set(wordsIn(source))) cost += COMMON.has(word) ? COMMON_COST : 1;
  return cost;
}

function sidesOf(entry: Entry, stepFor: (source: string) => Step): Side[] {
  const sides = entry.pattern.split(' & ').map((source) => source.trim().split(' '));
  return sides.map((sources, side) => {
    const costs = sources.map(costOf);
    const anchor = costs.indexOf(Math.min(...costs));
    if (costs[anchor] === Infinity) throw new Error(`No word to begin with in '${entry.pattern}'`);
    return { entry, steps: sources.map(stepFor), anchor, begins: wordsIn(sources[anchor]!), side, sides: sides.length };
  });
}

/** Every word that the patterns name, without stems. */
export function wordsOf(entries: readonly Entry[]): Set<string> {
  const words = entries.flatMap(({ pattern }) => pattern.split(/[ |?]/)).filter((word) => /^[a-z0-9]+$/.test(word));
  return new Set(words);
}

/** What a token may be to a pattern: its word, its other reading, and the stems it begins with, as far as a pattern names them. */
function symbolsOf({ word, also }: Token, numbers: Numbers): Uint32Array {
  const plain = word === 'è' ? 'e' : word;
  const other = also === 'è' ? 'e' : also;
  const symbols = [plain];
  if (other !== undefined && other !== plain) symbols.push(other);
  for (let length = SHORTEST_STEM; length <= Math.min(plain.length, LONGEST_STEM); length += 1) symbols.push(`${plain.slice(0, length)}*`);
  return Uint32Array.from(symbols.flatMap((symbol) => numbers.get(symbol) ?? []));
}

/** A text while it is searched: each token's symbols, and where sentences begin. */
interface Searched {
  symbols: readonly Uint32Array[];
  tokens: readonly Token[];
}

function fits({ symbols }: Searched, at: number, words: Words): boolean {
  const here = symbols[at]!;
  for (let index = 0; index < here.length; index += 1) if ((words[here[index]! >>> 3]! >>> (here[index]! & 7)) & 1) return true;
  return false;
}

/** The token after `at` in the direction, -1 when the sentence ends there. */
function neighbour({ tokens }: Searched, at: number, direction: 1 | -1): number {
  if (direction === 1) return at + 1 < tokens.length && tokens[at + 1]!.pause !== 'full' ? at + 1 : -1;
  return at > 0 && tokens[at]!.pause !== 'full' ? at - 1 : -1;
}

/** Where the steps from `index` on end, when they follow the token `at` in the direction; -1 when they do not. Gaps are bounded. */
function follow(text: Searched, steps: readonly Step[], index: number, at: number, direction: 1 | -1): number {
  const step = steps[index];
  if (!step) return at;
  if ('gap' in step) {
    let reached = at;
    for (let skipped = 0; skipped <= step.gap; skipped += 1) {
      if (skipped >= step.atLeast) {
        const end = follow(text, steps, index + direction, reached, direction);
        if (end >= 0) return end;
      }
      reached = neighbour(text, reached, direction);
      if (reached < 0) return -1;
    }
    return -1;
  }
  const next = neighbour(text, at, direction);
  if (next >= 0 && fits(text, next, step.words)) {
    const end = follow(text, steps, index + direction, next, direction);
    if (end >= 0) return end;
  }
  return step.optional ? follow(text, steps, index + direction, at, direction) : -1;
}

/** Compiles entries into an index by their rarest words. A search costs the number of tokens times a constant. */
export function compileLexicon(entries: readonly Entry[]): Lexicon {
  const named = new Set(entries.flatMap(({ pattern }) => pattern.split(/[ |?]/)));
  const numbers: Numbers = new Map(Array.from(named, (word, number) => [word, number]));
  const stepFor = shared((source) => stepOf(source, numbers));
  const index: Side[][] = Array.from(numbers, () => []);
  for (const side of entries.flatMap((entry) => sidesOf(entry, stepFor)))
    for (const word of new Set(side.begins)) index[numbers.get(word)!]!.push(side);
  const remembered = memory<Uint32Array>();
  const symbolsIn = (token: Token) =>
    remembered(token.also === undefined ? token.word : `${token.word} ${token.also}`, () => symbolsOf(token, numbers));

  return function hitsIn(tokens) {
    const text = { tokens, symbols: tokens.map(symbolsIn) };
    const found: Hit[] = [];
    /** The sides found in this sentence, of entries that have several. */
    let parts = new Map<Entry, Set<number>>();
    for (let at = 0; at < tokens.length; at += 1) {
      if (tokens[at]!.pause === 'full' && parts.size > 0) parts = new Map();
      for (const symbol of text.symbols[at]!) {
        for (const { entry, steps, anchor, side, sides } of index[symbol]!) {
          const end = follow(text, steps, anchor + 1, at, 1);
          if (end < 0) continue;
          const start = follow(text, steps, anchor - 1, at, -1);
          if (start < 0) continue;
          const seen = parts.get(entry) ?? new Set();
          if (seen.size === sides) continue;
          parts.set(entry, seen.add(side));
          if (seen.size === sides) found.push({ category: entry.category, pattern: entry.pattern, start, end });
        }
      }
    }
    return found;
  };
}

/** Lists stand in many patterns. */
function shared<Value>(make: (source: string) => Value): (source: string) => Value {
  const made = new Map<string, Value>();
  return (source) => {
    const value = made.get(source) ?? make(source);
    made.set(source, value);
    return value;
  };
}
