import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../routers/context.ts';
import { shuffleAccounts } from '../../routers/auth/queries.ts';
import { SECOND_MS, MINUTE_MS, HOUR_MS } from '../../routers/durations.ts';
import { deleteOldGivenAnswers } from '../../routers/idempotency/queries.ts';
import { deleteWithdrawn } from '../../routers/own-words/queries.ts';
import { shuffleMailboxes } from '../../routers/mailboxes/queries.ts';
import { listOverdueSeats, releaseSeat } from '../../routers/group-heirs/queries.ts';
import type { NoticeOffice } from '../notices/notices.ts';
import type { PostOffice } from '../mail/post-office.ts';
import type { createErasures } from './erasures.ts';
import { forgetExpired } from './expired.ts';
import { type Chore, nowAndThen } from './now-and-then.ts';
import type { Steward } from './steward.ts';
import { forgetOldCases } from './old-cases.ts';
import { tryEach } from './try-each.ts';

/** Erasures are hours long; what falls into one turn goes at one moment. */
const ERASURES_WAIT: [number, number] = [5 * SECOND_MS, 15 * SECOND_MS];
/** For so long rows tell who registered or left just now. */
const SHUFFLE_WAIT: [number, number] = [30 * SECOND_MS, 90 * SECOND_MS];
/** What was deleted and can no longer be brought back is still there for so long. */
const WITHDRAWN_WAIT: [number, number] = [5 * SECOND_MS, 10 * SECOND_MS];
/** Of a chat, until then, everybody who comes reads it. */
const LINES_WAIT: [number, number] = [20 * SECOND_MS, 40 * SECOND_MS];
/** Cases are kept for months. */
const CASES_WAIT: [number, number] = [HOUR_MS, 2 * HOUR_MS];
/** They are kept for a day. */
const ANSWERS_WAIT: [number, number] = [10 * MINUTE_MS, 20 * MINUTE_MS];
/** What happens once a day happens soon after its hour. */
const DAILY_WAIT: [number, number] = [MINUTE_MS, 10 * MINUTE_MS];
/** Requests wait for days. */
const LAPSES_WAIT: [number, number] = [MINUTE_MS, 3 * MINUTE_MS];
/** What expires does so by the day. */
const EXPIRY_WAIT: [number, number] = [HOUR_MS / 2, HOUR_MS];
/** Groups end after weeks. */
const ENDS_WAIT: [number, number] = [HOUR_MS, 2 * HOUR_MS];
/** Devices that are gone are told nothing meanwhile. */
const DEVICES_WAIT: [number, number] = [HOUR_MS / 2, 2 * HOUR_MS];
const SCRUB_WAIT: [number, number] = [5 * HOUR_MS, 7 * HOUR_MS];
/** Of what comes hours apart: a site that runs for an hour a day, or starts anew each hour, keeps what is over no longer than others. */
const FIRST_WAIT: [number, number] = [MINUTE_MS, 3 * MINUTE_MS];

/** What `wake` missed: letters of processes that ended, and those whose next try has come. */
const MAIL_WAIT: [number, number] = [4 * SECOND_MS, 8 * SECOND_MS];

/** How long a stop waits for turns under way, such as a scrubbing of minutes: what they leave, the next turn of any process does. */
const LAST_TURNS_MS = 2000;

declare module 'fastify' {
  interface FastifyInstance {
    erasures: ReturnType<typeof createErasures>;
    postOffice: PostOffice;
    notices: NoticeOffice;
    daily: () => Promise<void>;
    groupEnds: () => Promise<void>;
    forgetWithdrawn: () => Promise<void>;
    lapses: () => Promise<void>;
    removedLines: () => Promise<void>;
  }
}

interface HouseOptions {
  services: Services;
  erasures: ReturnType<typeof createErasures>;
  postOffice: PostOffice;
  notices: NoticeOffice;
  daily(): Promise<void>;
  groupEnds(): Promise<void>;
  lapses(): Promise<void>;
  removedLines(): Promise<void>;
  scrub(): Promise<void>;
  steward: Steward;
}

/** What a process does by itself from time to time: its mail, and as the steward of all what is over. */
export function keepHouse(
  app: FastifyInstance,
  { services, erasures, postOffice, notices, daily, lapses, groupEnds, removedLines, scrub, steward }: HouseOptions,
): void {
  const { db, now } = services;
  app.decorate('erasures', erasures);
  app.decorate('postOffice', postOffice);
  app.decorate('notices', notices);
  app.decorate('daily', daily);
  app.decorate('groupEnds', groupEnds);
  app.decorate('lapses', lapses);
  app.decorate('removedLines', removedLines);
  const forgetWithdrawn = async () => {
    await deleteWithdrawn(db, now());
    const [failure] = await tryEach(await listOverdueSeats(db, now()), async (id) => {
      for (const { recipients, about } of await releaseSeat(db, id, services)) notices.notify(recipients, about);
    });
    if (failure) throw failure;
  };
  app.decorate('forgetWithdrawn', forgetWithdrawn);
  const forAll = ({ work, ...times }: Omit<Chore, 'log'>) => {
    const asSteward = async () => {
      if (await steward.isElected()) await work();
    };
    return nowAndThen({ ...times, work: asSteward, log: app.log });
  };
  const chores = [
    nowAndThen({ wait: MAIL_WAIT, work: postOffice.run, log: app.log }),
    forAll({ wait: ERASURES_WAIT, work: erasures.run }),
    forAll({ wait: SHUFFLE_WAIT, work: () => shuffleAccounts(db) }),
    forAll({ wait: SHUFFLE_WAIT, work: () => shuffleMailboxes(db) }),
    forAll({ wait: WITHDRAWN_WAIT, work: forgetWithdrawn }),
    forAll({ wait: LINES_WAIT, work: removedLines }),
    forAll({ wait: CASES_WAIT, first: FIRST_WAIT, work: () => forgetOldCases(services) }),
    forAll({ wait: SCRUB_WAIT, first: FIRST_WAIT, work: scrub }),
    forAll({ wait: DAILY_WAIT, work: daily }),
    forAll({ wait: ENDS_WAIT, first: FIRST_WAIT, work: groupEnds }),
    forAll({ wait: LAPSES_WAIT, work: lapses }),
    forAll({ wait: DEVICES_WAIT, first: FIRST_WAIT, work: notices.forgetDevices }),
    forAll({ wait: ANSWERS_WAIT, work: () => deleteOldGivenAnswers(db, services.vault, now()) }),
    forAll({ wait: EXPIRY_WAIT, first: FIRST_WAIT, work: () => forgetExpired(db, now()) }),
  ];
  app.addHook('preClose', async () => {
    // First: a stream that is open would hold up whoever waits for answers.
    notices.endStreams();
    await postOffice.close();
    await Promise.race([Promise.all(chores.map((chore) => chore.stop())), sleep(LAST_TURNS_MS, undefined, { ref: false })]);
    await steward.resign();
  });
  // After the last request, which may be news to somebody.
  app.addHook('onClose', () => notices.stop());
}
