/** Minutes for which a link or code from a mail is good: time to open a slow mailbox, not to find an old mail. */
export const TOKEN_MINUTES = 30;
/** Digits of a code, typed by hand from another device. Few tries are allowed, so few are enough. */
export const CODE_LENGTH = 6;
/** Longer than any token, and far shorter than what costs anything to refuse. */
export const TOKEN_MAX = 200;
/** Mails of a kind whose links work side by side: one that comes late should still work after another was asked for. */
export const TOKENS_AT_ONCE = 3;
