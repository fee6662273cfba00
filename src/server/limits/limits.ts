import { setTimeout as wait } from 'node:timers/promises';
import type { LimitName, Limits } from '../../routers/context.ts';
import type { Viewer } from '../../routers/identity.ts';
import { AppError } from '../../routers/errors.ts';
import { bucketsOf, type AddressBuckets } from './addresses.ts';
import { consume, take, createAccountKeys, createCounters, createKeys, createPersonCounters, type Sizes, secondsLeft } from './counters.ts';
import { createDeviceLogins } from './device-logins.ts';
import { createLoginLimits, pairOf } from './login-limits.ts';
import { skeletonOf } from '../../moderation/reading/skeleton.ts';
import { MINUTE_SECONDS, HOUR_SECONDS, DAY_SECONDS } from '../../routers/durations.ts';
import { ownTurn } from './own-turn.ts';
import { createRepetition, LETTERS_MIN, REPEATABLE_LENGTH } from './repetition.ts';
import { PATIENCE_MS, Turns } from './turns.ts';
import type { Commands } from '../start/valkey.ts';

/** How often a person (or a guest's address) may do a thing: calls in so many seconds. */
const SIZES: Sizes<Exclude<LimitName, 'login' | 'register'>> = {
  read: [300, 5 * MINUTE_SECONDS],
  // Counted per session: the thief of a session must not keep its owner from ending it.
  safety: [300, 5 * MINUTE_SECONDS],
  // A chat window that is refused asks again every three seconds, twice: not at the cost of the pages.
  enter: [600, 5 * MINUTE_SECONDS],
  write: [120, HOUR_SECONDS],
  post: [10, HOUR_SECONDS],
  comment: [60, HOUR_SECONDS],
  like: [120, HOUR_SECONDS],
  mentorship: [10, DAY_SECONDS],
  export: [5, HOUR_SECONDS],
  report: [20, DAY_SECONDS],
  // Texts that the language rule or another check refuses, in place of the limits above, so that rewording one is free; wide enough for
  // anybody who rewords, and too narrow to find out by trying what the rule lets pass.
  refused: [30, HOUR_SECONDS],
  // On an account's first day, in addition; enough even for a person in distress.
  'first-posts': [10, DAY_SECONDS],
  'first-comments': [60, DAY_SECONDS],
  'first-requests': [3, DAY_SECONDS],
  // A whole campus may share one address.
  'guest-report': [10, HOUR_SECONDS],
  // Moderators work through a queue case by case.
  moderate: [600, HOUR_SECONDS],
  // Each of these calls looks at all posts.
  own: [60, HOUR_SECONDS],
  // On a campus, many who forgot their password share one address.
  mail: [20, 30 * MINUTE_SECONDS],
};
/** What guests can do besides reading is also counted by /48, because whoever has one has 65,536 addresses as counted above. */
const SITE_LIMITS = { register: 'registerFromSite', mail: 'mailFromSite', 'guest-report': 'guestReportFromSite' } as const;
const OTHER_SIZES: Sizes<
  'register' | (typeof SITE_LIMITS)[keyof typeof SITE_LIMITS] | 'ownPassword' | 'mailTo' | 'mailToInDay' | 'mailToLater' | 'codeOf'
> = {
  register: [5, 30 * MINUTE_SECONDS],
  // A whole campus may share one /48.
  registerFromSite: [50, 30 * MINUTE_SECONDS],
  mailFromSite: [200, 30 * MINUTE_SECONDS],
  guestReportFromSite: [100, HOUR_SECONDS],
  ownPassword: [10, 15 * MINUTE_SECONDS],
  // Strangers can request these mails, too, and must not flood a mailbox.
  mailTo: [4, HOUR_SECONDS],
  mailToInDay: [12, DAY_SECONDS],
  // Beyond the daily limit, so that strangers' requests cannot keep an owner from a password reset for a whole day.
  mailToLater: [1, HOUR_SECONDS],
  // Guesses among a million codes. The link in the mail works regardless.
  codeOf: [10, DAY_SECONDS],
};
/** The first part of a counter's key, which depends on no person. */
export const LIMIT_NAMES: readonly string[] = [...Object.keys(SIZES), ...Object.keys(OTHER_SIZES)];
/** Minimum time, in milliseconds, to answer a wrong code: a faster answer would reveal that no code exists. */
const WRONG_CODE_MS = 300;

/** Concurrent calls per person: pages make three to five at once, mostly short. Of ten database connections, two people leave four. */
const CALLS_AT_ONCE = 3;
/** Concurrent calls of all guests at one address, which may be a campus. */
const GUEST_CALLS_AT_ONCE = 6;

const nothingToUndo = async () => {};

/** How often anybody may publish the same text in a day before moderators are asked to look at it. */
const SAME_TEXT_MAX = 3;

export interface LimitsFactory {
  /**
   * Returns the limits for requests from one address. A counted call continues in an event loop turn of its own, so that the ten calls of a
   * batch let others be served in between.
   */
  from(address: string): Limits;
}

interface Options {
  secretKey: string;
  valkey?: Commands | undefined;
  now(): Date;
  /** How a delayed answer waits; replaced in tests. */
  sleep?(milliseconds: number): Promise<unknown>;
}

/**
 * Creates limits that count in this process, or in Valkey when instances share it. Addresses and logins are counted under HMACs that change
 * each day; people's actions are shared in entries that only the processes can read.
 */
