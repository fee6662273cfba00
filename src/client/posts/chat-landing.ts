import { heldForOne } from '../lib/held.ts';

/** Ids of posts just published whose chat opens as soon as their card mounts. */
export const chatLandings = new Set<number>();
heldForOne(() => chatLandings.clear());
