import { DAY_MS } from '../durations.ts';
import { ANSWER_DAYS, APPEAL_DAYS } from './limits.ts';

/** Whether the person may appeal: once, while the case and the removed text are still kept. */
export function mayAppeal(measure: { action: string; createdAt: string; appeal: object | null }, now: Date): boolean {
  if (measure.appeal || measure.action === 'review') return false;
  return now.getTime() - Date.parse(measure.createdAt) < APPEAL_DAYS * DAY_MS;
}

/** Whether the measure has no appeal, or one whose answer has been readable for long enough. */
export function isSettled(
  appeal: { outcome: string | null; createdAt: string; answeredAt?: string } | null | undefined,
  now: Date,
): boolean {
  if (!appeal) return true;
  return appeal.outcome !== null && now.getTime() - Date.parse(appeal.answeredAt ?? appeal.createdAt) >= ANSWER_DAYS * DAY_MS;
}

const ITALIAN_TIME = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  // The weekday avoids an article that would depend on the number: 'fino al 7', but 'fino all’8'.
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** The text shown to a person whose pause lasts until then. */
export function pausedText(endsAt: string): string {
  // The first of a month is an ordinal in Italian.
  const end = ITALIAN_TIME.format(new Date(endsAt)).replace(' 1 ', ' 1° ');
  return `Fino a ${end} puoi leggere ma non scrivere. Nelle impostazioni trovi perché, e puoi fare reclamo.`;
}
