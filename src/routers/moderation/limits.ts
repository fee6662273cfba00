/** The longest text that somebody may publish, with the fields of its form. */
export const REREAD_MAX = 8000;
/** Why a measure is taken, in a few sentences that its person understands. */
export const SENTENCE_MAX = 500;
/** Days for which somebody may be kept from writing. */
export const PAUSE_DAYS = [1, 7, 30] as const;
/** Of what is reported, as a queue shows it. */
export const EXCERPT_MAX = 140;
/** What stood around it, on each side. */
export const AROUND_MAX = 10;
/** A case that somebody has opened and left is free for others again. */
export const TAKEN_MINUTES = 15;
/** More would tell one person's cases from another's. */
export const EARLIER_MEASURES_MAX = 5;
