import { ownTurn } from './own-turn.ts';

/**
 * Characters of JSON that are parsed without waiting for a turn. Longer texts may take milliseconds, and sockets that are readable together
 * are handled without a pause.
 */
const SHORT_MAX = 4096;
/**
 * Levels of nesting, and number of values. No call needs five levels or a thousand values. A quarter of a megabyte of brackets or zeros
 * takes 10 to 20 ms to parse and as long again to collect, many times as long as a text of that length.
 */
const DEPTH_MAX = 32;
const VALUES_MAX = 10_000;

export const isLong = ({ length }: { length: number }): boolean => length > SHORT_MAX;

/** Waits for a turn if the JSON is long; resolves to false when it exceeds the bounds. */
export async function mayRead(json: string): Promise<boolean> {
  if (isLong(json)) await ownTurn('body');
  return !isBloated(json);
}

/** Whether the text exceeds the bounds of any call; it need not be valid JSON. */
export function isBloated(json: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') at = endOfString(json, at + 1);
    else if (sign === ',') values += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === '[' || sign === '{') depth += 1;
    if (depth > DEPTH_MAX || values > VALUES_MAX) return true;
  }
  return false;
}

function endOfString(json: string, start: number): number {
  let at = start;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}
