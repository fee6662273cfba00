/** Longest slug of an exam, shorter than what a search or a cursor may have: names grow when their letters are taken apart, «ﬃ» to «ffi». */
export const SLUG_MAX = 150;
/** Items of each kind on the page of an exam; their own lists have the rest. */
export const SHOWN_MAX = 6;
/** Distinct names that are read of each kind, the most common first. */
export const NAMES_MAX = 5000;
/** Spellings of one exam that are searched in posts; each costs an index lookup. */
export const SPELLINGS_MAX = 12;
/** Shorter names would match too many posts. */
export const NAME_IN_POSTS_MIN = 6;
/** For a single word: «anatomia» is an exam, «privato» may mean anything. */
export const WORD_IN_POSTS_MIN = 8;
/** How long the list of exams is cached, which changes slowly. */
export const SUBJECTS_AGE_MS = 30_000;
/** With fewer experiences there is no chart, which would reveal too much about their authors. */
export const CHART_FROM = 5;
