/** What happened, in one’s own words: whoever worries has much to tell. */
export const REPORT_TEXT_MAX = 2000;
/** Enough to see what a chat's line answered, and no more of what others said. */
export const LINES_BEFORE_MAX = 10;
/** A page's address, as one copies it from the browser. */
export const ADDRESS_MAX = 500;
/** Reports of guests that one case keeps: more say nothing new. */
export const GUEST_REPORTS_MAX = 20;
/** Decided cases by which somebody's reports are weighed: half a year of a busy site. */
export const OUTCOMES_MAX = 2000;
