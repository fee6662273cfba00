import type { Reading } from './reader.ts';
import type { Token } from './reading/token.ts';

/** What changes the meaning of other words, and is no attack by itself. */
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

/** Whether what it stands for can turn an attack into something else, such as telling of one. */
export function mayClear(category: string): boolean {
  return NO_EVIDENCE.has(category);
}

/** What an entry of the lexicon of pain is about when it tells of none. */
export const EVERYDAY = new Set('idiom study news past-overcome support-other joy everyday-sad sport-game food-harmless'.split(' '));

export function tellsOfPain(category: string): boolean {
  return !EVERYDAY.has(category);
}

const SAID = new Set(['suicide-wish', 'overdose']);
/** Small beside a model’s scores: of everyday texts it brings helplines to none more, of near misses to three in a thousand. */
const LEAN = 0.3;

/** A wish to die that nothing everyday stands beside is taken at its word. */
export function leanOf({ hits }: Pick<Reading, 'hits'>): number {
  return hits.some(({ category }) => SAID.has(category)) && hits.every(({ category }) => tellsOfPain(category)) ? LEAN : 0;
}

const LITTLE = new Set('il lo la l i gli le un uno una e ma o a ah eh oh ok no si'.split(' '));

/** Whether a text is more than a word alone, which tells of pain only when the lexicon has it: 'ultimo'. */
export function saysEnough({ tokens, hits }: Reading): boolean {
  return hits.length > 0 || tokens.filter(({ read }) => !LITTLE.has(read.word)).length > 1;
}

/** A text as long as this can be judged by its words alone. */
const TELLING = 8;

/** Somebody is called a thing, 'sei una talpa': enough to be judged by, and no word that attacks. */
const LIKENED = 'likened';

/** Whether the lexicon found anything that may hurt. Nobody is refused or asked for the sound of a few words, 'Tu che fai?', or of single letters. */
export function hasEvidence({ tokens, hits }: Reading): boolean {
  return (
    (tokens.length >= TELLING && 2 * tokens.filter(isLetter).length < tokens.length) ||
    hits.some(({ category }) => category === LIKENED) ||
    hasWord({ tokens, hits })
  );
}

/** Whether it holds a word or a phrase that attacks, and is not judged by its sound alone. */
export function hasWord({ tokens, hits }: Pick<Reading, 'tokens' | 'hits'>): boolean {
  return hits.some(
    ({ category, start, end }) => !NO_EVIDENCE.has(category) && category !== LIKENED && !tokens.slice(start, end + 1).every(isLetter),
  );
}

/** So many words beside a quotation say what it is. */
const BESIDE = 2;

/** Whether all that attacks in it stands inside quotation marks, and something is said beside them: what somebody wrote on a wall or in a chat. */
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
