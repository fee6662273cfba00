/** Characters of a report: worried reporters may have a lot to explain. */
export const REPORT_TEXT_MAX = 2000;
/** Characters of all that one person says about one case; beyond it the earlier texts are shortened, because the last may be urgent. */
export const REPORT_TEXTS_MAX = 3 * REPORT_TEXT_MAX;
/** Chat messages before the reported one: enough context, and no more of what others said. */
export const LINES_BEFORE_MAX = 10;
/** Characters of a URL copied from the browser. */
export const ADDRESS_MAX = 500;
/** Guest reports stored for one case that are at least as urgent as the next one, those of worry counted apart: more add no information. */
export const GUEST_REPORTS_MAX = 20;
/** Closed cases by which a reporter is weighed: about half a year on a busy site. */
export const OUTCOMES_MAX = 2000;
