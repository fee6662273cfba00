import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KnownDevice } from '../../src/routers/identity.ts';
import { AppError } from '../../src/routers/errors.ts';
import type { LimitsFactory } from '../../src/server/limits/limits.ts';
import { deferred } from '../support/deferred.ts';

export const OWNER = 'giulia.rossi@edu.unito.it';
export const HOME = '203.0.113.5';
export const CAMPUS = '198.51.100.1';

interface Outcome {
  /** Logged in, wrong password, or refused by a limit. */
  answer: 'in' | 'wrong' | 'refused';
  retryAfter: number | undefined;
  /** Milliseconds by which the answer was delayed. */
  held: number;
}

/** The limits under test. */
export let limits: LimitsFactory;

export function tryOut(factory: LimitsFactory): void {
  limits = factory;
}

/** The delays that were requested; nothing really waits. */
let waits: number[] = [];
export const sleep = async (milliseconds: number) => void waits.push(milliseconds);

export async function attempt(email: string, address: string, right = false, device?: KnownDevice): Promise<Outcome> {
  waits = [];
  const outcome = await limits
    .from(address)
    .checkLogin(email, async () => right, device)
    .then(
      (passed): Pick<Outcome, 'answer' | 'retryAfter'> => ({ answer: passed ? 'in' : 'wrong', retryAfter: undefined }),
      (error: unknown): Pick<Outcome, 'answer' | 'retryAfter'> => {
        if (!(error instanceof AppError) || error.reason !== 'rate_limited') throw error;
        return { answer: 'refused', retryAfter: error.details.retryAfter };
      },
    );
  return { ...outcome, held: waits.reduce((sum, each) => sum + each, 0) };
}

export async function attempts(count: number, email: string, address: (n: number) => string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let n = 0; n < count; n += 1) outcomes.push(await attempt(email, address(n)));
  return outcomes;
}

export const answers = (outcomes: Outcome[]) => outcomes.map(({ answer }) => answer);
const manyAddresses = (n: number) => `10.${n >> 8}.${n & 255}.1`;