export function createLimits({ secretKey, valkey, now, sleep = wait }: Options): LimitsFactory {
  const { read, safety, enter, ...acts } = SIZES;
  const persons = {
    ...createPersonCounters(acts, secretKey, valkey),
    // Limits on reads protect a single process, and other processes need not know about reads.
    ...createPersonCounters({ read, safety, enter }, secretKey, undefined),
  };
  const counters = createCounters({ ...SIZES, ...OTHER_SIZES }, valkey);
  const keyOf = createKeys(secretKey, now);
  const accountKey = createAccountKeys(keyOf, now);
  // Shared like people's actions, because Valkey must not learn which texts are alike.
  const { sameText } = createPersonCounters({ sameText: [SAME_TEXT_MAX, DAY_SECONDS] }, secretKey, valkey);
  const logins = createLoginLimits({ keyOf, valkey, sleep });
  const checkOnDevice = createDeviceLogins({ keyOf, valkey });
  const refuseRepetition = createRepetition({ keyOf, secretKey, valkey });
  const turns = { persons: new Turns(CALLS_AT_ONCE, PATIENCE_MS), guests: new Turns(GUEST_CALLS_AT_ONCE, PATIENCE_MS) };

  /** Counts an attempt before the check, so that parallel ones cannot slip through; a right one resets the counter. */
  const checkSecret = async (name: 'ownPassword' | 'codeOf', key: string, check: () => Promise<boolean>) => {
    await consume(counters[name], key, 'rate_limited');
    const right = await check().catch(async (error: unknown) => {
      await counters[name].reward(key);
      throw error;
    });
    if (right) await counters[name].delete(key);
    return right;
  };

  const isEverywhere = async (text: string) => {
    if (text.length < REPEATABLE_LENGTH) return false;
    const letters = skeletonOf(text).join('');
    if (letters.length < LETTERS_MIN) return false;
    const counted = await consume(sameText, keyOf('said', letters), 'repeated_text').catch(() => undefined);
    return counted === undefined;
  };

  const count = async (limit: LimitName, viewer: Viewer | null, { net, site }: AddressBuckets) => {
    // Only failures count, in checkLogin, so that others at the address can still log in.
    if (limit === 'login') return nothingToUndo;
    // Counted by address even with a session open.
    if (viewer && limit !== 'register') return take(persons[limit], accountKey(viewer.accountId), 'rate_limited');
    await consume(counters[limit], keyOf('address', net), 'rate_limited');
    if (site && limit in SITE_LIMITS)
      await consume(counters[SITE_LIMITS[limit as keyof typeof SITE_LIMITS]], keyOf('site', site), 'rate_limited');
    return nothingToUndo;
  };

  return {
    from(address) {
      const buckets = bucketsOf(address);
      return {
        async take(limit, viewer) {
          const undo = await count(limit, viewer, buckets);
          await ownTurn('call');
          return undo;
        },
        takeUndoably: (limit, { accountId }) => take(persons[limit], accountKey(accountId), 'rate_limited'),
        async waitOf(limit, { accountId }) {
          const counted = await persons[limit].get(accountKey(accountId));
          return counted && counted.remainingPoints <= 0 ? secondsLeft(counted) : 0;
        },
        inTurn: (viewer, work) => (viewer ? turns.persons.run(viewer.accountId, work) : turns.guests.run(buckets.net, work)),
        async checkLogin(email, check, device) {
          const asAnybody = (check: () => Promise<boolean>) => logins.checkLogin(email, buckets, check);
          if (!device) return asAnybody(check);
          const right = await checkOnDevice(device, check, asAnybody);
          if (right) await logins.remember(email, buckets);
          return right;
        },
        rememberAddress: (email) => logins.remember(email, buckets),
        checkOwnPassword: (session, check) => checkSecret('ownPassword', keyOf('own-password', session), check),
        async checkCode(mailbox, check) {
          const start = performance.now();
          // At an address that the account knows, a counter of its own applies when strangers have used up the mailbox's.
          const known = await logins.knows(mailbox, buckets);
          let refused: unknown;
          for (const tried of [mailbox, ...(known ? [pairOf(mailbox, buckets.net)] : [])]) {
            try {
              if (await checkSecret('codeOf', keyOf('code', tried), check)) return true;
              break;
            } catch (error) {
              if (!(error instanceof AppError)) throw error;
              refused ??= error;
            }
          }
          await sleep(Math.max(0, WRONG_CODE_MS - (performance.now() - start)));
          if (refused) throw refused;
          return false;
        },
        async takeMail(mailbox, kind) {
          const key = keyOf(`mail ${kind}`, mailbox);
          await consume(counters.mailTo, key, 'rate_limited');
          const many = await counters.mailToInDay.penalty(key);
          if (many.consumedPoints > OTHER_SIZES.mailToInDay[0]) await consume(counters.mailToLater, key, 'rate_limited');
        },
        refuseRepetition,
        isEverywhere,
        firstDay: true,
      };
    },
  };
}

/** Limits that never refuse, for benchmarks, tests and RATE_LIMITS=off. */
export const unlimited: LimitsFactory = {
  from: () => ({
    take: async () => {
      await ownTurn('call');
      return nothingToUndo;
    },
    takeUndoably: async () => nothingToUndo,
    waitOf: async () => 0,
    inTurn: (_, work) => work(),
    checkLogin: (_, check) => check(),
    rememberAddress: async () => {},
    checkOwnPassword: (_, check) => check(),
    checkCode: (_, check) => check(),
    takeMail: async () => {},
    refuseRepetition: async () => async () => {},
    isEverywhere: async () => false,
    firstDay: false,
  }),
};
