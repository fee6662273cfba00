/*
 * Written by hand because of the 41 KiB (gzip) that a route may add: this file is 0.9 of the planner’s 18.9 KiB,
 * while the package `ics`, with the schema library that checks its input, is 24.1 KiB by itself.
 */

/** RFC 5545 section 3.1, without the line break. */
const LINE_OCTETS = 75;

/** An iCalendar file of events, each given as its lines. */
export function calendarOf(product: string, events: readonly string[][]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Sottovoce//${product}//IT`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** An instant as `20250107T180509Z`. */
export function stampOf(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** TEXT of RFC 5545 section 3.3.11: no control characters but the tab, line breaks as `\n`. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // A calendar must hold no control characters but these two.
      .replace(/[^\P{Cc}\t\n]/gu, '')
      .replace(/[\\;,]/g, String.raw`\$&`)
      .replaceAll('\n', String.raw`\n`)
  );
}

/** Folds a long line: each continuation line begins with a space, and no character is cut in two. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
