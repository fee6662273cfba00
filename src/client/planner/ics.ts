import { calendarOf, escapeText, stampOf } from '../lib/ics.ts';
import { addDays } from './days.ts';
import type { StudyPlan } from './entities.ts';
import { formatHours, priorityLabels } from './words.ts';

/** RFC 5545 section 3.8.1.9: 1 is the highest, 9 the lowest. */
const priorities = { high: 1, medium: 5, low: 9 } as const;

/** Returns the exams as an iCalendar of all-day events. UIDs are stable: importing a changed exam again replaces the earlier event. */
export function examsToCalendar(plans: readonly StudyPlan[], now: Date): string {
  return calendarOf(
    'Piano di studio',
    plans.map((plan) => [
      `UID:${escapeText(plan.id)}@sottovoce`,
      `DTSTAMP:${stampOf(now)}`,
      `DTSTART;VALUE=DATE:${basicDay(plan.examDate)}`,
      // DTEND is exclusive.
      `DTEND;VALUE=DATE:${basicDay(addDays(plan.examDate, 1))}`,
      `SUMMARY:${escapeText(`Esame: ${plan.examName}`)}`,
      `DESCRIPTION:${escapeText(describe(plan))}`,
      `PRIORITY:${priorities[plan.priority]}`,
      // An exam does not take the whole day, so the event must not mark it as busy.
      'TRANSP:TRANSPARENT',
    ]),
  );
}

function describe(plan: StudyPlan): string {
  const hours = `${priorityLabels[plan.priority]}. Studio: ${formatHours(plan.completedHours)} su ${formatHours(plan.totalHours)}.`;
  return [hours, ...plan.subjects.map((subject) => `- ${subject.name}: ${formatHours(subject.estimatedHours)}`)].join('\n');
}

function basicDay(day: string): string {
  return day.replaceAll('-', '');
}
