/** A semester's exams come in two months; older news moves nobody any more. */
export const NOTICE_DAYS = 60;
/** What a phone scrolls through; older ones are still counted as read with `all`. */
export const NOTICES_MAX = 50;
/** Enough to recognise one's own text by. */
export const EXCERPT_MAX = 60;
/** Ids of one receipt: they must fit into a sealed row of the same length as every other. */
export const IDS_OF_RECEIPT = 16;
