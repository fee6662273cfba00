import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import { SHARED_BY_MIN } from '../../src/routers/account/rules.ts';
import type { ShareableDetails } from '../../src/routers/account/schema.ts';
import { createCohorts } from '../../src/server/security/cohorts.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeStudent } from '../support/factories.ts';

let cohorts: ReturnType<typeof createCohorts>;
const app = useTestApp({ services: { cohorts: { size: (place) => cohorts.size(place) } } });
const START = Date.parse('2026-11-22T09:00:00Z');
const DAY = 24 * 60 * 60_000;
let clock = START;
const exactly = () => 0;

beforeEach(async () => {
  await app.db.deleteFrom('accounts').execute();
  clock = START;
  cohorts = createCohorts({ db: app.db, vault: app.services.vault, now: () => clock, blurOf: exactly });
});

/** Rows per insert. */
const BATCH = 2000;
const PISA = { university: 'Università di Pisa', faculty: 'Informatica', studyYear: 'Dottorato' };

/** The first account registered ten days ago, and each further one three days earlier. */
const oneByOne = (index: number) => START - (10 + 3 * index) * DAY;

/** Inserts accounts that nobody can log in to. */
async function makeAccounts(count: number, place: Partial<typeof PISA> = {}, registeredAt = oneByOne): Promise<void> {
  const { vault } = app.services;
  const detailsAt = (at: string) => ({
    email: '',
    passwordHash: '-',
    firstName: 'N',
    lastName: 'C',
    ...PISA,
    ...place,
    termsAcceptedAt: at,
    createdAt: at,
  });
  for (let made = 0; made < count; made += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - made) }, (_, index) => {
      const id = randomUUID();
      const details = detailsAt(new Date(registeredAt(made + index)).toISOString());
      return { id, email_digest: vault.nameOf('email', id), details: vault.seal(`account ${id}`, details) };
    });
    await app.db.insertInto('accounts').values(rows).execute();
  }
}

async function safeOf(token: string): Promise<boolean[]> {
  const { status, body } = await call<ShareableDetails>(app, 'GET', '/account/shareable', { as: token });
  expect(status).toBe(200);
  return [body.university.safe, body.faculty.safe, body.studyYear.safe];
}

test('each detail is safe once twenty accounts share it together with those before it', async () => {
  const { token } = await makeStudent(app, PISA);
  const steps: [number, Partial<typeof PISA>, boolean[]][] = [
    [SHARED_BY_MIN - 1, { faculty: 'Fisica', studyYear: 'altro' }, [false, false, false]],
    [1, { faculty: 'Fisica' }, [true, false, false]],
    [SHARED_BY_MIN - 1, { studyYear: 'altro' }, [true, false, false]],
    [1, { studyYear: 'altro' }, [true, true, false]],
    [SHARED_BY_MIN - 1, {}, [true, true, false]],
    [1, {}, [true, true, true]],
  ];
  for (const [count, place, safe] of steps) {
    await makeAccounts(count, place);
    await cohorts.count();
    expect(await safeOf(token), JSON.stringify([count, place])).toEqual(safe);
  }
});

test('the same year at another faculty, and the same faculty at another university, do not count', async () => {
  const { token } = await makeStudent(app, PISA);
  await makeAccounts(50, { university: 'Politecnico di Torino' });
  await makeAccounts(50, { faculty: 'Fisica' });
  await cohorts.count();
  expect(await safeOf(token)).toEqual([true, false, false]);
});

test('names match regardless of spelling, and the response keeps the caller’s own spelling', async () => {
  const { token } = await makeStudent(app, { university: 'UNIVERSITA’  di pisa', faculty: 'informàtica', studyYear: 'dottorato' });
  await makeAccounts(SHARED_BY_MIN);
  await cohorts.count();
  const { body } = await call<ShareableDetails>(app, 'GET', '/account/shareable', { as: token });
  expect(body.university).toEqual({ value: 'UNIVERSITA’  di pisa', safe: true });
  expect(body.studyYear).toEqual({ value: 'dottorato', safe: true });
});

test('nothing is safe before the first count, which the first request starts', async () => {
  const { token } = await makeStudent(app, PISA);
  await makeAccounts(SHARED_BY_MIN);
  expect(await safeOf(token)).toEqual([false, false, false]);
  await expect.poll(() => safeOf(token)).toEqual([true, true, true]);
});

test('forty fake accounts never make a student’s details look shared, not even as they age', async () => {
  const register = (email: string) => call(app, 'POST', '/auth/register', { body: { ...EXAMPLES.Register, ...PISA, email } });
  for (let made = 0; made < 40; made += 1) expect((await register(`inventata.${made}@studenti.unipi.it`)).status).toBe(200);
  const { token } = await makeStudent(app, PISA);
  clock = Date.now();
  for (const days of [0, 7, 8, 60]) {
    clock += days * DAY;
    await cohorts.count();
    expect(await safeOf(token), `${days} days later`).toEqual([false, false, false]);
  }
});

