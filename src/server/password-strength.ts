import { setImmediate as breathe } from 'node:timers/promises';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Weakness } from '../routers/context.ts';
import { foldText } from '../routers/fold.ts';
import { LEET } from './language/data/confusables.ts';
import { COMMON_FIRST_NAMES, OWN_WORDS, STOCK_PHRASES } from './password-words.ts';

/** Guesses beyond 10^8: safe from whoever can only try at the door. */
const SCORE_MIN = 3;
/** What follows only adds to what these are worth, while the time grows with their square and more. */
const LETTERS_SCORED = 32;
/** Readings of digits and symbols as letters; with the library's hundred the worst password takes ten times as long. */
const READINGS_MAX = 10;
/** Words of a person's own data, and the shortest: two letters are in any password. */
const OWN_MAX = 40;
const OWN_WORD_MIN = 3;
/** A word and so many characters more is one word to whoever guesses. */
const DECORATION_MAX = 4;

let loading: Promise<ZxcvbnFactory> | undefined;

/** Says what is wrong with a password; null when it is strong enough. `own` is what others may know of its person. */
export async function findWeakness(password: string, own: readonly string[]): Promise<Weakness | null> {
  const estimator = await (loading ??= load());
  const start = password.slice(0, LETTERS_SCORED);
  const folded = foldText(start).slice(0, LETTERS_SCORED);
  if (STOCK_PHRASES.has(lettersOf(foldText(password.slice(0, 2 * LETTERS_SCORED))))) return { warning: 'common', suggestions: ['useWords'] };
  const words = ownWords(own);
  const rest = withoutWords(folded, words);
  for (const reading of new Set([...(rest === null ? [] : [rest]), start, folded])) {
    // Each for itself: whoever else is served waits for one of them at most.
    await breathe();
    const { score, guesses, feedback, sequence } = estimator.check(reading, words);
    // The library keeps words in plain objects, which know `constructor` too and make no number of it.
    if (score >= SCORE_MIN && Number.isFinite(guesses)) continue;
    if (reading === rest) return { warning: 'userInputs', suggestions: ['anotherWord'] };
    const oneWord = sequence.some(({ pattern, token }) => pattern === 'dictionary' && token.length + DECORATION_MAX >= reading.length);
    return { warning: feedback.warning ?? (oneWord ? 'wordByItself' : null), suggestions: feedback.suggestions };
  }
  return null;
}

/** Reads the words, which takes a quarter of a second and 30 MB: before anybody is served, if one can choose. */
export async function prepareWords(): Promise<void> {
  await (loading ??= load());
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, italian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-it'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...italian.dictionary, 'commonWords-own': OWN_WORDS, 'firstnames-common': COMMON_FIRST_NAMES },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: READINGS_MAX,
  });
}

/** Each text as a whole and word by word: `Giulia Anna` is in a password as `giuliaanna` or as `giulia`. Longest first. */
function ownWords(own: readonly string[]): string[] {
  const words = own.flatMap((text) => {
    const parts = foldText(text).split(/[^a-z0-9]+/);
    return [parts.join(''), ...parts, ...parts.map((part) => part.replace(/\d+$/, ''))];
  });
  return [...new Set(words)]
    .filter((word) => word.length >= OWN_WORD_MIN)
    .slice(0, OWN_MAX)
    .sort((a, b) => b.length - a.length);
}

/** What of a password is more than these words, also with digits for letters; null when it holds none of them. */
function withoutWords(folded: string, words: readonly string[]): string | null {
  const plain = Array.from(folded, (char) => LEET[char] ?? char).join('');
  const found = words.filter((word) => plain.includes(word));
  if (found.length === 0) return null;
  return found.reduce((rest, word) => rest.replaceAll(word, ''), plain);
}

function lettersOf(folded: string): string {
  return folded.replace(/[^a-z]/g, '');
}
