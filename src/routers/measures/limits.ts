/** Characters of an appeal. */
export const APPEAL_MAX = 2000;
/** Days within which an appeal can be made: as long as the removed text is kept. */
export const APPEAL_DAYS = 180;
/** Days for which the answer to an appeal stays readable at least. */
export const ANSWER_DAYS = 30;
