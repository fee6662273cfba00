import { countUnread, type Resolver } from '../../routers/notices/queries.ts';
import { lastSentBefore, standing, type Placed, type Told } from '../../routers/notices/rules.ts';
import { italianDay, italianHour } from './italian-time.ts';

/** The hour of the daily mail in Italy: when lectures are over, so that news can be read, and answered, the same evening. */
export const MAIL_HOUR = 17;

/**
 * Counts the notices that the mail of the present day is about: those that the person was told before its hour began, however late the mail
 * is sent, and that neither were read since nor were in an earlier mail. Later ones wait for the mail of the next day.
 */
export function countDue(services: Resolver, accountId: string, log: readonly Placed[]): Promise<number> {
  const { now } = services;
  const today = italianDay(now());
  const sent = lastSentBefore(today, log);
  const due = standing(
    log.filter(({ entry }) => !('told' in entry) || isDueOn(today, entry.told)),
    now(),
  );
  return countUnread(services, accountId, sent === undefined ? due : due.filter(({ kind, since }) => !isDueOn(sent, { kind, at: since })));
}

/** Whether the mail of this day can be about a notice: it was told before the hour of the mail, or is told to everybody in that hour. */
function isDueOn(day: string, { kind, at }: Pick<Told, 'kind' | 'at'>): boolean {
  const told = new Date(at);
  return italianDay(told) < day || (italianDay(told) === day && (kind === 'unanswered' || italianHour(told) < MAIL_HOUR));
}
