import { mayClear } from './evidence.ts';
import type { Reading } from './reader.ts';
import type { Token } from './reading/token.ts';

/** Words that insult when hardly anything stands beside them. */
const HARD = new Set(['word-hard', 'word-insult', 'insult-word', 'incite']);
const BESIDE_HARD = new Set([...HARD, 'exclaim', 'dialect', 'dialect-curse']);
const BARE_WORDS = 3;

/** What is said to somebody, or of whole groups. */
const AIMED = new Set('insult-you incite menace threat doxxing sexual hate-group hate-say dialect-curse'.split(' '));

/** Whom a text begins with is called by it: 'Stronza, hai copiato tutto'. */
const CALLED = new Set(['word-hard', 'word-insult', 'insult-word', 'name-calling', 'dialect']);

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

/** How a text stands to whoever reads it: the surer it is aimed at them, the lower the score above which it is refused. */
export type Standing = 'bare' | 'aimed' | 'open';

export function standingOf(reading: Reading): Standing {
  if (isBare(reading)) return 'bare';
  return isAimed(reading) ? 'aimed' : 'open';
}
