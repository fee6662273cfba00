/** A long evening's letter fits; a pasted book does not. */
export const POST_CONTENT_MAX = 5000;
/** A few screens of a phone. */
export const POST_PAGE_DEFAULT = 20;
/** What a guest may read, in any combination of parameters. */
export const GUEST_POSTS_MAX = 12;
/** Who has waited longer than an exam session's heart has most likely found another way. */
export const UNANSWERED_DAYS = 14;
/** A share of fewer posts than this says more about chance, or about somebody. */
export const ANSWERS_FROM_MIN = 20;
