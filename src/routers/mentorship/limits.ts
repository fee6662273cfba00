/** Long enough to tell the mentor what the request is about. */
export const MESSAGE_MIN = 10;
export const RATING_MIN = 1;
export const RATING_MAX = 5;
/** Every mentor has a free evening within a week; a student should not wait longer. */
export const EXPIRY_DAYS = 7;
/** Leaves the mentor two days before the request expires. */
export const REMINDER_DAYS = 5;
/** Expired requests in a row after which a mentor is set to unavailable: one is an oversight, three are a lack of time. */
export const LAPSES_MAX = 3;
