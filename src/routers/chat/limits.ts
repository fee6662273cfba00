/** A few lines of talk; longer thoughts are comments. */
export const CHAT_MESSAGE_MAX = 1000;
/** Holds a UUID, a ULID or a counter with a prefix. */
export const CLIENT_ID_MAX = 64;
/** A conversation of weeks; of what two people have written to each other the newest stays. */
export const LETTERS_MAX = 500;
