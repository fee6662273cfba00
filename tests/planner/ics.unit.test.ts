import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLine } from '../../src/client/lib/ics.ts';
import { examsToCalendar } from '../../src/client/planner/ics.ts';
import { aPlan, aSubject } from './samples.ts';

const now = new Date('2025-01-07T18:05:09.123Z');

/** Reads a calendar the way RFC 5545 says: unfold, split at the first colon, unescape TEXT. */
function read(calendar: string): [name: string, value: string][] {
  return calendar
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => {
      const colon = line.indexOf(':');
      const value = line.slice(colon + 1).replace(/\\([\\;,nN])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));
      return [line.slice(0, colon), value];
    });
}

describe('calendar', () => {
  it('has each exam as an all-day event with a stable UID', () => {
    const lines = read(examsToCalendar([aPlan({ examDate: '2025-02-28', priority: 'high' })], now));
    expect(lines).toEqual([
      ['BEGIN', 'VCALENDAR'],
      ['VERSION', '2.0'],
      ['PRODID', '-//Sottovoce//Piano di studio//IT'],
      ['CALSCALE', 'GREGORIAN'],
      ['BEGIN', 'VEVENT'],
      ['UID', 'p1@sottovoce'],
      ['DTSTAMP', '20250107T180509Z'],
      ['DTSTART;VALUE=DATE', '20250228'],
      ['DTEND;VALUE=DATE', '20250301'],
      ['SUMMARY', 'Esame: Analisi matematica 1'],
      ['DESCRIPTION', 'Priorità alta. Studio: 0 ore su 10 ore.\n- Limiti: 10 ore'],
      ['PRIORITY', '1'],
      ['TRANSP', 'TRANSPARENT'],
      ['END', 'VEVENT'],
      ['END', 'VCALENDAR'],
    ]);
  });

  it('escapes special characters and drops control characters', () => {
    const calendar = examsToCalendar([aPlan({ examName: 'A, B; C\\D\r\nBEGIN:VEVENT\u0000\u001b' })], now);
    expect(calendar).toContain('SUMMARY:Esame: A\\, B\\; C\\\\D\\nBEGIN:VEVENT\r\n');
    expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });

  it('folds lines at 75 octets without splitting a character', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(foldLine(`${'x'.repeat(74)}é`)).toBe(`${'x'.repeat(74)}\r\n é`);
  });

  it('round-trips any name in lines of at most 75 octets', () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(names, names, (examName, subject) => {
        const calendar = examsToCalendar([aPlan({ examName, subjects: [aSubject({ name: subject })] })], now);
        for (const line of calendar.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const values = new Map(read(calendar));
        expect(values.get('SUMMARY')).toBe(`Esame: ${examName}`);
        expect(values.get('DESCRIPTION')).toContain(`- ${subject}: 10 ore`);
      }),
    );
  });

  it('is a valid empty calendar without exams', () => {
    expect(read(examsToCalendar([], now)).map(([name]) => name)).toEqual(['BEGIN', 'VERSION', 'PRODID', 'CALSCALE', 'END']);
  });
});
