import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Notices, Recipients, Services } from '../../routers/context.ts';
import { isDatabaseAway } from '../../routers/failures.ts';
import { appendTo, readLogs } from '../../routers/notice-log/queries.ts';
import { listSettings } from '../../routers/notices/queries.ts';
import { standing, subjectKey, type Placed, type StandingNotice, type Told } from '../../routers/notices/rules.ts';
import { logFailure } from '../http/logging.ts';
import { shuffled } from '../upkeep/shuffled.ts';
import { tryEach } from '../upkeep/try-each.ts';
import type { Followers } from './followers.ts';
import type { Push } from './push.ts';
import { createFinder } from './recipients.ts';

/** At random: when somebody is told must not say when somebody else did something, to the instant. */
const WAKE_WAIT: [number, number] = [500, 3000];
/** Whose settings and logs are read at a time: a few milliseconds, during which nobody else is served. */
const READ_AT_ONCE = 20;
/** How long a stop waits for push services: one that says nothing must not force it. */
const LAST_PUSHES_MS = 1000;
/** While the database is away. */
const WAITING_MAX = 10_000;

interface Untold {
  recipients: Recipients;
  told: Told;
}

interface Delivery {
  accountId: string;
  told: Told;
}

export interface NoticeOffice extends Notices {
  /** Tells what waits to be told. */
  run(): Promise<void>;
  /** Forgets devices that are gone. */
  forgetDevices(): Promise<void>;
  /** Ends all streams. */
  endStreams(): void;
  /** Tells what waits, once nobody can add to it any more. */
  stop(): Promise<void>;
}

interface Options {
  services: Services;
  followers: Pick<Followers, 'changed' | 'follow' | 'stop'>;
  push: Push;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Writes to people's logs what they are to be told, a little later and never in the transaction that it is about. Of the same thing a
 * log holds one unread row, however much is added to it; how much, is counted when it is read.
 */
export function createNotices({ services, followers, push, log }: Options): NoticeOffice {
  const { db, vault, now } = services;
  const find = createFinder(services);
  let waiting: Untold[] = [];
  let running: Promise<void> | undefined;
  let waking: NodeJS.Timeout | undefined;
  let failing = false;
  let pushing: Promise<unknown> = Promise.resolve();

  const deliver = async (deliveries: Delivery[]) => {
    const settings = await listSettings(db, vault, accountsOf(deliveries));
    const wanted = deliveries.filter(({ accountId, told }) => settings.get(accountId)?.[told.kind]);
    const logs = await readLogs(db, vault, accountsOf(wanted), now());
    for (const { accountId, told } of wanted) {
      const write = (before: readonly Placed[]) => (isToldBy(standing(before, now()), told) ? undefined : { told });
      const { log: after, added } = await appendTo(db, vault, accountId, now(), write, logs.get(accountId));
      logs.set(accountId, after);
      followers.changed(accountId);
      // A push service may take its time, and others wait to be told.
      if (added) pushing = Promise.all([pushing, push.tell(accountId)]).then(() => undefined);
    }
  };

  /** For all together; where that fails, for each alone, so that nobody is told nothing for somebody else’s sake. @throws while the database is away */
  const together = async <Item>(items: Item[], work: (items: Item[]) => Promise<void>): Promise<void> => {
    try {
      await work(items);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      const failures = await tryEach(items, (item) => work([item]));
      for (const failure of failures) logFailure(log, failure, randomUUID());
    }
  };

  const tell = async (news: Untold[]) => {
    const found = await find(news.map(({ recipients }) => recipients));
    const deliveries = news.flatMap(({ told }, index) => found[index]!.map((accountId) => ({ accountId, told })));
    // Each row by itself and in random order: what one transaction writes would be one person's.
    const mixed = shuffled(deliveries);
    for (let at = 0; at < mixed.length; at += READ_AT_ONCE) await together(mixed.slice(at, at + READ_AT_ONCE), deliver);
  };

  const tellAll = async () => {
    const news = merged(waiting);
    waiting = [];
    try {
      await together(news, tell);
      failing = false;
    } catch (error) {
      // Told twice is told once.
      waiting = [...news, ...waiting].slice(0, WAITING_MAX);
      if (!failing) logFailure(log, error as Error, randomUUID());
      failing = true;
      wake();
    }
  };

  const run = async (): Promise<void> => {
    if (running) return running.then(run);
    if (waiting.length === 0) return;
    running = tellAll().finally(() => (running = undefined));
    await running;
  };

  const wake = () => {
    waking ??= setTimeout(
      () => {
        waking = undefined;
        void run();
      },
      randomInt(...WAKE_WAIT),
    ).unref();
  };

  return {
    notify(recipients, news) {
      if ('keys' in recipients && recipients.keys.length === 0) return;
      waiting.push({ recipients, told: { ...news, at: now().toISOString() } });
      wake();
    },
    changed: (accountId) => followers.changed(accountId),
    follow: (...call) => followers.follow(...call),
    publicKey: push.publicKey,
    run,
    forgetDevices: push.forgetGone,
    endStreams: () => followers.stop(),
    async stop() {
      await run();
      clearTimeout(waking);
      const late = setTimeout(push.giveUp, LAST_PUSHES_MS);
      await pushing;
      clearTimeout(late);
    },
  };
}

function accountsOf(deliveries: Delivery[]): string[] {
  return [...new Set(deliveries.map(({ accountId }) => accountId))];
}

/** A like that is taken back and given again is no news. */
function isToldBy(notices: StandingNotice[], told: Told): boolean {
  const subject = subjectKey(told);
  const same = notices.find((notice) => subjectKey(notice) === subject);
  return same !== undefined && (!same.read || (told.kind === 'likes' && (told.first ?? 0) <= (same.first ?? 0)));
}

/** Of the same thing for the same people, the first: what came after it is counted when it is read. */
function merged(news: Untold[]): Untold[] {
  const nameOf = ({ recipients, told }: Untold) =>
    `${'accountId' in recipients ? recipients.accountId : `${recipients.scope} ${recipients.id} ${recipients.keys.join(' ')}`} ${subjectKey(told)}`;
  return [...new Map(news.toReversed().map((one) => [nameOf(one), one])).values()];
}
