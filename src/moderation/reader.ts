import { featuresOf, type Features } from './features.ts';
import { parseLexicon, type Hit } from './lexicon.ts';
import type { Model } from './linear.ts';
import { createTokeniser } from './reading/tokenise.ts';
import type { Token } from './reading/token.ts';
import type { Speller } from './reading/spelling.ts';
import { createVocabulary } from './reading/vocabulary.ts';
import { compileLexicon } from './search.ts';
import { linesAround, windowsOf, type Window } from './windows.ts';

/** A text as words, with what the lexicon finds in it. */
export interface Reading {
  tokens: readonly Token[];
  hits: readonly Hit[];
  /** Of the whole text, or of its parts if it is long. */
  features: Features[];
  /** Of the lines in a longer text in which the lexicon finds what may decide. */
  lines: Features[];
}

/** What a reader looks for. */
export interface Search {
  lexicon: string;
  /** Long texts are read in parts of so many words. */
  partWords: number;
  /** Around which categories of the lexicon a line is judged for itself. */
  tells(category: string): boolean;
  /** Words that are no slips in others; without them no slip is mended. */
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
  /** What moved it most, in the part of the text that decided. */
  reasons: { name: string; share: number }[];
}

const MOST_REASONS = 12;

/** A line is picked because it sounds hard: it counts a little less than a text of its own. */
const PICKED = 0.2;

/** What the scores of a text’s parts and lines come to; of many parts one scores high by chance. */
export function ofParts(parts: readonly number[], lines: readonly number[], chance: number): number {
  return Math.max(parts.length === 1 ? parts[0]! : Math.max(...parts) - chance, ...lines.map((line) => line - PICKED));
}

/** The score of the text, or of its parts and lines together. */
export function createScorer(model: Model, chance: number) {
  return function score({ features, lines }: Reading): Score {
    const scores = features.map((part) => model.score(part));
    const heard = lines.map((line) => model.score(line));
    const all = [...features, ...lines];
    const best = all[[...scores, ...heard].indexOf(Math.max(...scores, ...heard))]!;
    return { score: ofParts(scores, heard, chance), reasons: model.reasons(best, MOST_REASONS) };
  };
}
