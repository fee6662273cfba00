/** People who replied to the same comment and are notified of another reply: a conversation has fewer, and each is another log to read. */
export const REPLIERS_TOLD_MAX = 50;
