import type { Token } from './reading/token.ts';
import { hash, mixed } from './tally.ts';

/** The words that tell of a topic, by a linear model small enough for the browser to load. */
export interface Topic {
  /** A text that expresses pain is about the topic if it, or a part of it, scores more. */
  bound: number;
  /** A text with a higher score is about the topic even if it does not sound like pain. */
  alone?: number;
  /**
   * Words without their endings, and pairs of successive ones, separated by commas, in groups of equal weight separated by semicolons: the
   * weights go from `LEVELS` down to 1, and then from -1 to `-LEVELS`.
   */
  words: string;
}

export const LEVELS = 6;

/** The seed of a stem's hash, as in reading/sound.ts. */
const STEM = 2;

/** Creates a pure function that adds the weights of a text's words, each counted once. */
export function createTopicScorer({ words }: Pick<Topic, 'words'>): (tokens: readonly Token[]) => number {
  const weights = new Map<number, number>();
  for (const [group, listed] of words.split(';').entries()) {
    const weight = group < LEVELS ? LEVELS - group : LEVELS - 1 - group;
    for (const one of listed.split(',')) weights.set(hashOf(one), weight);
  }
  return (tokens) => {
    let sum = 0;
    for (const found of wordsIn(tokens)) sum += weights.get(found) ?? 0;
    return sum;
  };
}

/** Returns the hashes of the words of a text, and of the pairs in a sentence. */
export function wordsIn(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  for (const [at, { read, pause }] of tokens.entries()) {
    found.add(read.sound.stem);
    if (at > 0 && pause !== 'full') found.add(mixed(tokens[at - 1]!.read.sound.stem, read.sound.stem));
  }
  return found;
}

function hashOf(words: string): number {
  const [first, second] = words.split(' ').map((word) => hash(word, STEM));
  return second === undefined ? first! : mixed(first!, second);
}
