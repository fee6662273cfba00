import { featuresOf, type Features } from './features.ts';
import { parseLexicon, type Hit } from './lexicon.ts';
import type { Model } from './linear.ts';
import { createTokeniser } from './reading/tokenise.ts';
import type { Token } from './reading/token.ts';
import type { Speller } from './reading/spelling.ts';
import { createVocabulary } from './reading/vocabulary.ts';
import { compileLexicon } from './search.ts';
import { linesAround, windowsOf, type Window } from './windows.ts';

/** A text as tokens, with the hits of the lexicon. */
export interface Reading {
  tokens: readonly Token[];
  hits: readonly Hit[];
  /** Features of the whole text, or of its parts if it is long. */
  features: Features[];
  /** Features of the lines around telling hits in a longer text. */
  lines: Features[];
}

/** The options of a reader. */
export interface Search {
  lexicon: string;
  /** Words per part of a long text. */
  partWords: number;
  /** Whether the line around a hit of this category is judged by itself. */
  tells(category: string): boolean;
  /** Corrects typos; without it, none are corrected. */
  speller?: Speller;
}

export function createReader({ lexicon, partWords, tells, speller }: Search) {
  const entries = parseLexicon(lexicon);
  const { know, hitsIn } = compileLexicon(entries);
  const tokenise = createTokeniser(createVocabulary(entries, speller), know);
  return function read(text: string, named = false): Reading {
    const tokens = tokenise(text);
    const hits = hitsIn(tokens);
    const marked = (windows: Window[]) => windows.map((window) => featuresOf(window.tokens, window.hits, named));
    return {
      tokens,
      hits,
      features: marked(windowsOf(tokens, hits, partWords)),
      lines: marked(linesAround(tokens, hits, tells)),
    };
  };
}

export interface Score {
  score: number;
  /** The features with the largest contributions, in the decisive part. */
  reasons: { name: string; share: number }[];
}

const MOST_REASONS = 12;

/** Subtracted from the score of a line, because lines are picked for sounding hard. */
const PICKED = 0.2;

/** Combines the scores of parts and lines. `chance` corrects for the high score that one of many parts reaches by chance. */
export function ofParts(parts: readonly number[], lines: readonly number[], chance: number): number {
  return Math.max(parts.length === 1 ? parts[0]! : Math.max(...parts) - chance, ...lines.map((line) => line - PICKED));
}

/** Scores a text by its parts and lines. */
export function createScorer(model: Model, chance: number) {
  return function score({ features, lines }: Reading): Score {
    const scores = features.map((part) => model.score(part));
    const heard = lines.map((line) => model.score(line));
    const all = [...features, ...lines];
    const best = all[[...scores, ...heard].indexOf(Math.max(...scores, ...heard))]!;
    return { score: ofParts(scores, heard, chance), reasons: model.reasons(best, MOST_REASONS) };
  };
}
