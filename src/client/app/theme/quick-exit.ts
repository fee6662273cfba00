/** How much of the upper edge the quick exit takes, which nothing may lie under: what a header reaches there keeps free. */
export const quickExitWidth = { base: 'calc(min(4.625rem, 38.2vw) + 30px)', sm: 'calc(4.625rem + 58px)' } as const;

/** From the edge of a wide window to it. */
export const quickExitInset = { lg: 'max(24px, (100% - 1120px) / 2 + 24px)' } as const;
