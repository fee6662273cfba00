import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Weakness } from '../../routers/context.ts';
import { foldText } from '../../routers/fold.ts';
import { LEET } from '../language/data/confusables.ts';
import { ownTurn } from '../limits/own-turn.ts';
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

const MONTHS =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic';
/** What others know, or find out, of a person: as long as it is, it is one of few. */
const FORMS = [
  { warning: 'userInputs', written: /^[^\s@]{1,64}@[^\s@.]{1,64}(\.[^\s@.]{1,64}){1,5}$/ },
  // A tax code, a telephone number or any other row of digits.
  { warning: 'userInputs', written: /^[a-z]{6}\d{2}[a-z]\d{2}[a-z]\d{3}[a-z]\W{0,3}$/i },
  { warning: 'userInputs', written: /^(?=(?:\D*\d){9})[+\d\s./-]{9,24}$/ },
  { warning: 'dates', written: new RegExp(`^[a-z]{0,3}\\d{1,2}[ ./-]?(${MONTHS})[ ./-]?(\\d{2}|\\d{4})\\W{0,3}$`, 'i') },
  { warning: 'dates', written: /^[a-z]{1,3}\d{6,8}\W{0,3}$/i },
];

let loading: Promise<ZxcvbnFactory> | undefined;

/** Says what is wrong with a password; null when it is strong enough. `own` is what others may know of its person. */
export async function findWeakness(password: string, own: readonly string[]): Promise<Weakness | null> {
  const estimator = await (loading ??= load());
  const start = password.slice(0, LETTERS_SCORED);
  const folded = foldText(start).slice(0, LETTERS_SCORED);
  if (STOCK_PHRASES.has(lettersOf(foldText(password.slice(0, 2 * LETTERS_SCORED)))))
    return { warning: 'common', suggestions: ['useWords'] };
  const form = FORMS.find(({ written }) => written.test(password.trim()));
  if (form) return { warning: form.warning, suggestions: ['anotherWord'] };
  const words = ownWords(own);
  // Taken out of all of it first: a word cut in two would count as another.
  const rest = withoutWords(foldText(password), words)?.slice(0, LETTERS_SCORED) ?? null;
  for (const reading of new Set([...(rest === null ? [] : [rest]), start, folded, ...withoutPadding(folded)])) {
    // However many register at once, whoever else is served waits for one of them at most.
    await ownTurn('password');
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

/** A word spelt with something between its letters, written twice, or with every letter doubled, as the word itself. */
function withoutPadding(folded: string): string[] {
  const pieces = folded.split(/[^a-z0-9]+/).filter(Boolean);
  const apart = pieces.length > 3 && pieces.every((piece) => piece.length <= 2);
  const again = new Set(pieces).size < pieces.length;
  const doubled = /^((.)\2)+$/.test(folded) ? folded.replace(/(.)\1/g, '$1') : undefined;
  return [...(apart || again ? [[...new Set(apart ? [pieces.join('')] : pieces)].join('')] : []), ...(doubled ? [doubled] : [])];
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
