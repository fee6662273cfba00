import { setTimeout as wait } from 'node:timers/promises';
import type { LimitName, Limits } from '../../routers/context.ts';
import type { Viewer } from '../../routers/identity.ts';
import { AppError } from '../../routers/errors.ts';
import { bucketsOf, type AddressBuckets } from './addresses.ts';
import { consume, createAccountKeys, createCounters, createKeys, createPersonCounters, type Sizes } from './counters.ts';
import { createDeviceLogins } from './device-logins.ts';
import { createLoginLimits, pairOf } from './login-limits.ts';
import { skeletonOf } from '../../moderation/reading/skeleton.ts';
import { MINUTE_SECONDS, HOUR_SECONDS, DAY_SECONDS } from '../../routers/durations.ts';
import { ownTurn } from './own-turn.ts';
import { createRepetition, REPEATABLE_LENGTH } from './repetition.ts';
import { PATIENCE_MS, Turns } from './turns.ts';
import type { Commands } from '../start/valkey.ts';

/** How often one person (or, for a guest, one address) may do a thing: calls in so many seconds. */
const SIZES: Sizes<Exclude<LimitName, 'login' | 'register'>> = {
  read: [300, 5 * MINUTE_SECONDS],
  // Of each login by itself: whoever got hold of one must not keep its owner from ending it.
  safety: [300, 5 * MINUTE_SECONDS],
  write: [120, HOUR_SECONDS],
  post: [10, HOUR_SECONDS],
  comment: [60, HOUR_SECONDS],
  like: [120, HOUR_SECONDS],
  mentorship: [10, DAY_SECONDS],
  export: [5, HOUR_SECONDS],
  report: [20, DAY_SECONDS],
  // On an account's first day; whoever is in need of more than these is not alone with them any more.
  'first-posts': [10, DAY_SECONDS],
  'first-comments': [60, DAY_SECONDS],
  'first-requests': [3, DAY_SECONDS],
  // Behind one address there may be a campus.
  'guest-report': [10, HOUR_SECONDS],
  // Whoever moderates looks at a queue, case by case.
  moderate: [600, HOUR_SECONDS],
  // Each asks about every post there is.
  own: [60, HOUR_SECONDS],
  // Many forget their password behind one address, as on a campus.
  mail: [20, 30 * MINUTE_SECONDS],
};
const OTHER_SIZES: Sizes<
  'register' | 'registerFromSite' | 'mailFromSite' | 'ownPassword' | 'mailTo' | 'mailToInDay' | 'mailToLater' | 'codeOf'
> = {
  register: [5, 30 * MINUTE_SECONDS],
  // A campus may have one /48.
  registerFromSite: [50, 30 * MINUTE_SECONDS],
  mailFromSite: [200, 30 * MINUTE_SECONDS],
  ownPassword: [10, 15 * MINUTE_SECONDS],
  // Strangers may ask for them, too: nobody's mailbox is to be flooded.
  mailTo: [4, HOUR_SECONDS],
  mailToInDay: [12, DAY_SECONDS],
  // However many strangers have asked for: nobody is kept for a day from what lets them in again.
  mailToLater: [1, HOUR_SECONDS],
  // Of a million codes. The link in the mail still works.
  codeOf: [10, DAY_SECONDS],
};
/** What keys of counters may begin with: the same for everybody. */
export const LIMIT_NAMES: readonly string[] = [...Object.keys(SIZES), ...Object.keys(OTHER_SIZES)];
/** Milliseconds after which a wrong code is answered: how long it took to look for it would tell whether there is one. */
const WRONG_CODE_MS = 300;

/** Calls of one person that go on at a time: pages ask for three to five things at once, most of them short. Of ten connections to the database two people leave four. */
const CALLS_AT_ONCE = 3;
/** The same of the guests behind one address, who may be a campus. */
const GUEST_CALLS_AT_ONCE = 6;

/** So many times a text may be said in a day, by whomever, before somebody looks at it. */
const SAME_TEXT_MAX = 3;

export interface LimitsFactory {
  /**
   * The limits for requests from one address. After they have counted a call, its input is read and judged in a turn of its own: the ten calls
   * of a batch one after the other, so that others are served in between.
   */
  from(address: string): Limits;
}

interface Options {
  secretKey: string;
  valkey?: Commands | undefined;
  now(): Date;
  /** How a delayed answer waits; tests do not. */
  sleep?(milliseconds: number): Promise<unknown>;
}

/**
 * Counts in this process, or over Valkey when instances share. Addresses and logins are counted by HMACs that change each
 * day; what people do is passed on in entries that only processes can read.
 */
export function createLimits({ secretKey, valkey, now, sleep = wait }: Options): LimitsFactory {
  const { read, safety, ...acts } = SIZES;
  const persons = {
    ...createPersonCounters(acts, secretKey, valkey),
    // A limit on reads protects one process, and reads leave nothing behind that others must know of.
    ...createPersonCounters({ read, safety }, secretKey, undefined),
  };
  const counters = createCounters({ ...SIZES, ...OTHER_SIZES }, valkey);
  const keyOf = createKeys(secretKey, now);
  const accountKey = createAccountKeys(keyOf, now);
  // Told as people's acts are: what Valkey holds must not tell which texts are alike.
  const { sameText } = createPersonCounters({ sameText: [SAME_TEXT_MAX, DAY_SECONDS] }, secretKey, valkey);
  const logins = createLoginLimits({ keyOf, valkey, sleep });
  const checkOnDevice = createDeviceLogins({ keyOf, valkey });
  const refuseRepetition = createRepetition({ keyOf, secretKey, valkey });
  const turns = { persons: new Turns(CALLS_AT_ONCE, PATIENCE_MS), guests: new Turns(GUEST_CALLS_AT_ONCE, PATIENCE_MS) };

  /** Counts a try before the check, so that many at once cannot slip through, and takes it back when it was right or none. */
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
    const counted = await consume(sameText, keyOf('said', skeletonOf(text).join('')), 'repeated_text').catch(() => undefined);
    return counted === undefined;
  };

  const count = async (limit: LimitName, viewer: Viewer | null, { net, site }: AddressBuckets) => {
    // Counted by its failures, in checkLogin: others behind the address keep theirs.
    if (limit === 'login') return;
    // Somebody who registers may have a session, but registers as a guest.
    if (viewer && limit !== 'register') return void (await consume(persons[limit], accountKey(viewer.accountId), 'rate_limited'));
    await consume(counters[limit], keyOf('address', net), 'rate_limited');
    if (site && (limit === 'register' || limit === 'mail'))
      await consume(counters[`${limit}FromSite`], keyOf('site', site), 'rate_limited');
  };

  return {
    from(address) {
      const buckets = bucketsOf(address);
      return {
        async take(limit, viewer) {
          await count(limit, viewer, buckets);
          await ownTurn('call');
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
          // Where the account was before, strangers' guesses keep nobody from the right code; a wrong one is answered as anywhere.
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

/** For benchmarks and tests: no limit at all. */
export const unlimited: LimitsFactory = {
  from: () => ({
    take: () => ownTurn('call'),
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