/** The tests that hold wherever failures are stored. */
export function rules(): void {
  // The time that a check takes counts towards the delay; here it takes none, however busy the machine is.
  beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0));
  afterEach(() => vi.mocked(performance.now).mockRestore());

  test('1,000 wrong guesses from one address are refused after ten, and lock out neither the owner nor others', async () => {
    await limits.from(HOME).rememberAddress(OWNER);
    const guesses = await attempts(1000, OWNER, () => '192.0.2.66');
    expect(answers(guesses).filter((answer) => answer === 'wrong')).toHaveLength(10);
    expect(guesses.at(-1)).toMatchObject({ answer: 'refused', held: 5000 });
    expect(await attempt(OWNER, HOME, true)).toEqual({ answer: 'in', retryAfter: undefined, held: 0 });
    // An address that is new to the account is let in too, only delayed.
    expect(await attempt(OWNER, '203.0.113.99', true)).toEqual({ answer: 'in', retryAfter: undefined, held: 5000 });
    expect(await attempt('marco.verdi@edu.unito.it', CAMPUS, true)).toEqual({ answer: 'in', retryAfter: undefined, held: 0 });
  });

  test('1,000 wrong guesses from the owner’s own address lock out nobody who has logged in there before', async () => {
    for (const email of [OWNER, 'marco.verdi@edu.unito.it']) expect(await attempt(email, CAMPUS, true)).toMatchObject({ answer: 'in' });
    const guesses = await attempts(1000, OWNER, () => CAMPUS);
    expect(answers(guesses).filter((answer) => answer === 'wrong')).toHaveLength(10);
    expect(await attempt(OWNER, CAMPUS, true)).toMatchObject({ answer: 'in', held: 1000 });
    expect(await attempt('marco.verdi@edu.unito.it', CAMPUS, true)).toMatchObject({ answer: 'in', held: 0 });
    expect(await attempt('nuova.persona@edu.unito.it', CAMPUS, true)).toMatchObject({ answer: 'refused' });
    expect(await attempt('nuova.persona@edu.unito.it', HOME, true)).toMatchObject({ answer: 'in' });
  });

  test('a known device is let in at an unknown address despite 100 wrong guesses or a full queue there', async () => {
    const device = { nonce: 'of the owner', owns: true };
    await attempts(100, OWNER, () => CAMPUS);
    expect(await attempt(OWNER, CAMPUS, true)).toMatchObject({ answer: 'refused' });
    expect(await attempt(OWNER, CAMPUS, true, { nonce: 'of somebody else', owns: false })).toMatchObject({ answer: 'refused' });
    expect(await attempt(OWNER, CAMPUS, true, device)).toEqual({ answer: 'in', retryAfter: undefined, held: 0 });
    const gate = deferred<boolean>();
    const neighbours = Array.from({ length: 40 }, () =>
      limits
        .from(HOME)
        .checkLogin(OWNER, () => gate.wait())
        .catch(() => undefined),
    );
    // The queue is full with twenty.
    expect(await attempt(OWNER, HOME, true)).toMatchObject({ answer: 'refused' });
    expect(await attempt(OWNER, HOME, true, device)).toEqual({ answer: 'in', retryAfter: undefined, held: 0 });
    gate.resolve(false);
    await Promise.all(neighbours);
    // Up to nine wrong passwords of the owner a day do not block the device.
    for (let n = 1; n <= 9; n += 1) expect((await attempt(OWNER, CAMPUS, false, device)).answer).toBe('refused');
    expect(await attempt(OWNER, CAMPUS, true, device)).toMatchObject({ answer: 'in', held: 0 });
  });

  test('a stolen device cookie allows ten more guesses, however many are sent at once', async () => {
    const device = { nonce: 'stolen', owns: true };
    await attempts(12, OWNER, () => '192.0.2.66');
    let checked = 0;
    const guess = () => limits.from('192.0.2.66').checkLogin(OWNER, async () => ((checked += 1), false), device);
    await Promise.allSettled(Array.from({ length: 30 }, guess));
    expect(checked).toBe(10);
    expect(await attempt(OWNER, '192.0.2.66', true, device)).toMatchObject({ answer: 'refused' });
    expect(await attempt(OWNER, HOME, true, { nonce: 'of the owner', owns: true })).toMatchObject({ answer: 'in' });
  });

  test('guessing from a known browser does not reveal whether an account has logged in there', async () => {
    const seen = [];
    for (const [email, owns] of [[OWNER, true] as const, ['nessuno@edu.unito.it', false] as const]) {
      const address = owns ? '198.51.100.1' : '198.51.100.2';
      const device = { nonce: `at ${address}`, owns };
      let checked = 0;
      const check = async () => ((checked += 1), false);
      const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => limits.from(address).checkLogin(email, check, device)));
      seen.push({ outcomes, one: await attempt(email, address, false, device), checked, held: (await attempt(email, address)).held });
      for (let n = 0; n < 20; n += 1) seen.push(await attempt(email, address, false, device));
    }
    expect(seen.slice(0, seen.length / 2)).toEqual(seen.slice(seen.length / 2));
  });

  test('1,000 wrong guesses from as many addresses do not delay the owner at a known address', async () => {
    await limits.from(HOME).rememberAddress(OWNER);
    const guesses = await attempts(1000, OWNER, manyAddresses);
    expect(new Set(answers(guesses))).toEqual(new Set(['wrong']));
    expect(guesses.filter(({ held }, n) => n > 0 && held < guesses[n - 1]!.held)).toEqual([]);
    expect(guesses.at(-1)!.held).toBe(5000);
    expect(await attempt(OWNER, HOME, true)).toMatchObject({ answer: 'in', held: 0 });
  });

  test('after 200 failures an address refuses accounts that are new there; other addresses are unaffected', async () => {
    await attempt(OWNER, CAMPUS, true);
    const outcomes: Outcome[] = [];
    for (let n = 0; n < 260; n += 1) outcomes.push(await attempt(`a${n}@edu.unito.it`, CAMPUS));
    expect(answers(outcomes)).toEqual([...Array(200).fill('wrong'), ...Array(60).fill('refused')]);
    expect(outcomes.at(-1)!.retryAfter).toBeGreaterThan(0);
    expect(await attempt('a0@edu.unito.it', CAMPUS, true)).toMatchObject({ answer: 'refused' });
    expect(await attempt('a0@edu.unito.it', HOME, true)).toMatchObject({ answer: 'in' });
    expect(await attempt(OWNER, CAMPUS, true)).toMatchObject({ answer: 'in', held: 0 });
  });

  test('each IPv6 /48 has a limit of its own', async () => {
    let wrong = 0;
    for (let n = 0; n < 1100; n += 1)
      if ((await attempt(`b${n}@edu.unito.it`, `2001:db8:7:${(n >> 5).toString(16)}::${n.toString(16)}`)).answer === 'wrong') wrong += 1;
    expect(wrong).toBe(1000);
    expect(await attempt(OWNER, '2001:db8:7:ffff::1', true)).toMatchObject({ answer: 'refused' });
    expect(await attempt(OWNER, '2001:db8:8::1', true)).toMatchObject({ answer: 'in' });
  });

  test('guessing reveals neither whether an account exists nor whether it has logged in from the address', async () => {
    await limits.from(CAMPUS).rememberAddress(OWNER);
    const here = await attempts(40, OWNER, () => CAMPUS);
    const nobody = await attempts(40, 'nessuno@edu.unito.it', () => '198.51.100.2');
    expect(here).toEqual(nobody);
    // The same after guesses at both accounts from elsewhere, and at other accounts from these addresses.
    for (const [n, email] of ['tizio@edu.unito.it', 'caio@edu.unito.it'].entries()) {
      await attempts(80, email, (m) => `10.200.${n}.${m}`);
      for (let m = 0; m < 60; m += 1) await attempt(`x${m}@edu.unito.it`, `198.51.100.${3 + n}`);
    }
    await limits.from('198.51.100.3').rememberAddress('tizio@edu.unito.it');
    expect(await attempts(30, 'tizio@edu.unito.it', () => '198.51.100.3')).toEqual(
      await attempts(30, 'caio@edu.unito.it', () => '198.51.100.4'),
    );
    // The same for many guesses at once: the outcomes and the delays are equal.
    await limits.from('198.51.100.5').rememberAddress('sempronio@edu.unito.it');
    for (const size of [8, 40, 8]) {
      const seen = [];
      for (const [email, address] of [
        ['sempronio@edu.unito.it', '198.51.100.5'],
        ['nessun.altro@edu.unito.it', '198.51.100.6'],
      ] as const) {
        waits = [];
        const guess = () => limits.from(address).checkLogin(email, async () => false);
        const outcomes = await Promise.allSettled(Array.from({ length: size }, guess));
        seen.push({ outcomes, waits: waits.sort((a, b) => a - b) });
      }
      expect(seen[0]).toEqual(seen[1]);
    }
  });

  test('once account and address are blocked, a right password gets the same answer as a wrong one', async () => {
    const wrong = await attempts(12, OWNER, () => '192.0.2.66');
    expect(await attempt(OWNER, '192.0.2.66', true)).toEqual(wrong.at(-1));
  });

  test('concurrent guesses get no further than sequential ones', async () => {
    /** Returns how many of 100 guesses are checked before the first is answered, while `queueing` of them wait. */
    const crowd = async (email: string, address: (n: number) => string, queueing = 0) => {
      const seen = { checked: 0, refused: 0 };
      const gate = deferred<boolean>();
      const guess = (n: number) =>
        limits
          .from(address(n))
          .checkLogin(email, () => {
            seen.checked += 1;
            return gate.wait();
          })
          .catch(() => void (seen.refused += 1));
      const all = Promise.all(Array.from({ length: 100 }, (_, n) => guess(n)));
      while (seen.checked + seen.refused < 100 - queueing) await new Promise(setImmediate);
      const together = seen.checked;
      gate.resolve(false);
      await all;
      return together;
    };
    expect(await crowd(OWNER, () => '192.0.2.66', 17)).toBe(3);
    expect(await crowd('altra@edu.unito.it', manyAddresses)).toBe(10);
    expect(await attempt('altra@edu.unito.it', HOME, true)).toMatchObject({ answer: 'in' });
    // In total, only as many guesses are allowed as one after the other.
    for (let n = 0; n < 20; n += 1) await crowd('terza@edu.unito.it', () => '192.0.2.66', 17);
    expect(await attempt('terza@edu.unito.it', '192.0.2.66', true)).toMatchObject({ answer: 'refused' });
  });

  test('attempts that are refused because others fill the places of the account delay its owner, but do not block', async () => {
    await limits.from(CAMPUS).rememberAddress(OWNER);
    const gate = deferred<boolean>();
    const seen = { begun: 0 };
    const strangers = Array.from({ length: 10 }, (_, n) =>
      limits.from(manyAddresses(n)).checkLogin(OWNER, () => ((seen.begun += 1), gate.wait())),
    );
    while (seen.begun < 10) await new Promise(setImmediate);
    // A wrong password at a known address, and the right one elsewhere, are answered alike.
    const here = await attempts(30, OWNER, () => CAMPUS);
    const away: Outcome[] = [];
    for (let n = 0; n < 30; n += 1) away.push(await attempt(OWNER, HOME, true));
    expect(away).toEqual(here);
    for (const { answer, retryAfter } of away) expect([answer, retryAfter]).toEqual(['refused', 5]);
    // Checks at the known address get as slow as after other failures.
    expect(here.at(-1)!.held).toBe(1000);
    gate.resolve(false);
    await Promise.all(strangers);
    expect(await attempt(OWNER, HOME, true)).toMatchObject({ answer: 'in', held: 5000 });
    expect(await attempt(OWNER, HOME)).toMatchObject({ answer: 'wrong', held: 0 });
  });

  test('200 people with the right password can log in at once from an address new to all of them', async () => {
    waits = [];
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, n) => limits.from(CAMPUS).checkLogin(`c${n}@edu.unito.it`, async () => true)),
    );
    expect(all).toEqual(Array(200).fill(true));
    expect(waits).toEqual([]);
    expect(await attempt('un.altro@edu.unito.it', CAMPUS)).toMatchObject({ answer: 'wrong', held: 0 });
  });

  test('a check that throws does not count as a failure', async () => {
    for (let n = 0; n < 300; n += 1)
      await expect(limits.from(CAMPUS).checkLogin(OWNER, () => Promise.reject(new Error('database away')))).rejects.toThrow(
        'database away',
      );
    expect(await attempt(OWNER, CAMPUS, true)).toMatchObject({ answer: 'in', held: 0 });
  });

  test('failed logins do not count for password checks within a session, nor the other way round', async () => {
    await attempts(1000, OWNER, manyAddresses);
    const { checkOwnPassword } = limits.from('192.0.2.66');
    expect(await checkOwnPassword('giulia', async () => true)).toBe(true);
    for (let n = 0; n < 10; n += 1) expect(await checkOwnPassword('giulia', async () => false)).toBe(false);
    await expect(checkOwnPassword('giulia', async () => true)).rejects.toMatchObject({ reason: 'rate_limited' });
    expect(await checkOwnPassword('marco', async () => true)).toBe(true);
    expect(await attempt(OWNER, HOME, true)).toMatchObject({ answer: 'in' });
  });
}
