import { MINUTE_SECONDS, HOUR_SECONDS, DAY_SECONDS } from '../../routers/durations.ts';
import { AppError } from '../../routers/errors.ts';
import type { AddressBuckets } from './addresses.ts';
import { createCounters, secondsLeft, type KeyOf, type Sizes } from './counters.ts';
import { Slots } from './slots.ts';
import { Turns } from './turns.ts';
import type { Commands } from '../start/valkey.ts';

/** Counted, but never a reason to refuse. */
const UNBOUNDED = Number.MAX_SAFE_INTEGER;
/** Wrong passwords. A pair is one account from one address. The failures of an account from all addresses only delay answers. */
const SIZES: Sizes<'loginOfPair' | 'busyOfPair' | 'loginOfAccount' | 'loginFromAddress' | 'loginFromSite' | 'walls' | 'known'> = {
  loginOfPair: [10, 15 * MINUTE_SECONDS],
  // Refused because others had taken the places. They lengthen the pair's delays like failures, but do not block it.
  busyOfPair: [UNBOUNDED, 15 * MINUTE_SECONDS],
  loginOfAccount: [UNBOUNDED, 15 * MINUTE_SECONDS],
  loginFromAddress: [200, 15 * MINUTE_SECONDS],
  loginFromSite: [1000, 15 * MINUTE_SECONDS],
  walls: [UNBOUNDED, DAY_SECONDS],
  known: [1, 2 * DAY_SECONDS],
};
/** A pair is blocked for 15 minutes first, then for twice as long each time within a day: 100 guesses a day. */
const WALL = 15 * MINUTE_SECONDS;
const WALL_MAX = 4 * HOUR_SECONDS;

/** Failures before answers are delayed, and milliseconds of delay for each further failure. Many people may mistype behind one address. */
const DELAYS = { pair: [3, 700], account: [10, 50], address: [20, 50], site: [100, 20] } as const;
const DELAY_MAX = 5000;

/**
 * Concurrent checks, for a pair and for an account from all addresses that are new to it. Together with the delays they bound the guesses:
 * at most 172,800 a day from all addresses that are new to an account, and three a second, 259,200 a day, from one that it knows.
 */
const PAIR_SLOTS = 3;
const ACCOUNT_SLOTS = 10;
/** Queued guesses of a pair. An owner at an address that an attacker shares may have to wait behind the attacker's guesses. */
const LINE_MAX = 20;
/** Maximum milliseconds for which a guess occupies a slot of its pair; it grows with the failures. */
const LINE_STEP = 1000;
/** Concurrent delayed answers, for one address and in total: each takes a little memory while it waits. */
const HELD_OF_ADDRESS = 20;
const HELD_MAX = 500;
const BUSY_SECONDS = 5;

interface Options {
  keyOf: KeyOf;
  valkey: Commands | undefined;
  sleep(milliseconds: number): Promise<unknown>;
}

