/** Posts just published whose author goes straight into their chat. */
export const chatLandings = new Set<number>();