test('accounts registered on one day or in one week count as few, and new ones do not count', async () => {
  const counted = async () => {
    await cohorts.count();
    return cohorts.size(PISA);
  };
  await makeAccounts(40, {}, () => START - 20 * DAY);
  expect(await counted()).toBe(2);
  await makeAccounts(40, {}, (index) => START - (41 + (index % 7)) * DAY);
  expect(await counted()).toBeLessThanOrEqual(12);
  const before = await counted();
  await makeAccounts(40, {}, (index) => START - (index % 6) * DAY);
  expect(await counted()).toBe(before);
});

test('counts are blurred downwards, differently per place and always in the same way', async () => {
  const place = (index: number) => ({ faculty: `Facoltà ${index}` });
  for (let index = 0; index < 12; index += 1) await makeAccounts(SHARED_BY_MIN, place(index));
  const sizes = async () => {
    cohorts = createCohorts({ db: app.db, vault: app.services.vault, now: () => clock });
    await cohorts.count();
    return Promise.all(Array.from({ length: 12 }, (_, index) => cohorts.size({ ...PISA, ...place(index) })));
  };
  const first = await sizes();
  expect(new Set(first).size).toBeGreaterThan(1);
  expect(Math.max(...first)).toBeLessThanOrEqual(SHARED_BY_MIN);
  expect(await sizes()).toEqual(first);
});

test('accounts are counted again after an hour, not before', async () => {
  const { token } = await makeStudent(app, PISA);
  await cohorts.count();
  await makeAccounts(SHARED_BY_MIN);
  clock += 59 * 60_000;
  expect(await safeOf(token)).toEqual([false, false, false]);
  await cohorts.size(PISA);
  expect(await safeOf(token)).toEqual([false, false, false]);
  clock += 2 * 60_000;
  await expect.poll(() => safeOf(token)).toEqual([true, true, true]);
});

test('while the database is unreachable the last count is used, and retried at most once a minute', async () => {
  await makeAccounts(SHARED_BY_MIN);
  let asked = 0;
  let away = false;
  const db = app.db.withPlugin({
    transformQuery({ node }) {
      asked += 1;
      if (away) throw new Error('connection lost');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  cohorts = createCohorts({ db, vault: app.services.vault, now: () => clock, blurOf: exactly });
  await cohorts.count();
  away = true;
  clock += 61 * 60_000;
  asked = 0;
  for (let question = 0; question < 5; question += 1) expect(await cohorts.size(PISA)).toBe(SHARED_BY_MIN);
  expect(asked).toBe(1);
  clock += 61_000;
  expect(await cohorts.size(PISA)).toBe(SHARED_BY_MIN);
  await expect.poll(() => asked).toBe(2);
});

test('counting 20,000 accounts does not block the event loop', async () => {
  await makeAccounts(20_000, { faculty: 'Scienze della comunicazione' });
  const longest: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) longest.push(await longestTurn(cohorts.count()));
  expect(await cohorts.size({ university: PISA.university })).toBe(20_000);
  expect(Math.min(...longest)).toBeLessThan(50);
});

test('offered details fit at least twenty accounts, although all details together identify half of them', async () => {
  // 400 students in a long-tailed distribution: the k-th of twenty universities has 1/k of the students of the first.
  const places = Array.from({ length: 400 }, (_, index) => {
    const spread = (count: number, step: number) => Math.floor(count ** (((index * step) % 397) / 397)) - 1;
    return { university: `Ateneo ${spread(21, 11)}`, faculty: `Facoltà ${spread(13, 89)}`, studyYear: `${1 + spread(6, 173)}° anno` };
  });
  for (const [index, place] of places.entries()) await makeAccounts(1, place, () => oneByOne(index));
  await cohorts.count();
  const told = async (place: (typeof places)[number]) => {
    const { university, faculty } = place;
    const sizes = await Promise.all([{ university }, { university, faculty }, place].map((part) => cohorts.size(part)));
    return Object.values(place).filter((_, index) => sizes[index]! >= SHARED_BY_MIN);
  };
  const candidates = (words: string[]) =>
    places.filter((place) => words.every((word, index) => Object.values(place)[index] === word)).length;
  const before = places.filter((place) => candidates(Object.values(place)) === 1).length;
  const offered = await Promise.all(places.map(told));
  expect(before).toBeGreaterThan(200);
  expect(Math.min(...offered.map(candidates))).toBeGreaterThanOrEqual(SHARED_BY_MIN);
  // Yet most students are offered something.
  expect(offered.filter((words) => words.length > 0).length).toBeGreaterThan(200);
});

/** Returns the CPU time in milliseconds, which a busy machine does not prolong, of the longest turn of the event loop meanwhile. */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  const progress = { done: false };
  void work.finally(() => (progress.done = true));
  let longest = 0;
  while (!progress.done) {
    const before = process.cpuUsage();
    await nextTurn();
    longest = Math.max(longest, process.cpuUsage(before).user / 1000);
  }
  return longest;
}