export function createLoginLimits({ keyOf, valkey, sleep }: Options) {
  const counters = createCounters(SIZES, valkey);
  const slots = {
    account: new Slots(ACCOUNT_SLOTS),
    address: new Slots(Infinity),
    line: new Slots(LINE_MAX),
    heldOfAddress: new Slots(HELD_OF_ADDRESS),
    held: new Slots(HELD_MAX),
  };
  const lines = new Turns(PAIR_SLOTS);

  /** Whether the account logged in from this address today or yesterday. */
  const knows = async (email: string, { net }: AddressBuckets) => {
    const marks = [0, 1].map((daysAgo) => counters.known.get(keyOf('known', pairOf(email, net), daysAgo)));
    return (await Promise.all(marks)).some((mark) => mark !== null);
  };
  const remember = async (email: string, { net }: AddressBuckets) =>
    void (await counters.known.set(keyOf('known', pairOf(email, net)), 1, 2 * DAY_SECONDS));

  /**
   * Whether the password is right. A failure is counted before the check and taken back when the password was right, so that parallel
   * guesses cannot slip through. At an address that the account knows, its owner gets through with the right password, whatever others did
   * there; a wrong password gets the same delays and limits as anywhere else.
   */
  async function checkLogin(email: string, from: AddressBuckets, check: () => Promise<boolean>): Promise<boolean> {
    const keys = {
      pair: keyOf('pair', pairOf(email, from.net)),
      account: keyOf('email', email),
      address: keyOf('address', from.net),
      site: from.site && keyOf('site', from.site),
    };
    const known = await knows(email, from);
    const leave = [slots.address.take(keys.address), slots.line.take(keys.pair)];
    try {
      if (leave.includes(undefined)) throw busy();
      const [pair, busyBefore, account, address, site] = await Promise.all([
        counters.loginOfPair.penalty(keys.pair),
        counters.busyOfPair.get(keys.pair),
        counters.loginOfAccount.penalty(keys.account),
        counters.loginFromAddress.penalty(keys.address),
        keys.site ? counters.loginFromSite.penalty(keys.site) : undefined,
      ]);
      const giveBack = (right: boolean) =>
        Promise.all([
          ...(right
            ? [counters.loginOfPair.delete(keys.pair), counters.busyOfPair.delete(keys.pair)]
            : [counters.loginOfPair.reward(keys.pair)]),
          counters.loginOfAccount.reward(keys.account),
          counters.loginFromAddress.reward(keys.address),
          keys.site && counters.loginFromSite.reward(keys.site),
        ]);
      // Attempts in progress from this address do not count as failures: all may be right, as in a lecture hall.
      const failedHere = address.consumedPoints - slots.address.taken(keys.address);
      const failedAround = site ? site.consumedPoints - slots.address.taken(keys.address) : 0;
      const walls = [
        ...(pair.consumedPoints > SIZES.loginOfPair[0] ? [pair] : []),
        ...(failedHere >= SIZES.loginFromAddress[0] ? [address] : []),
        ...(site && failedAround >= SIZES.loginFromSite[0] ? [site] : []),
      ];
      const ownDelay = delayOf('pair', pair.consumedPoints - 1 + (busyBefore?.consumedPoints ?? 0));
      const delay = Math.max(
        ownDelay,
        delayOf('account', account.consumedPoints - 1),
        delayOf('address', failedHere),
        delayOf('site', failedAround),
      );
      let right = false;
      let waited = 0;
      let place: (() => void) | undefined;
      try {
        await lines.run(keys.pair, async () => {
          if (walls.length === 0) leave.push((place = slots.account.take(keys.account)));
          // While blocked, nothing is checked, because checks would take time from callers at other addresses.
          const checks = known || (walls.length === 0 && place !== undefined);
          const step = Math.min(ownDelay, LINE_STEP);
          const start = performance.now();
          // In parallel, so that the delay does not reveal whether anything was checked.
          [right] = await Promise.all([checks && check(), pause(step)]);
          waited = Math.max(step, Math.round(performance.now() - start));
        });
      } catch (error) {
        await giveBack(false);
        throw error;
      }
      const accepted = right && (known || walls.length === 0);
      if (!(known && accepted)) {
        const lacksPlace = walls.length === 0 && !place;
        if (lacksPlace || !(await holdBack(delay - waited, keys.address))) {
          // Alike for right, wrong and unchecked passwords, so that the counts reveal nothing about them.
          await Promise.all([giveBack(false), counters.busyOfPair.penalty(keys.pair)]);
          throw busy();
        }
      }
      if (accepted) {
        await Promise.all([giveBack(true), remember(email, from)]);
        return true;
      }
      if (walls.length > 0) throw new AppError('rate_limited', { retryAfter: Math.max(...walls.map(secondsLeft)) });
      if (pair.consumedPoints === SIZES.loginOfPair[0]) await raiseWall(keys.pair);
      return false;
    } finally {
      leave.forEach((give) => give?.());
    }
  }

  /** @returns whether it waited; false at once when too many answers are held back already. */
  async function holdBack(milliseconds: number, addressKey: string): Promise<boolean> {
    if (milliseconds <= 0) return true;
    const places = [slots.heldOfAddress.take(addressKey), slots.held.take('all')];
    try {
      if (places.includes(undefined)) return false;
      await pause(milliseconds);
      return true;
    } finally {
      places.forEach((give) => give?.());
    }
  }

  async function raiseWall(pairKey: string): Promise<void> {
    const { consumedPoints: walls } = await counters.walls.penalty(pairKey);
    await counters.loginOfPair.set(pairKey, SIZES.loginOfPair[0], Math.min(WALL * 2 ** (walls - 1), WALL_MAX));
  }

  async function pause(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await sleep(milliseconds);
  }

  return { checkLogin, remember, knows };
}

/** Joins a mailbox and an address into the value of a counter's key. */
export function pairOf(email: string, net: string): string {
  return `${email}\0${net}`;
}

function delayOf(kind: keyof typeof DELAYS, failures: number): number {
  const [free, step] = DELAYS[kind];
  return Math.min(Math.max(failures - free, 0) * step, DELAY_MAX);
}

function busy(): AppError {
  return new AppError('rate_limited', { retryAfter: BUSY_SECONDS });
}
