import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as italian } from '@zxcvbn-ts/language-it';
import { COMMON_FIRST_NAMES, OWN_WORDS } from '../password-words.ts';
import { ENGLISH_WORDS } from './data/english-words.ts';
import { learnLetters, type LetterModel } from './letter-model.ts';
import { KNOWN_PHRASES } from './data/known-phrases.ts';
import { indexPhrases, type Phrases } from './phrases.ts';

export interface Lexicon {
  /** Returns how many words an attacker tries before this one. */
  rankOf(word: string): number | undefined;
  /** The maximum length of a word; nothing longer need be looked up. */
  longest: number;
  nextLetter: LetterModel;
  phrases: Phrases;
}

/** Maximum rank by length: rare short words occur in any sequence of letters. */
const RANK_MAX_BY_LENGTH: Record<number, number> = { 1: 60, 2: 400, 3: 5000 };
/** Ranks of words from alphabetical lists, which do not say how common a word is: about the middle of each list. */
const [FIRST_NAME, LAST_NAME, DICEWARE] = [2500, 800, 7776];
const LONGEST = 24;
/** Beginnings of words with one of a few endings, such as «gattino», «polpetta» and «bellissima». */
const SUFFIXED = /^([a-z]{3,}?)(?:in|ett|ell|on|ucci|acci|ott|issim|uzz)[oaie]$/;
const ENDINGS = ['o', 'a', 'e'];
const SUFFIX = 8;
const COMMON_PASSWORDS = 10_000;

let loaded: Lexicon | undefined;

/** Returns the lexicon, which is built once, in a fifth of a second. */
export function lexicon(): Lexicon {
  return (loaded ??= build());
}

/** Returns the passwords that attackers try first, including the empty one. */
export function commonPasswords(): string[] {
  return ['', ...OWN_WORDS, ...ENGLISH_WORDS, ...COMMON_FIRST_NAMES, ...common['passwords-common'].slice(0, COMMON_PASSWORDS)];
}

function build(): Lexicon {
  const ranks = new Map<string, number>();
  const add = (word: string, rank: number) => {
    const plain = /^[a-z]+$/.test(word) ? word : withoutAccents(word);
    if (rank > (RANK_MAX_BY_LENGTH[plain.length] ?? Infinity) || plain.length > LONGEST) return;
    if (rank < (ranks.get(plain) ?? Infinity)) ranks.set(plain, rank);
  };
  italian.commonWords.forEach((word, index) => add(word, index + 1));
  italian.wikipedia.forEach((word, index) => word.length > 3 && add(word, index + 1));
  const nextLetter = learnLetters(ranks.keys());
  italian.firstnames.forEach((word) => word.length > 3 && add(word, FIRST_NAME));
  italian.lastnames.forEach((word) => word.length > 3 && add(word, LAST_NAME));
  common['passwords-common'].forEach((word, index) => word.length > 4 && add(word, index + 1));
  common['diceware-common'].forEach((word) => word.length > 3 && add(word, DICEWARE));
  for (const letter of 'aeiodlc') add(letter, 1);
  for (const words of [OWN_WORDS, COMMON_FIRST_NAMES, ENGLISH_WORDS]) words.forEach((word, index) => add(word, 20 + index));
  const ofStem = (stem: string) => Math.min(...ENDINGS.map((ending) => ranks.get(stem + ending) ?? Infinity));
  const rankOf = (word: string) => {
    const stem = SUFFIXED.exec(word)?.[1];
    const derived = stem === undefined ? Infinity : ofStem(stem) * SUFFIX;
    const rank = Math.min(ranks.get(word) ?? Infinity, derived);
    return rank === Infinity ? undefined : rank;
  };
  return { rankOf, longest: LONGEST, nextLetter, phrases: indexPhrases(KNOWN_PHRASES) };
}

function withoutAccents(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}
