/** Long enough for a letter, too short for a pasted document. */
export const POST_CONTENT_MAX = 5000;
/** A few screens on a phone. */
export const POST_PAGE_DEFAULT = 20;
/** The newest posts that a guest can read, whatever the parameters. */
export const GUEST_POSTS_MAX = 12;
/** Days for which a post counts as waiting for an answer: later, its author has probably found other help. */
export const UNANSWERED_DAYS = 14;
/** Below this number of posts no share is shown, because it would be random, or reveal something about a person. */
export const ANSWERS_FROM_MIN = 20;
/** All of them, in percent. */
export const PERCENT_MAX = 100;
