/** A glance at what resembles the question; who wants more asks with other words. */
export const SIMILAR_MAX = 20;
/** Each word costs a look into an index. */
export const WORDS_MAX = 6;
/** Of words that are one slip away, the most common ones are probably meant. */
export const CORRECTIONS_MAX = 3;
/** One slip in a shorter word makes another word of almost any. */
export const CORRECTED_FROM = 4;
/** Texts that hold the beginnings of the words, newest first, of which a stemmer then reads each: a tenth of a millisecond. */
export const CANDIDATES_MAX = 400;
/** Of these many newest texts of a kind the words are known; a word that nobody used lately is seldom meant. */
export const VOCABULARY_TEXTS = 2000;
/** A megabyte of memory. */
export const VOCABULARY_WORDS = 20_000;
/** Words come slowly into use. */
export const VOCABULARY_AGE_MS = 10 * 60 * 1000;
