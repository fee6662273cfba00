/** As long as a comment: notes of a chapter fit, a chapter does not. */
export const BOARD_MESSAGE_MAX = 2000;
