import { heldForOne } from '../lib/held.ts';

/** Posts just published whose author goes straight into their chat. */
export const chatLandings = new Set<number>();
heldForOne(() => chatLandings.clear());
