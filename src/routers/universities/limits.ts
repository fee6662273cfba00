/** More than fit into the popover of 300 px; beyond 20, typing another letter is quicker than scrolling. */
export const UNIVERSITY_RESULTS_MAX = 20;
