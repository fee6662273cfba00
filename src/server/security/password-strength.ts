import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Weakness } from '../../routers/identity.ts';
import { foldText } from '../../routers/fold.ts';
import { estimateGuesses, type Estimate } from './guessing/guesses.ts';
import { lexicon } from './guessing/lexicon.ts';
import { costOfCapitals, lettersOf, ownWords, signsOf, withoutPadding, withoutWords } from './password-readings.ts';
import { COMMON_FIRST_NAMES, OWN_WORDS } from './password-words.ts';
import { ownTurn } from '../limits/own-turn.ts';

/** More than 10^8 guesses: safe from an attacker who can only try logins. */
const SCORE_MIN = 3;
/** The same for our own estimate, plus a little for not knowing where one word ends and the next begins. */
const COST_MIN = 8.6;
/** zxcvbn rates unknown characters like digits. For a mix of letters and signs our own estimate is better, if it is high enough. */
const COST_SURE = 9;
const UNKNOWN_MIN = 0.6;
/** The cost of a random character; a character in a word of any kind costs less. */
const RANDOM_COST = 0.95;
/** Further characters only add to the strength, while the time grows at least with their square. */
const LETTERS_SCORED = 24;
const LETTERS_ESTIMATED = 64;
/** zxcvbn's readings of digits and signs as letters: each takes time, and our own estimate tries them all. */
const READINGS_MAX = 2;
/** To an attacker, a word with this many further characters is one word. */
const DECORATION_MAX = 4;

const MONTHS =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic';
/** What others know or can find out about a person: weak at any length, because there are few to try. */
const FORMS = [
  { warning: 'userInputs', written: /^[\w.+-]{1,64}@[\w-]{1,64}(\.[\w-]{2,64}){1,5}$/ },
  // A tax code or its beginning, a telephone number or any other row of digits.
  { warning: 'userInputs', written: /^[b-df-hj-np-tv-z]{3}[a-z]{3}\d{2}([a-ehlmprst](\d{2}([a-z](\d{3}[a-z]?)?)?)?)?\W{0,3}$/i },
  { warning: 'userInputs', written: /^(?=(?:\D*\d){9})[+\d\s./-]{9,24}$/ },
  { warning: 'dates', written: new RegExp(`^[a-z]{0,3}\\d{1,2}[ ./-]?(${MONTHS})[ ./-]?(\\d{2}|\\d{4})\\W{0,3}$`, 'i') },
  { warning: 'dates', written: /^[a-z]{1,3}\d{6,8}\W{0,3}$/i },
];

let loading: Promise<ZxcvbnFactory> | undefined;

/** Returns what is wrong with a password, null when it is strong enough. `own` is what others may know about the person. */
export async function findWeakness(password: string, own: readonly string[]): Promise<Weakness | null> {
  const estimator = await (loading ??= load());
  const start = password.slice(0, LETTERS_SCORED);
  const folded = foldText(start).slice(0, LETTERS_SCORED);
  const form = FORMS.find(({ written }) => written.test(password.trim()));
  if (form) return { warning: form.warning, suggestions: ['anotherWord'] };
  const words = ownWords(own);
  // Removed from the whole password before it is shortened: a word cut in two would count as another.
  const rest = withoutWords(foldText(password), words)?.slice(0, LETTERS_SCORED) ?? null;
  for (const reading of new Set([...(rest === null ? [] : [rest]), start, folded, ...withoutPadding(folded)])) {
    // In a turn of its own: however many people register at once, other calls wait for one of these checks at most.
    await ownTurn('password');
    const { score, guesses, feedback, sequence } = estimator.check(reading, words);
    // The library keeps words in plain objects, whose inherited `constructor` it takes for a word, with guesses that are no number.
    if (score >= SCORE_MIN && Number.isFinite(guesses)) continue;
    if (reading === rest) return { warning: 'userInputs', suggestions: ['anotherWord'] };
    const unknown = sequence.reduce((sum, { pattern, token }) => sum + (pattern === 'bruteforce' ? token.length : 0), 0);
    const random = unknown >= UNKNOWN_MIN * reading.length;
    const own = random ? await cheapest(password, words) : null;
    if (own && own.cost >= COST_SURE) continue;
    const oneWord = sequence.some(({ pattern, token }) => pattern === 'dictionary' && token.length + DECORATION_MAX >= reading.length);
    return { warning: feedback.warning ?? (oneWord ? 'wordByItself' : own ? warningOf(own) : null), suggestions: feedback.suggestions };
  }
  const estimate = await cheapest(password, words);
  return estimate.cost >= COST_MIN ? null : { warning: warningOf(estimate), suggestions: ['useWords'] };
}

/** Returns the cheapest of a password's readings: as it is, without what stands between its words, without padding. */
async function cheapest(password: string, words: readonly string[]): Promise<Estimate> {
  const folded = foldText(password).slice(0, LETTERS_ESTIMATED);
  const estimate = async (text: string) => {
    await ownTurn('password');
    return estimateGuesses(text, words);
  };
  const signs = await estimate(signsOf(folded));
  const together = await estimate(lettersOf(folded));
  let least = { ...together, cost: together.cost + signs.cost };
  for (const reading of [folded, ...withoutPadding(folded)]) {
    const one = await estimate(reading);
    if (one.cost < least.cost) least = one;
  }
  return { ...least, cost: least.cost + costOfCapitals(password.slice(0, LETTERS_ESTIMATED)) };
}

/** Returns the warning for what most of the password consists of. */
function warningOf({ cost, pieces }: Estimate): string {
  const share = (...kinds: string[]) => pieces.reduce((sum, { kind, length }) => sum + (kinds.includes(kind) ? length : 0), 0);
  const all = share('own', 'address', 'phrase', 'word', 'letters', 'digits', 'sequence', 'repeat');
  if (share('own') * 2 >= all) return 'userInputs';
  if (share('address') * 2 >= all) return 'address';
  if (share('phrase') * 2 >= all) return 'phrase';
  if (share('digits', 'sequence') * 2 >= all) return 'sequences';
  if (cost >= RANDOM_COST * all) return 'short';
  return pieces.filter(({ kind }) => kind === 'word').length > 1 ? 'commonWords' : 'wordByItself';
}

/** Loads the words, which takes half a second and 50 MB, so preferably before requests are served. */
export async function prepareWords(): Promise<void> {
  await (loading ??= load());
}

async function load(): Promise<ZxcvbnFactory> {
  lexicon();
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
