/** Of the quick exit, which nothing may lie under. */
export const quickExitWidth = { base: 'calc(min(4.625rem, 38.2vw) + 30px)', sm: 'calc(4.625rem + 58px)' } as const;
