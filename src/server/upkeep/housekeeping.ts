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
import { inSteps } from './try-steps.ts';

/** Short, because all that is due in the same turn is erased at the same moment. */
const ERASURES_WAIT: [number, number] = [5 * SECOND_MS, 15 * SECOND_MS];
/** Until the next turn, the order of rows reveals who has just registered or left. */
const SHUFFLE_WAIT: [number, number] = [30 * SECOND_MS, 90 * SECOND_MS];
/** Until the next turn, deleted content that can no longer be restored still exists. */
const WITHDRAWN_WAIT: [number, number] = [5 * SECOND_MS, 10 * SECOND_MS];
/** Until the next turn, everybody who enters the chat reads the removed messages. */
const LINES_WAIT: [number, number] = [20 * SECOND_MS, 40 * SECOND_MS];
/** Cases are kept for months. */
const CASES_WAIT: [number, number] = [HOUR_MS, 2 * HOUR_MS];
/** Answers for idempotency keys are kept for a day. */
const ANSWERS_WAIT: [number, number] = [10 * MINUTE_MS, 20 * MINUTE_MS];
/** Daily work is done soon after its hour. */
const DAILY_WAIT: [number, number] = [MINUTE_MS, 10 * MINUTE_MS];
/** Requests wait for days. */
const LAPSES_WAIT: [number, number] = [MINUTE_MS, 3 * MINUTE_MS];
/** Expiry is measured in days. */
const EXPIRY_WAIT: [number, number] = [HOUR_MS / 2, HOUR_MS];
/** Groups end after weeks. */
const ENDS_WAIT: [number, number] = [HOUR_MS, 2 * HOUR_MS];
/** Devices that are gone are sent nothing meanwhile. */
const DEVICES_WAIT: [number, number] = [HOUR_MS / 2, 2 * HOUR_MS];
const SCRUB_WAIT: [number, number] = [5 * HOUR_MS, 7 * HOUR_MS];
/** The first wait of chores that are hours apart, so that they also run on a site that is up for an hour at a time. */
const FIRST_WAIT: [number, number] = [MINUTE_MS, 3 * MINUTE_MS];

/** For letters that `wake` misses: those of processes that ended, and those that are due for another attempt. */
const MAIL_WAIT: [number, number] = [4 * SECOND_MS, 8 * SECOND_MS];

/** How long a shutdown waits for turns in progress, such as a scrub of minutes: the next turn of any process does the rest. */
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
  /** Notes that the upkeep runs, by which an outage is recognized. */
  noteUpkeep(): Promise<void>;
  groupEnds(): Promise<void>;
  lapses(): Promise<void>;
  removedLines(): Promise<void>;
  scrub(): Promise<void>;
  steward: Steward;
}

/** Starts the periodic work of a process: its own mail and devices and, as the elected steward of all processes, the clean-up. */
export function keepHouse(
  app: FastifyInstance,
  { services, erasures, postOffice, notices, daily, noteUpkeep, lapses, groupEnds, removedLines, scrub, steward }: HouseOptions,
): void {
  const { db, now } = services;
  app.decorate('erasures', erasures);
  app.decorate('postOffice', postOffice);
  app.decorate('notices', notices);
  app.decorate('daily', daily);
  app.decorate('groupEnds', groupEnds);
  app.decorate('lapses', lapses);
  app.decorate('removedLines', removedLines);
  const releaseSeats = async () =>
    tryEach(await listOverdueSeats(db, now()), async (id) => {
      for (const { recipients, about } of await releaseSeat(db, id, services)) notices.notify(recipients, about);
    });
  const forgetWithdrawn = () => inSteps(() => deleteWithdrawn(db, now()), releaseSeats);
  app.decorate('forgetWithdrawn', forgetWithdrawn);
  const forAll = ({ work, ...times }: Omit<Chore, 'log'>) => {
    const asSteward = async () => {
      if (await steward.isElected()) await work();
    };
    return nowAndThen({ ...times, work: asSteward, log: app.log });
  };
  // First, so that nothing falls due by an outage that is not noted yet.
  const noted = (work: () => Promise<void>) => async () => {
    await noteUpkeep();
    await work();
  };
  const chores = [
    nowAndThen({ wait: MAIL_WAIT, work: postOffice.run, log: app.log }),
    // Each process knows only the devices that it was told are gone.
    nowAndThen({ wait: DEVICES_WAIT, first: FIRST_WAIT, work: notices.forgetDevices, log: app.log }),
    forAll({ wait: ERASURES_WAIT, work: erasures.run }),
    forAll({ wait: SHUFFLE_WAIT, work: () => shuffleAccounts(db) }),
    forAll({ wait: SHUFFLE_WAIT, work: () => shuffleMailboxes(db) }),
    forAll({ wait: WITHDRAWN_WAIT, work: forgetWithdrawn }),
    forAll({ wait: LINES_WAIT, work: removedLines }),
    forAll({ wait: CASES_WAIT, first: FIRST_WAIT, work: () => forgetOldCases(services, notices) }),
    forAll({ wait: SCRUB_WAIT, first: FIRST_WAIT, work: scrub }),
    forAll({ wait: DAILY_WAIT, work: daily }),
    forAll({ wait: ENDS_WAIT, first: FIRST_WAIT, work: noted(groupEnds) }),
    forAll({ wait: LAPSES_WAIT, work: noted(lapses) }),
    forAll({ wait: ANSWERS_WAIT, work: () => deleteOldGivenAnswers(db, services.vault, now()) }),
    forAll({ wait: EXPIRY_WAIT, first: FIRST_WAIT, work: () => forgetExpired(db, now()) }),
  ];
  app.addHook('preClose', async () => {
    // First, because an open stream would hold up the shutdown.
    notices.endStreams();
    await postOffice.close();
    await Promise.race([Promise.all(chores.map((chore) => chore.stop())), sleep(LAST_TURNS_MS, undefined, { ref: false })]);
    await steward.resign();
  });
  // After the last request, which may still cause notices.
  app.addHook('onClose', () => notices.stop());
}
