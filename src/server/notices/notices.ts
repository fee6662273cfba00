import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Notices, Recipients, Services } from '../../routers/context.ts';
import { isDatabaseAway } from '../../routers/failures.ts';
import { appendTo, readLogs } from '../../routers/notice-log/queries.ts';
import { listSettings } from '../../routers/notices/queries.ts';
import {
  earlierOf,
  isJoining,
  isSameNews,
  isToldBy,
  isWanted,
  matterKey,
  standing,
  type Placed,
  type Told,
} from '../../routers/notices/rules.ts';
import { logFailure } from '../http/logging.ts';
import { shuffled } from '../upkeep/shuffled.ts';
import { tryEach } from '../upkeep/try-each.ts';
import type { Followers } from './followers.ts';
import type { Push } from './push.ts';
import { createFinder } from './recipients.ts';

/** Random, so that the time of a notice does not reveal the exact time of what somebody did. */
const WAKE_WAIT: [number, number] = [500, 3000];
/** Accounts whose settings and logs are read at a time: a few milliseconds, which block the event loop. */
const READ_AT_ONCE = 20;
/** How long a shutdown waits for push services: a silent one must not cause it to be forced. */
const LAST_PUSHES_MS = 1000;
/** Maximum number of notices that wait while the database is away. */
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
  /** Delivers the waiting notices. */
  run(): Promise<void>;
  /** Forgets devices that are gone. */
  forgetDevices(): Promise<void>;
  /** Ends all streams. */
  endStreams(): void;
  /** Delivers the waiting notices, once no more can be added. */
  stop(): Promise<void>;
}

interface Options {
  services: Services;
  followers: Pick<Followers, 'changed' | 'follow' | 'stop'>;
  push: Push;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Writes notices to people's logs, a little later and never in the transaction that they are about. A log gets at most one unread row per
 * subject and day, however much is added to it; the amount is counted when the log is read.
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
    const wanted = deliveries.filter(({ accountId, told }) => isWanted(told, settings.get(accountId)));
    const logs = await readLogs(db, vault, accountsOf(wanted), now());
    for (const { accountId, told } of wanted) {
      let joins = false;
      const write = (before: readonly Placed[]) => {
        const last = standing(before, now()).find((notice) => matterKey(notice) === matterKey(told));
        if (last && isToldBy(last, told)) return undefined;
        joins = last !== undefined && isJoining(last, told);
        return { told: joins ? { ...told, joined: true as const } : told };
      };
      const { log: after, added } = await appendTo(db, vault, accountId, now(), write, logs.get(accountId));
      logs.set(accountId, after);
      followers.changed(accountId);
      // Not awaited: a push service may be slow, and other people wait for their notices.
      if (added && !joins) pushing = Promise.all([pushing, push.tell(accountId)]).then(() => undefined);
    }
  };

  /** Handles all items at once, or one by one if that fails, so that one failure affects no other. @throws while the database is away */
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
    // Each row is written separately and in random order: the rows of one transaction would be known to have one cause.
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
      // Notices that were delivered before the failure have no effect the second time.
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

/**
 * Keeps one of the notices on one matter for the same people: the last of those that contradict each other and, of those that say the same,
 * the one that counts from the first news, as the rest is counted on reading.
 */
function merged(news: Untold[]): Untold[] {
  const nameOf = ({ recipients, told }: Untold) =>
    `${'accountId' in recipients ? recipients.accountId : `${recipients.scope} ${recipients.id} ${recipients.keys.join(' ')}`} ${matterKey(told)}`;
  const kept = new Map<string, Untold>();
  for (const one of news) {
    const name = nameOf(one);
    const { told } = kept.get(name) ?? one;
    kept.set(name, isSameNews(told, one.told) ? { ...one, told: earlierOf(told, one.told) } : one);
  }
  return [...kept.values()];
}
