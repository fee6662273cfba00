/** A long answer to somebody in need; longer thoughts are posts. */
export const COMMENT_MAX = 2000;
