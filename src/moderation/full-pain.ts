import { decodeTable } from './linear.ts';
import { createListener } from './pain.ts';
import { TABLE, THRESHOLD } from './trained/full-pain.ts';

/** With all weights, on the server, which has room for them. */
export const fullPainIn = createListener(decodeTable(TABLE), THRESHOLD);
