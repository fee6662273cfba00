import type { Reading } from './reader.ts';

/** What changes the meaning of other words, and is no attack by itself. */
const NO_EVIDENCE = new Set(
  'reported suffered offender comfort denial own thing exclaim banter study name question apology group-noun word-neutral'.split(' '),
);

/** A text as long as this can be judged by its words alone. */
const TELLING = 8;

/** Whether the lexicon found anything that may hurt. Nobody is refused or asked for the sound of a few words: 'Tu che fai?'. */
export function hasEvidence({ tokens, hits }: Reading): boolean {
  return tokens.length >= TELLING || hits.some(({ category }) => !NO_EVIDENCE.has(category));
}
