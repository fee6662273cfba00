/** A sentence or two about oneself: less does not help anybody choose. */
export const BIO_MIN = 50;
export const STUDY_YEAR_MIN = 1;
/** The sixth year exists in the single-cycle degrees, such as medicine. */
export const STUDY_YEAR_MAX = 6;
/** Conversations that a mentor has at once, as many as they choose. */
export const CAPACITY_MIN = 1;
/** More than ten at once are answered late or not at all. */
export const CAPACITY_MAX = 10;
/** A conversation for each evening of the week's work. */
export const CAPACITY_DEFAULT = 5;
