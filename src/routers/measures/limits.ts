/** Why one thinks that a measure is wrong. */
export const APPEAL_MAX = 2000;
/** An appeal can be made for so long, while what was removed is still kept. */
export const APPEAL_DAYS = 180;
/** For so long at least one reads what was answered. */
export const ANSWER_DAYS = 30;
