/** Of everything about an exam the newest few; the rooms’ own lists have the rest. */
export const SHOWN_MAX = 6;
/** Names as people write them, of each kind, the most common first. */
export const NAMES_MAX = 5000;
/** Ways of writing one exam that are looked for in posts; each costs a look into an index. */
export const SPELLINGS_MAX = 12;
/** A shorter name stands in half of all posts. */
export const NAME_IN_POSTS_MIN = 6;
/** «Anatomia» is an exam, «privato» may be anything. */
export const WORD_IN_POSTS_MIN = 8;
/** Which exams there are changes by the day. */
export const SUBJECTS_AGE_MS = 30_000;
/** Fewer tell of somebody rather than of an exam: a chart would say too much of them. */
export const CHART_FROM = 5;
