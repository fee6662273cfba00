/** A phone of some years ago: its page, and how many times slower than this machine it is. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'it-IT' } as const;
export const SLOWDOWN = 4;
