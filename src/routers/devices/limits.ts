/** A phone, a tablet, a desktop and two forgotten ones; a sixth replaces the oldest. */
export const DEVICES_MAX = 5;
/** Twice the longest endpoint seen from a push service. */
export const ENDPOINT_MAX = 1024;
