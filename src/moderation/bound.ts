import { mayClear } from './evidence.ts';
import type { Reading } from './reader.ts';
import type { Token } from './reading/token.ts';
import { REFUSE } from './trained/attack.ts';

/** Words that insult when hardly anything stands beside them. */
const HARD = new Set(['word-hard', 'word-insult', 'insult-word', 'incite']);
const BESIDE_HARD = new Set([...HARD, 'exclaim', 'dialect', 'dialect-curse']);
const BARE_WORDS = 3;

/** What is said to somebody, or of whole groups. */
const AIMED = new Set('insult-you incite menace threat doxxing sexual hate-group hate-say dialect-curse'.split(' '));
/** By cross-validation 70.8 % of attacks are refused instead of 66.4, of ordinary texts 0.9 % instead of 0.6, of what was done to somebody none more. */
const REFUSE_AIMED = 0.3;

/** Whom a text begins with is called by it: 'Stronza, hai copiato tutto'. */
const CALLED = new Set(['word-hard', 'word-insult', 'insult-word', 'dialect']);

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

/** Aimed at somebody, or begins by calling somebody names; and nothing beside it tells, quotes, consoles or jokes. */
function isAimed({ tokens, hits }: Reading): boolean {
  const aims = hits.some(({ category, start }) => AIMED.has(category) || (start === 0 && CALLED.has(category) && !isCited(tokens[0]!)));
  return aims && !hits.some(({ category }) => takesBack(category)) && !tokens.some(isKind);
}

function isCited({ quoted, cited }: Token): boolean {
  return quoted || cited;
}

function isKind({ picture }: Token): boolean {
  return picture === 'fond' || picture === 'merry';
}

/** The score above which a text is refused. */
export function boundOf(reading: Reading): number {
  if (isBare(reading)) return 0;
  return isAimed(reading) ? Math.min(REFUSE_AIMED, REFUSE) : REFUSE;
}
