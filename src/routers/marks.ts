/**
 * Combining marks on one letter. The stream-safe text format of Unicode (UAX #15, section 13) allows this many, far more
 * than any language or notation needs. Sorting a run of them takes time that grows with the square of its length.
 */
export const MARKS_MAX = 30;

/** Unicode counts the two half-width marks of Japanese as letters, yet they decompose to marks. */
const LONG_RUN = new RegExp(`(?:^|[^\\p{M}\\uff9e\\uff9f])[\\p{M}\\uff9e\\uff9f]{${MARKS_MAX + 1}}`, 'u');
const MARKS = /[\p{M}\uff9e\uff9f]/gu;

/** The most UTF-16 units that NFC turns into one: `ᾂ` may be written as four. A test shows it for all of Unicode. */
export const COMPOSED_FROM_MAX = 4;

/** Whether more marks follow one another than anybody would write. */
export function hasTooManyMarks(text: string): boolean {
  return LONG_RUN.test(text);
}

/** Removes marks before a decomposition, so that they need not be sorted; those of precomposed letters stay. */
export function withoutLooseMarks(text: string): string {
  return text.replace(MARKS, '');
}

/**
 * Control characters, which come along when something is pasted: nobody sees them, and in JSON each takes six bytes. Not NUL, which is
 * refused, nor what parts words and lines.
 */
const CONTROLS = /(?![\t\n\r\0])\p{Cc}/gu;

/**
 * A text as it is stored and counted: trimmed, in NFC, without control characters. One that is too long or has too many marks stays as
 * it is, to be refused.
 */
export function tidyText(text: string, max = Infinity): string {
  const trimmed = text.trim();
  if (trimmed.length > max * COMPOSED_FROM_MAX) return trimmed;
  const seen = trimmed.replace(CONTROLS, '').trim();
  return hasTooManyMarks(seen) ? seen : seen.normalize('NFC');
}
