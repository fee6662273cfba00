/** Similar results are a single short page. */
export const SIMILAR_MAX = 20;
/** Words of a query that are searched; each costs an index look-up. */
export const WORDS_MAX = 6;
/** Corrections tried for a word: the most common ones are the most likely. */
export const CORRECTIONS_MAX = 3;
/** Minimum length of a word to correct: almost any shorter word is one typo away from others. */
export const CORRECTED_FROM = 4;
/** Newest texts with matching prefixes that are stemmed, at about 0.1 ms each. */
export const CANDIDATES_MAX = 400;
/** Newest texts of each kind that make up the vocabulary of corrections. */
export const VOCABULARY_TEXTS = 2000;
/** Words of the vocabulary: about a megabyte of memory. */
export const VOCABULARY_WORDS = 20_000;
/** How long the vocabulary is cached: it changes slowly. */
export const VOCABULARY_AGE_MS = 10 * 60 * 1000;
