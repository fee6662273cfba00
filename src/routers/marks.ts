/**
 * Marks on one letter: the stream-safe text format of Unicode (UAX #15, section 13) allows as many, far more than any
 * language or notation needs. Putting a run of them in order takes time that grows with the square of its length.
 */
export const MARKS_MAX = 30;

/** The two half-width marks of Japanese are letters to Unicode, and yet decompose to marks. */
const LONG_RUN = new RegExp(`(?:^|[^\\p{M}\\uff9e\\uff9f])[\\p{M}\\uff9e\\uff9f]{${MARKS_MAX + 1}}`, 'u');
const MARKS = /[\p{M}\uff9e\uff9f]/gu;

/** UTF-16 units that at most become one in NFC: `ᾂ` may be written as four. Shown for all of Unicode by a test. */
export const COMPOSED_FROM_MAX = 4;

/** Whether more marks follow one another than anybody writes. */
export function hasTooManyMarks(text: string): boolean {
  return LONG_RUN.test(text);
}

/** Takes marks out before a decomposition, so that they need not be put in order; those of precomposed letters stay. */
export function withoutLooseMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** A text as it is kept and counted: trimmed, NFC. What no length or marks allow stays as it is written, to be refused. */
export function tidyText(text: string, max = Infinity): string {
  const trimmed = text.trim();
  return trimmed.length > max * COMPOSED_FROM_MAX || hasTooManyMarks(trimmed) ? trimmed : trimmed.normalize('NFC');
}
