/** The longest text that can be published, or the texts of the longest form together. */
export const REREAD_MAX = 10_000;
/** More than any form has: three full lists and a dozen fields. */
export const REREAD_TEXTS_MAX = 80;
/** The reason for a measure, in a few sentences. */
export const SENTENCE_MAX = 500;
/** The possible lengths of a pause. */
export const PAUSE_DAYS = [1, 7, 30] as const;
/** More than a `version` of reported words has, in case later ones are longer. */
export const VERSION_MAX = 64;
/** The excerpt of a reported text in the queue. */
export const EXCERPT_MAX = 140;
/** Comments shown before and after the reported one. */
export const AROUND_MAX = 10;
/** Minutes for which a moderator holds a case; afterwards other moderators can take it. */
export const TAKEN_MINUTES = 15;
/** A cap, because higher counts would identify the person across cases. */
export const EARLIER_MEASURES_MAX = 5;
/** The least urgent of the levels of danger, which begin at 0: one for each group of reasons in `rules.ts`. */
export const LEAST_DANGER = 3;
