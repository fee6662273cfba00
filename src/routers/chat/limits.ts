/** A few lines of talk; longer thoughts are comments. */
export const CHAT_MESSAGE_MAX = 1000;
/** Holds a UUID, a ULID or a counter with a prefix. */
export const CLIENT_ID_MAX = 64;
/** Messages kept of a mentorship, about weeks of conversation; the oldest are dropped. */
export const LETTERS_MAX = 500;
