/** Enough for an exam, its result, and a word of thanks. */
export const DAYS_AFTER_MEETING = 30;
/** Longer than a whole exam session. */
export const DAYS_OF_SILENCE = 60;
/** Enough to return from a week away and write a message. */
export const DAYS_OF_NOTICE = 7;
