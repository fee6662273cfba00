/** A sentence or two about oneself: less does not help anybody choose. */
export const BIO_MIN = 50;
export const STUDY_YEAR_MIN = 1;
/** The sixth year exists in the single-cycle degrees, such as medicine. */
export const STUDY_YEAR_MAX = 6;
