/** A sentence or two: a shorter bio does not help a student choose. */
export const BIO_MIN = 50;
export const STUDY_YEAR_MIN = 1;
/** The sixth year exists in single-cycle degrees, such as medicine. */
export const STUDY_YEAR_MAX = 6;
/** Concurrent conversations, as chosen by the mentor. */
export const CAPACITY_MIN = 1;
/** More than ten concurrent conversations are answered late or not at all. */
export const CAPACITY_MAX = 10;
/** One conversation for each weekday evening. */
export const CAPACITY_DEFAULT = 5;
