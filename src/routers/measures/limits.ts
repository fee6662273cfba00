/** Characters of an appeal. */
export const APPEAL_MAX = 2000;
/** Days within which an appeal can be made, and removed texts are kept: six months by article 20 of the Digital Services Act, which can be 184 days. */
export const APPEAL_DAYS = 184;
/** Days for which the answer to an appeal stays readable at least. */
export const ANSWER_DAYS = 30;
