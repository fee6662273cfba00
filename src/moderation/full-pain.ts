import { decodeTable } from './linear.ts';
import { createListener } from './pain.ts';
import { TABLE, THRESHOLD } from './trained/full-pain.ts';
import { TOPICS } from './trained/full-topics.ts';

/** `painIn` with all weights, for the server. */
export const fullPainIn = createListener(decodeTable(TABLE), THRESHOLD, TOPICS);
