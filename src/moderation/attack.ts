import { speaksOfAbsent } from './absent.ts';
import { CALLED_SOONER, standingOf, type Standing } from './bound.ts';
import { withoutCodes } from './codes.ts';
import { hasEvidence, hasWord, onlyQuotes, saysEnough } from './evidence.ts';
import { decodeTable } from './linear.ts';
import { withNet } from './net.ts';
import { createReader, createScorer, type Reading } from './reader.ts';
import { I } from './reading/sound.ts';
import { createSpeller } from './reading/spelling.ts';
import { ADVISES, MAY_ADVISE, TABLE as ADVICE } from './trained/advice.ts';
import { EXISTING_WORDS } from './trained/existing-words.ts';
import { LEXICON, NET, REFUSE, REFUSE_AIMED, REFUSE_SOUND, TABLE } from './trained/attack.ts';

/** `attack`: the text attacks somebody. `method`: it tells somebody how to harm themselves. */
export type Refusal = 'attack' | 'method';

export interface Attack {
  /** Judged by the attacks alone; `verdict.ts` takes excuses into account. */
  refusal: Refusal | null;
  /** Whether it mentions a method of dying, in whatever sense. */
  method: boolean;
  /** Whether it tells somebody how to harm themselves. */
  advises: 'certainly' | 'perhaps' | 'no';
  /** Whether it names a method to its readers, and neither asks nor speaks of its writer: then it is no cry for help, however dark it sounds. */
  instructs: boolean;
  score: number;
  /** The score above which it is refused. */
  bound: number;
  /** Whether there is enough evidence to judge it. */
  evident: boolean;
  /** Whether it contains an attacking word of the lexicon. */
  worded: boolean;
  /** Whether all attacks are inside quotation marks, with other words around them. */
  quotes: boolean;
  /** Whether all attacks are about a third person. */
  absent: boolean;
  /** The text as it was read. */
  words: string[];
  reasons: { name: string; share: number }[];
}

/** Words per part of a long text: few enough that a hard sentence is not diluted by its surroundings. */
const PART_WORDS = 24;
const CHANCE = 0.4;
/** No line is judged by itself: people who report what was said to them would be refused for that line. */
const tells = () => false;

const read = createReader({ lexicon: LEXICON, partWords: PART_WORDS, tells, speller: createSpeller(EXISTING_WORDS) });
const score = createScorer(withNet(TABLE, NET), CHANCE);
const scoreAdvice = createScorer(decodeTable(ADVICE), CHANCE);

/** Patterns of methods, beside the model's judgement, that show a text to be an instruction. */
const METHODS = { certainly: 1, perhaps: 2 };

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

/** Quotations are left alone: they report what somebody was told. */
function advisesIn(reading: Reading): Attack['advises'] {
  if (!saysEnough(reading) || onlyQuotes(reading)) return 'no';
  const { score: points } = scoreAdvice(reading);
  return points > ADVISES ? 'certainly' : points > MAY_ADVISE ? 'perhaps' : 'no';
}

/** Whether a text attacks somebody. Pain, harm done to the writer and reported speech are not attacks. */
export function attackIn(text: string, named = false): Attack {
  const reading = read(withoutCodes(text), named);
  const { score: points, reasons } = score(reading);
  const evident = hasEvidence(reading);
  const bound = boundOf(reading);
  const refused = evident && points > bound;
  const methods = new Set(reading.hits.flatMap(({ category, pattern }) => (category === 'method' ? [pattern] : []))).size;
  const method = methods > 0;
  const advises = advisesIn(reading);
  const speaksOfSelf = reading.tokens.some(({ read }) => (read.sound.person & I) !== 0);
  const instructs = advises !== 'no' && methods >= METHODS[advises] && !speaksOfSelf && !text.includes('?');
  return {
    refusal: advises === 'certainly' || instructs ? 'method' : refused ? (method || advises === 'perhaps' ? 'method' : 'attack') : null,
    method,
    advises,
    instructs,
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
