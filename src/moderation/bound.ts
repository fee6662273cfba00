import { hasWord, mayClear } from './evidence.ts';
import type { Reading } from './reader.ts';
import type { Token } from './reading/token.ts';

/** Words that insult when hardly anything stands beside them. */
const HARD = new Set(['word-hard', 'word-insult', 'insult-word', 'incite']);
const BESIDE_HARD = new Set([...HARD, 'exclaim', 'dialect', 'dialect-curse']);
const BARE_WORDS = 3;

/** What is said to somebody, or of whole groups. */
const AIMED = new Set('insult-you incite menace threat doxxing sexual hate-group hate-say dialect-curse'.split(' '));

/** Whom a text begins with is called by it: 'Stronza, hai copiato tutto'. */
const CALLED = new Set(['word-hard', 'word-insult', 'insult-word', 'name-calling']);

/** A hard word and hardly anything else: what could clear it is not said. */
function isBare({ tokens, hits }: Reading): boolean {
  return (
    tokens.length <= BARE_WORDS &&
    !tokens.some(isKind) &&
    hits.some(({ category }) => HARD.has(category)) &&
    hits.every(({ category }) => BESIDE_HARD.has(category))
  );
}

/** A curse beside it takes nothing back. */
const takesBack = (category: string) => mayClear(category) && category !== 'exclaim';

/** Nothing in it tells, quotes, consoles or jokes. */
function isMeant({ tokens, hits }: Reading): boolean {
  return !hits.some(({ category }) => takesBack(category)) && !tokens.some(isKind);
}

/** Begins by calling somebody names, and goes on, or calls them so between two pauses: 'Hai copiato tutto, somaro.' */
function calls({ tokens, hits }: Reading): boolean {
  const stops = (at: number) => at === tokens.length || tokens[at]!.pause !== 'none';
  return hits.some(
    ({ category, start, end }) =>
      CALLED.has(category) && !isCited(tokens[start]!) && (start === 0 ? end < tokens.length - 1 : stops(start) && stops(end + 1)),
  );
}

function aims({ hits }: Reading): boolean {
  return hits.some(({ category, start }) => AIMED.has(category) || (start === 0 && category === 'dialect'));
}

function isCited({ quoted, cited }: Token): boolean {
  return quoted || cited;
}

function isKind({ picture }: Token): boolean {
  return picture === 'fond' || picture === 'merry';
}

/** So much below the bound of what is aimed. By cross-validation 193 of 196 attacks that begin so have more than 0.3, and none of 28 other texts. */
export const CALLED_SOONER = 0.2;

/**
 * How a text stands to whoever reads it: the surer it is aimed at them, the lower the score above which it is refused; and the highest for what
 * is judged by its sound alone, as answers ask and advise in the second person: ‘lei come ti guarda quando parli?’.
 */
export type Standing = 'bare' | 'called' | 'aimed' | 'open' | 'sound';

export function standingOf(reading: Reading): Standing {
  if (!hasWord(reading)) return 'sound';
  if (isBare(reading)) return 'bare';
  if (!isMeant(reading)) return 'open';
  if (calls(reading)) return 'called';
  return aims(reading) ? 'aimed' : 'open';
}
