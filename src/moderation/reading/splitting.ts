import { GLUED_THREATS, GLUED_WITH, ORDINARY_PAIRS } from '../data/pairs.ts';
import type { Lexicon } from '../search.ts';
import { keyLetter } from './normalise.ts';
import { soundOf } from './sound.ts';
import type { Token } from './token.ts';
import { ROOT, Trie } from './trie.ts';
import type { Vocabulary } from './vocabulary.ts';

const SHORTEST_JOINED = 5;
const GLUED_SHORTEST_INSULT = 6;
const SHORTEST_GLUED = 8;
const LONGEST_GLUED = 60;
const MOST_PIECES = 5;
// Milder words are too often composed of two ordinary ones ('in utile').
const BROKEN_KINDS = new Set(['hard', 'insult', 'woman', 'slur']);

// The cost of a letter that belongs to no word: more than any number of words.
const STRAY = 1000;

/** Splits letters into the fewest known words, and stray letters. Takes linear time, because the length of known words is bounded. */
function segment(letters: string, dictionary: Trie): { word: string; stray: boolean }[] {
  const costs = [0];
  const lasts: { from: number; word: string | null }[] = [{ from: 0, word: null }];
  for (let at = 0; at < letters.length; at += 1) {
    const cost = costs[at]!;
    if (cost + STRAY < (costs[at + 1] ?? Infinity)) {
      costs[at + 1] = cost + STRAY;
      lasts[at + 1] = { from: at, word: null };
    }
    let node: number | undefined = ROOT;
    for (let end = at; end < letters.length; end += 1) {
      node = dictionary.next(node, keyLetter(letters[end]!));
      if (node === undefined) break;
      const word = dictionary.wordAt(node);
      if (word !== undefined && cost + 1 < (costs[end + 1] ?? Infinity)) {
        costs[end + 1] = cost + 1;
        lasts[end + 1] = { from: at, word };
      }
    }
  }
  const found: { word: string; stray: boolean }[] = [];
  for (let at = letters.length; at > 0;) {
    const { from, word } = lasts[at]!;
    found.push({ word: word ?? letters.slice(from, at), stray: word === null });
    at = from;
  }
  return found.reverse();
}

/** The node that these letters lead to from `start`. */
function along(trie: Trie, start: number, written: string): number | undefined {
  let node: number | undefined = start;
  for (let at = 0; node !== undefined && at < written.length; at += 1) node = trie.next(node, keyLetter(written[at]!));
  return node;
}

export type Splitter = ReturnType<typeof createSplitter>;

/** Finds words whose letters are spaced out, run together or split. */
export function createSplitter({ insults, known, strongInsults }: Vocabulary, know: Lexicon['know']) {
  const words = new Trie();
  for (const word of known) if (word.length > 1 || 'aeio'.includes(word)) words.add(word, keyLetter);
  const glued = new Trie();
  const gluedInsults = new Set([
    ...strongInsults.filter((word) => word.length >= GLUED_SHORTEST_INSULT && insults.get(word) === 'hard'),
    ...GLUED_THREATS,
  ]);
  for (const word of [...GLUED_WITH, ...gluedInsults]) glued.add(word, keyLetter);
  const joined = new Trie();
  for (const word of strongInsults) if (word.length >= SHORTEST_JOINED && BROKEN_KINDS.has(insults.get(word)!)) joined.add(word, keyLetter);
  for (const word of GLUED_THREATS) joined.add(word, keyLetter);

  /** Reads letters written one by one. Insults count only alone or beside words that go with them: 'p r o c e s s o' has none. */
  function spell(letters: string): string[] {
    const parts = segment(letters, words);
    // Short words occur in any letters by chance, so only those that go with an insult count.
    if (parts.length > 1 && !parts.every(({ word, stray }) => !stray && (word.length > 3 || GLUED_WITH.has(word)))) return [letters];
    if (
      parts.length > 1 &&
      parts.some(({ word }) => insults.has(word)) &&
      parts.some(({ word }) => !insults.has(word) && !GLUED_WITH.has(word))
    )
      return [letters];
    return parts.map(({ word }) => word);
  }

  /** Splits a long string of letters if it consists of known words and contains an insult. */
  function splitGlued(letters: string): string[] | undefined {
    if (letters.length < SHORTEST_GLUED || letters.length > LONGEST_GLUED) return undefined;
    const parts = segment(letters, glued);
    if (parts.length < 2 || parts.some(({ stray }) => stray) || !parts.some(({ word }) => gluedInsults.has(word))) return undefined;
    return parts.map(({ word }) => word);
  }

  /** Whether an insult split by spaces may begin with these letters. */
  function beginsInsult(written: string): boolean {
    return along(joined, ROOT, written) !== undefined;
  }

  /** Finds an insult split by spaces that begins at this token, with its last token. */
  function brokenInsult(tokens: readonly Token[], start: number): { end: number; word: string } | undefined {
    let node = ROOT;
    let found: { end: number; word: string } | undefined;
    for (let at = start; at < tokens.length && at < start + MOST_PIECES; at += 1) {
      const { read, pause, quoted } = tokens[at]!;
      if (at > start && (pause !== 'none' || quoted || read.word === 'è')) break;
      const reached = along(joined, node, read.written);
      if (reached === undefined) return found;
      node = reached;
      const word = joined.wordAt(node);
      if (
        at > start &&
        word !== undefined &&
        !tokens.slice(start, at + 1).every((piece) => known.has(piece.read.word)) &&
        !ORDINARY_PAIRS.has(`${tokens[start]!.read.written} ${read.written}`)
      )
        found = { end: at, word };
    }
    return found;
  }

  /** Joins insults that were split by spaces ('stron zo'). */
  function joinBroken(tokens: readonly Token[]): Token[] {
    const whole: Token[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at]!;
      const { read } = token;
      const broken = !read.begins || read.insult || tokens[at + 1]?.pause !== 'none' ? undefined : brokenInsult(tokens, at);
      if (!broken) {
        whole.push(token);
        continue;
      }
      whole.push({
        ...token,
        read: {
          ...read,
          word: broken.word,
          also: undefined,
          insult: insults.get(broken.word),
          disguised: true,
          sound: soundOf(broken.word),
          known: know(broken.word, undefined),
        },
      });
      at = broken.end;
    }
    return whole;
  }

  return { spell, splitGlued, beginsInsult, joinBroken };
}
