import { DAY_MS } from '../durations.ts';
import { ANSWER_DAYS, APPEAL_DAYS } from './limits.ts';

/** Whether one may say that a measure is wrong: once, while the case and what was removed are still kept. */
export function mayAppeal(measure: { action: string; createdAt: string; appeal: object | null }, now: Date): boolean {
  if (measure.appeal || measure.action === 'review') return false;
  return now.getTime() - Date.parse(measure.createdAt) < APPEAL_DAYS * DAY_MS;
}

/** Whoever appealed waits for an answer, and then has time to read it. */
export function isSettled(
  appeal: { outcome: string | null; createdAt: string; answeredAt?: string } | null | undefined,
  now: Date,
): boolean {
  if (!appeal) return true;
  return appeal.outcome !== null && now.getTime() - Date.parse(appeal.answeredAt ?? appeal.createdAt) >= ANSWER_DAYS * DAY_MS;
}

const ITALIAN_TIME = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  // After a name of a day no article needs to know how the number is read: 'fino al 7', but 'fino all’8'.
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** What somebody reads who may not write until then. */
export function pausedText(endsAt: string): string {
  return `Fino a ${ITALIAN_TIME.format(new Date(endsAt))} puoi leggere ma non scrivere. Nelle impostazioni trovi perché, e puoi fare reclamo.`;
}
