import { ROWS } from '../security/guessing/signs.ts';

/** Shorter runs occur in random keys, too. */
const RUN_MIN = 4;
const BOTH_WAYS = [...ROWS, '01234567890123456789'].flatMap((row) => [row, [...row].reverse().join('')]);

/** Whether the text is a shorter one repeated to its end. */
export function isRepeated(key: string): boolean {
  for (let period = 1; period * 2 <= key.length; period += 1) if (key.startsWith(key.slice(period))) return true;
  return false;
}

/** Returns the share of the text that consists of runs of a row, or of one character. */
export function shareInRuns(text: string): number {
  let covered = 0;
  for (let at = 0; at < text.length;) {
    let length = RUN_MIN;
    if (!isRun(text.slice(at, at + length), length)) {
      at += 1;
      continue;
    }
    while (isRun(text.slice(at, at + length + 1), length + 1)) length += 1;
    covered += length;
    at += length;
  }
  return covered / text.length;
}

/** Whether each byte differs from the one before by the same step. */
export function isCounted(bytes: Buffer): boolean {
  const step = (bytes[1]! - bytes[0]!) & 0xff;
  return bytes.length > 4 && bytes.every((byte, at) => at === 0 || ((byte - bytes[at - 1]!) & 0xff) === step);
}

function isRun(text: string, length: number): boolean {
  return text.length === length && (BOTH_WAYS.some((row) => row.includes(text)) || new Set(text).size === 1);
}
