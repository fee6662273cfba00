/** Minutes for which a mailed link or code is valid: enough for a slow mailbox, too few for an old mail to be misused. */
export const TOKEN_MINUTES = 30;
/** Digits of a code, typed by hand from another device. Few are enough, because few attempts are allowed. */
export const CODE_LENGTH = 6;
/** Longer than any token, and short enough to be refused cheaply. */
export const TOKEN_MAX = 200;
/** Valid tokens of a kind at a time, so that a mail that arrives late still works after another was requested. */
export const TOKENS_AT_ONCE = 3;
