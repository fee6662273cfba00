/** An exam, its result, and a word of thanks. */
export const DAYS_AFTER_MEETING = 30;
/** Nobody has written for a whole session of exams. */
export const DAYS_OF_SILENCE = 60;
/** Enough to come back from a week away and write a line. */
export const DAYS_OF_NOTICE = 7;
