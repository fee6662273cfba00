/** The width at the top edge that headers keep free for the quick exit. */
export const quickExitWidth = { base: 'calc(min(4.625rem, 38.2vw) + 30px)', sm: 'calc(4.625rem + 58px)' } as const;

/** The distance of the quick exit from the edge of a wide window. */
export const quickExitInset = { lg: 'max(24px, (100% - 1120px) / 2 + 24px)' } as const;
