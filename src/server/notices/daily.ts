import { setImmediate as breathe } from 'node:timers/promises';
import type { Mail, Notices, Services } from '../../routers/context.ts';
import { isDatabaseAway } from '../../routers/failures.ts';
import { tryEach } from '../upkeep/try-each.ts';
import { Failures, trySteps } from '../upkeep/try-steps.ts';
import { countDue, MAIL_HOUR } from './due-notices.ts';
import { italianDay, italianHour } from './italian-time.ts';
import { insertLetter } from '../../routers/mail/queries.ts';
import { listNoticeWishes, type Wish } from '../../routers/notices/queries.ts';
import { appendTo, readLog } from '../../routers/notice-log/queries.ts';
import { isMailedOn, isToldOn, standing } from '../../routers/notices/rules.ts';
import { listUnanswered } from '../../routers/post-lists/queries.ts';

/** Accounts per batch: a millisecond or two, which block the event loop. */
const BATCH = 250;

interface Options {
  services: Services;
  mail: Pick<Mail, 'wake'>;
  notices: Pick<Notices, 'changed'>;
}

/**
 * Once a day, for accounts that asked for it: tells how many posts wait for a first comment, and mails people who had unread notices when
 * the hour began. At the same hour for everybody and never later, so that a mail does not reveal when something happened, even if another
 * process has already mailed.
 */
export function createDaily({ services, mail, notices }: Options): () => Promise<void> {
  const { db, vault, pseudonyms, now } = services;
  let doneOn: string | undefined;

  const tellUnanswered = async ({ accountId }: Wish, waiting: { id: number; author_key: string }[], today: string) => {
    const others = waiting.filter(({ id, author_key }) => author_key !== pseudonyms.tryKey('thread', id, accountId)).length;
    if (others === 0) return;
    const told = { kind: 'unanswered', at: now().toISOString(), first: others } as const;
    const { added } = await appendTo(db, vault, accountId, now(), (log) =>
      standing(log, now()).some((notice) => notice.kind === 'unanswered' && (!notice.read || isToldOn(notice, today, italianDay)))
        ? undefined
        : { told },
    );
    if (added) notices.changed(accountId);
  };

  const writeTo = async ({ accountId, email }: Wish, today: string) => {
    const { added } = await appendTo(db, vault, accountId, now(), (log) => (isMailedOn(log, today) ? undefined : { mailed: today }));
    if (added) await insertLetter(db, vault, { kind: 'news', accountId, email, day: today }, now());
  };

  return async () => {
    const [today, hour] = [italianDay(now()), italianHour(now())];
    if (hour !== MAIL_HOUR || doneOn === today) return;
    let waiting: Awaited<ReturnType<typeof listUnanswered>> = [];
    const failures = await trySteps(async () => void (waiting = await listUnanswered(db, now())));
    let mailed = false;
    const tell = async (wish: Wish) => {
      if (wish.unanswered) await tellUnanswered(wish, waiting, today);
      if (!wish.mail) return;
      const log = await readLog(db, vault, wish.accountId, now());
      if (isMailedOn(log, today) || (await countDue(services, wish.accountId, log)) === 0) return;
      await writeTo(wish, today);
      mailed = true;
    };
    for (let last: string | undefined; ;) {
      const wishes = await listNoticeWishes(db, vault, last, BATCH);
      failures.push(...(await trySteps(() => tryEach(wishes, tell))));
      await breathe();
      if (wishes.length < BATCH) break;
      last = wishes.at(-1)!.accountId;
    }
    // While the database is away, the next turn tries again; its hour is the same, because a later one would reveal when something happened.
    if (!failures.some(isDatabaseAway)) doneOn = today;
    if (mailed) mail.wake();
    if (failures.length > 0) throw new Failures(failures);
  };
}
