/** A phone several years old: its viewport, and its CPU slowdown relative to this machine. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'it-IT' } as const;
export const SLOWDOWN = 4;
