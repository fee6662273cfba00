/** Enough for a mentor to know what it is about. */
export const MESSAGE_MIN = 10;
export const RATING_MIN = 1;
export const RATING_MAX = 5;
