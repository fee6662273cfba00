/** Shorter interruptions leave people enough of the days that they have for an answer. */
export const OUTAGE_HOURS = 24;
