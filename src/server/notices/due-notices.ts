import type { Services } from '../../routers/context.ts';
import { HOUR_MS } from '../../routers/durations.ts';
import { countUnread } from '../../routers/notices/queries.ts';
import { standing, type Placed } from '../../routers/notices/rules.ts';
import { italianHour } from './italian-time.ts';

/** The hour of the daily mail in Italy: when lectures are over, so that news can be read, and answered, the same evening. */
export const MAIL_HOUR = 17;

/**
 * Counts the notices that the mail of the present day is about: those that the person was told before its hour began and has not read
 * since, however late the mail is sent. Later ones wait for the mail of the next day.
 */
export function countDue(
  { db, pseudonyms, now }: Pick<Services, 'db' | 'pseudonyms' | 'now'>,
  accountId: string,
  log: readonly Placed[],
): Promise<number> {
  const hour = Math.floor(now().getTime() / HOUR_MS) + MAIL_HOUR - italianHour(now());
  return countUnread(db, pseudonyms, accountId, standing(log.filter(wasToldBy(new Date(hour * HOUR_MS).toISOString())), now()));
}

/** Whether an entry was made before this instant, or tells what everybody is told at the hour of the mail. */
function wasToldBy(instant: string) {
  return ({ entry }: Placed) => !('told' in entry) || entry.told.at < instant || entry.told.kind === 'unanswered';
}
