/*
 * Our own for the 40 KiB (gzip) that a route may add: this is 0.9 of the planner's 18.9, and the package `ics`, with the schema library
 * that it checks its input with, is 24.1 by itself.
 */

import { addDays } from './days.ts';
import type { StudyPlan } from './entities.ts';
import { formatHours, priorityLabels } from './words.ts';

/** RFC 5545 section 3.1, without the line break. */
const LINE_OCTETS = 75;
/** RFC 5545 section 3.8.1.9: 1 is the highest, 9 the lowest. */
const priorities = { high: 1, medium: 5, low: 9 } as const;

/** The exams as a calendar of all-day events. A second import of a changed exam replaces the first: its UID stays. */
export function examsToCalendar(plans: readonly StudyPlan[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sottovoce//Piano di studio//IT',
    'CALSCALE:GREGORIAN',
    ...plans.flatMap((plan) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(plan.id)}@sottovoce`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basicDay(plan.examDate)}`,
      // The end is the first day after the event.
      `DTEND;VALUE=DATE:${basicDay(addDays(plan.examDate, 1))}`,
      `SUMMARY:${escapeText(`Esame: ${plan.examName}`)}`,
      `DESCRIPTION:${escapeText(describe(plan))}`,
      `PRIORITY:${priorities[plan.priority]}`,
      // An exam takes a morning, not the whole day's free time.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function describe(plan: StudyPlan): string {
  const hours = `${priorityLabels[plan.priority]}. Studio: ${formatHours(plan.completedHours)} su ${formatHours(plan.totalHours)}.`;
  return [hours, ...plan.subjects.map((subject) => `- ${subject.name}: ${formatHours(subject.estimatedHours)}`)].join('\n');
}

function basicDay(day: string): string {
  return day.replaceAll('-', '');
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

/** Continues a long line on the next ones, after a space each, without cutting a character in two. */
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
