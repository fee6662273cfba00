/** More than a popover of 300 px can show; who sees 20 types another letter. */
export const UNIVERSITY_RESULTS_MAX = 20;
