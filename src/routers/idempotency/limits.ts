/** Hours for which a response is kept: clients retry within seconds, or the next morning when a phone is used again. */
export const ANSWER_HOURS = 24;
/** Long enough for a UUID with a client-specific prefix. */
export const KEY_MAX = 128;
