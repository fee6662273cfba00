/** Enough for a mentor to know what it is about. */
export const MESSAGE_MIN = 10;
export const RATING_MIN = 1;
export const RATING_MAX = 5;
/** A week holds every mentor's free evening; after it nobody should go on waiting. */
export const EXPIRY_DAYS = 7;
/** A weekend before the end. */
export const REMINDER_DAYS = 5;
/** Requests in a row that a mentor lets lapse: one is an oversight, three are no time. */
export const LAPSES_MAX = 3;
