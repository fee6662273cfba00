/** A retry comes within seconds, or when a phone is taken up again the next morning. */
export const ANSWER_HOURS = 24;
/** Room for a UUID with a prefix of one's own. */
export const KEY_MAX = 128;
