/** Rows that every attacker knows, forwards: the alphabet, digits, and keyboards, in rows and diagonals. */
export const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qweasdzxc',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
];
const BOTH_WAYS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];
const SEQUENCE_MIN = 3;
const SEQUENCE_COST = 1.4;
/** Signs that people put between words or at the end. */
const COMMON_SIGNS = ' !.-_,?*@#&+$';

const OTHER_SCRIPT = 1.2;

/** Decimal digits of guesses for a row of digits: years, dates and popular numbers are tried first. */
export function costOfDigits(digits: string): number {
  if (/^(19[3-9]|20[0-4])\d$/.test(digits)) return 1.9;
  if (/^1[0-9]\d\d$/.test(digits)) return 2.6;
  if (isDate(digits)) return 4.2;
  return digits.length * (digits.length > 2 ? 1 : 0.9);
}

function isDate(digits: string): boolean {
  return (
    /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])((19|20)\d\d|\d\d)$/.test(digits) ||
    /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(digits)
  );
}

/** A sign that was used before costs little: people put the same one between all words, or three times at the end. */
export function costOfSign(text: string, at: number): number {
  if (text.charCodeAt(at) > 127) return OTHER_SCRIPT;
  if (text.slice(0, at).includes(text[at]!)) return 0.2;
  return COMMON_SIGNS.includes(text[at]!) ? 0.8 : 1.6;
}

/** Returns the longest run of one of the rows, or of one character, from `at` on. */
export function sequenceAt(text: string, at: number): { length: number; cost: number } | undefined {
  let length = SEQUENCE_MIN;
  const goesOn = (piece: string) => piece.length === length && (new Set(piece).size === 1 || BOTH_WAYS.some((row) => row.includes(piece)));
  while (goesOn(text.slice(at, at + length))) length += 1;
  return length > SEQUENCE_MIN ? { length: length - 1, cost: SEQUENCE_COST } : undefined;
}
