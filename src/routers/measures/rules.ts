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

const timeZone = 'Europe/Rome';
const ITALIAN_DAY = new Intl.DateTimeFormat('it-IT', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const ITALIAN_TIME = new Intl.DateTimeFormat('it-IT', { timeZone, hour: '2-digit', minute: '2-digit' });

/** The text shown to a person whose pause lasts until then. Notices on screen say the same: see src/client/lib/restriction-words.ts. */
export function pausedText(endsAt: string): string {
  const end = new Date(endsAt);
  // The first of a month is an ordinal in Italian; otto and undici begin with a vowel.
  const day = ITALIAN_DAY.format(end).replace(/^1 /, '1° ');
  const until = /^(8|11) /.test(day) ? `all’${day}` : `al ${day}`;
  return `Fino ${until} alle ${ITALIAN_TIME.format(end)} puoi leggere ma non scrivere. Nelle impostazioni trovi perché, e come fare reclamo.`;
}
