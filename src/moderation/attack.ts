import { speaksOfAbsent } from './absent.ts';
import { CALLED_SOONER, standingOf, type Standing } from './bound.ts';
import { withoutCodes } from './codes.ts';
import { hasEvidence, hasWord, onlyQuotes } from './evidence.ts';
import { withNet } from './net.ts';
import { createReader, createScorer, type Reading } from './reader.ts';
import { createSpeller } from './reading/spelling.ts';
import { EXISTING_WORDS } from './trained/existing-words.ts';
import { LEXICON, NET, REFUSE, REFUSE_AIMED, REFUSE_SOUND, TABLE } from './trained/attack.ts';

/** `attack`: it hurts somebody. `method`: it tells somebody how to harm themselves. */
export type Refusal = 'attack' | 'method';

export interface Attack {
  /** By what attacks in it alone; what excuses it is in `verdict.ts`. */
  refusal: Refusal | null;
  /** Whether it speaks of how one dies, in whatever sense. */
  method: boolean;
  score: number;
  /** The score above which it is refused. */
  bound: number;
  /** Whether there is enough to judge it by. */
  evident: boolean;
  /** Whether it holds a word of the lexicon that attacks. */
  worded: boolean;
  /** Whether what attacks in it is quoted, and more is said. */
  quotes: boolean;
  /** Whether all that attacks in it is said of a third person. */
  absent: boolean;
  /** The text as it was read. */
  words: string[];
  reasons: { name: string; share: number }[];
}

/** Few enough that what stands around a hard sentence does not drown it. */
const PART_WORDS = 24;
const CHANCE = 0.4;
/** Whoever tells what was said to them would be refused for that line. */
const tells = () => false;

const read = createReader({ lexicon: LEXICON, partWords: PART_WORDS, tells, speller: createSpeller(EXISTING_WORDS) });
const score = createScorer(withNet(TABLE, NET), CHANCE);

const BOUNDS: Record<Standing, number> = {
  bare: 0,
  called: REFUSE_AIMED - CALLED_SOONER,
  aimed: REFUSE_AIMED,
  open: REFUSE,
  sound: REFUSE_SOUND,
};

/** The score above which a text is refused. */
export function boundOf(reading: Reading): number {
  return BOUNDS[standingOf(reading)];
}

/** Whether a text attacks somebody. Pain, what was done to the writer and what others said are no attacks. */
export function attackIn(text: string, named = false): Attack {
  const reading = read(withoutCodes(text), named);
  const { score: points, reasons } = score(reading);
  const evident = hasEvidence(reading);
  const bound = boundOf(reading);
  const refused = evident && points > bound;
  const method = reading.hits.some(({ category }) => category === 'method');
  return {
    refusal: refused ? (method ? 'method' : 'attack') : null,
    method,
    score: points,
    bound,
    evident,
    worded: hasWord(reading),
    quotes: onlyQuotes(reading),
    absent: speaksOfAbsent(reading),
    words: reading.tokens.map(({ read }) => read.word),
    reasons,
  };
}
