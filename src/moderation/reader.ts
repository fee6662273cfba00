import { featuresOf, type Features } from './features.ts';
import { compileLexicon, parseLexicon, type Hit } from './lexicon.ts';
import { decodeTable, type Table } from './linear.ts';
import { createTokeniser } from './reading/tokenise.ts';
import type { Token } from './reading/token.ts';
import type { WordFilter } from './reading/spelling.ts';
import { createVocabulary } from './reading/vocabulary.ts';
import { windowsOf } from './windows.ts';

/** A text as words, with what the lexicon finds in it. */
export interface Reading {
  tokens: readonly Token[];
  hits: readonly Hit[];
  /** Of the whole text, or of its parts if it is long. */
  features: Features[];
}

/** Long texts are read in parts of so many words. */
export function createReader(lexicon: string, words: number, existing?: WordFilter) {
  const entries = parseLexicon(lexicon);
  const hitsIn = compileLexicon(entries);
  const tokenise = createTokeniser(createVocabulary(entries, existing));
  return function read(text: string, named = false): Reading {
    const tokens = tokenise(text);
    const hits = hitsIn(tokens);
    return { tokens, hits, features: windowsOf(tokens, hits, words).map((window) => featuresOf(window.tokens, window.hits, named)) };
  };
}

export interface Score {
  score: number;
  /** What moved it most, in the part of the text that decided. */
  reasons: { name: string; share: number }[];
}

const MOST_REASONS = 12;
/** Of many parts one scores high by chance. */
const CHANCE = 0.4;

/** What the scores of a text’s parts come to. */
export function ofParts(scores: readonly number[]): number {
  return scores.length === 1 ? scores[0]! : Math.max(...scores) - CHANCE;
}

/** The score of the text, or of its parts together. */
export function createScorer(table: Table) {
  const model = decodeTable(table);
  return function score({ features }: Reading): Score {
    const scores = features.map((part) => model.score(part));
    const best = features[scores.indexOf(Math.max(...scores))]!;
    return { score: ofParts(scores), reasons: model.reasons(best, MOST_REASONS) };
  };
}
