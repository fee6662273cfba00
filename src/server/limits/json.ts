import { ownTurn } from './own-turn.ts';

/**
 * Characters of JSON that are read at once. What is longer may take milliseconds, and sockets that are readable together follow one
 * another without a pause.
 */
const SHORT_MAX = 4096;
/**
 * Lists and objects within one another, and values beside one another; no call needs five, nor a thousand. A quarter of a megabyte of
 * brackets or of zeros takes 10 to 20 ms to read and as long again to forget, many times as long as a text of that length.
 */
const DEPTH_MAX = 32;
const VALUES_MAX = 10_000;

export const isLong = ({ length }: { length: number }): boolean => length > SHORT_MAX;

/** Resolves when this JSON may be read; false says that nobody should. */
export async function mayRead(json: string): Promise<boolean> {
  if (isLong(json)) await ownTurn('body');
  return !isBloated(json);
}

/** Whether it holds more than any call needs; what is no JSON may be either. */
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
