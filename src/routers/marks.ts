/**
 * The most combining marks on one letter. The stream-safe text format of Unicode (UAX #15, section 13) allows this many, far
 * more than any language or notation needs. Sorting a run of marks takes time quadratic in its length.
 */
export const MARKS_MAX = 30;

/** Unicode counts the two half-width marks of Japanese as letters, yet they decompose to marks. */
const LONG_RUN = new RegExp(`(?:^|[^\\p{M}\\uff9e\\uff9f])[\\p{M}\\uff9e\\uff9f]{${MARKS_MAX + 1}}`, 'u');
const MARKS = /[\p{M}\uff9e\uff9f]/gu;

/** The most UTF-16 units that NFC composes into one: `ᾂ` may be written as four. A test verifies it for all of Unicode. */
export const COMPOSED_FROM_MAX = 4;

/** Whether a run of combining marks exceeds `MARKS_MAX`. */
export function hasTooManyMarks(text: string): boolean {
  return LONG_RUN.test(text);
}

/** Removes combining marks before a decomposition, which would sort them; those of precomposed letters stay. */
export function withoutLooseMarks(text: string): string {
  return text.replace(MARKS, '');
}

/**
 * Control characters, which pasted text may contain: they are invisible, and take six bytes each in JSON. Excludes NUL, which is refused,
 * and tabs and line breaks.
 */
const CONTROLS = /(?![\t\n\r\0])\p{Cc}/gu;

/**
 * Embeddings, overrides and isolates of direction: they show a text in another order than it is stored in, so that an insult written
 * backwards reads like one and passes every check, and they reverse what the page puts behind a name. Marks that only point (U+200E,
 * U+200F, U+061C) turn no letters and stay.
 */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Halves of surrogate pairs without their other half, which have no form in UTF-8: strict readers refuse JSON that contains one. */
const UNPAIRED = /\p{Surrogate}/gu;

/**
 * Returns a text as it is stored, answered, compared and counted: trimmed, in NFC, without control characters, turns of direction and
 * unpaired surrogates. A text that is far too long or has too many marks is not normalized, because it will be refused.
 */
export function tidyText(text: string, max = Infinity): string {
  const trimmed = text.trim();
  if (trimmed.length > max * COMPOSED_FROM_MAX) return trimmed;
  const seen = trimmed.replace(CONTROLS, '').replace(TURNS, '').replace(UNPAIRED, '\ufffd').trim();
  return hasTooManyMarks(seen) ? seen : seen.normalize('NFC');
}
