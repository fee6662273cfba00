import type { Reading } from './reader.ts';
import type { Token } from './reading/token.ts';

/** Categories that change the meaning of other words, and are no attacks by themselves. */
const NO_EVIDENCE = new Set([
  'reported',
  'suffered',
  'offender',
  'comfort',
  'denial',
  'own',
  'thing',
  'exclaim',
  'banter',
  'study',
  'name',
  'question',
  'apology',
  'group-noun',
  'word-neutral',
]);

/** Whether a category can turn an attack into something else, such as a report of one. */
export function mayClear(category: string): boolean {
  return NO_EVIDENCE.has(category);
}

/** Categories of the pain lexicon that do not express pain. */
export const EVERYDAY = new Set('idiom study news past-overcome support-other joy everyday-sad sport-game food-harmless'.split(' '));

export function tellsOfPain(category: string): boolean {
  return !EVERYDAY.has(category);
}

const SAID = new Set(['suicide-wish', 'overdose']);
/** Small compared with the scores: it brings helplines to no more everyday texts, and to 0.3 % more near misses. */
const LEAN = 0.3;

/** Raises the score of a text with a wish to die and no everyday category. */
export function leanOf({ hits }: Pick<Reading, 'hits'>): number {
  return hits.some(({ category }) => SAID.has(category)) && hits.every(({ category }) => tellsOfPain(category)) ? LEAN : 0;
}

const LITTLE = new Set('il lo la l i gli le un uno una e ma o a ah eh oh ok no si'.split(' '));

/** Whether a text has more than a single word, which expresses pain only when the lexicon has it: 'ultimo'. */
export function saysEnough({ tokens, hits }: Reading): boolean {
  return hits.length > 0 || tokens.filter(({ read }) => !LITTLE.has(read.word)).length > 1;
}

/** Tokens from which a text can be judged without any hit. */
const TELLING = 8;

/** Likens somebody to a thing, 'sei una talpa': evidence, but not an attacking word. */
const LIKENED = 'likened';

/** Whether there is enough evidence to refuse or ask: not for the sound of a few words, 'Tu che fai?', or single letters. */
export function hasEvidence({ tokens, hits }: Reading): boolean {
  return (
    (tokens.length >= TELLING && 2 * tokens.filter(isLetter).length < tokens.length) ||
    hits.some(({ category }) => category === LIKENED) ||
    hasWord({ tokens, hits })
  );
}

/** Whether the lexicon found an attacking word or phrase. */
export function hasWord({ tokens, hits }: Pick<Reading, 'tokens' | 'hits'>): boolean {
  return hits.some(
    ({ category, start, end }) => !NO_EVIDENCE.has(category) && category !== LIKENED && !tokens.slice(start, end + 1).every(isLetter),
  );
}

/** Words beside a quotation that are enough to explain it. */
const BESIDE = 2;

/** Whether all attacks are inside quotation marks with some words beside them, as when quoting a graffito or a chat. */
export function onlyQuotes({ tokens, hits }: Pick<Reading, 'tokens' | 'hits'>): boolean {
  const quoted = tokens.filter(({ cited }) => cited).length;
  if (quoted === 0 || tokens.length - quoted < BESIDE) return false;
  const attacks = hits.filter(({ category }) => !NO_EVIDENCE.has(category));
  if (attacks.length === 0) return quoted * 2 > tokens.length;
  return attacks.every(({ start, end }) => tokens.slice(start, end + 1).every(({ cited }) => cited));
}

function isLetter({ read }: Token): boolean {
  return read.written.length === 1;
}
