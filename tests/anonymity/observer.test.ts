import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../chaos/random.ts';
import { call, createTestApp, type TestApp } from '../support/app.ts';
import { makeStudent, STUDENT_PASSWORD, type TestStudent } from '../support/factories.ts';
import { ERASED_AFTER_HOURS, runErasures } from './erasures.ts';
import { changesBetween, readAll, type Change, type Snapshot } from './observation.ts';
import { liveTogether, type Life } from './observed-life.ts';
import { findings, judge, pairing, shuffled } from './statistics.ts';

const SEED = 20_261_122;
const STUDENTS = 20;
const DETACHING = 3;
const ERASING = 6;
const HOUR = 60 * 60 * 1000;
/** Fields that identify an author publicly. */
const NAMES = new Set(['alias', 'creatorId', 'authorId', 'isAuthor']);

let app: TestApp;
let life: Life;
let erasing: Set<string>;
let detaching: Set<string>;
let changes: Change[];
let atOnce: Change[];
let left: Snapshot;

/**
 * The observer is a member of some groups, on the waiting list of others, and a mentor. It reads everything at the moment when
 * several people leave, then hourly for a day, and then every two hours.
 */
beforeAll(async () => {
  app = await createTestApp({
    env: { RATE_LIMITS: 'off' },
    services: { settings: { chatLifetimeHours: 240, moderators: new Set(), pushServices: new Set(), ownHosts: new Set() } },
  });
  const at = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const random = createRandom(SEED);
  const observer = await makeStudent(app);
  const students: TestStudent[] = [];
  for (let count = 0; count < STUDENTS; count += 1) students.push(await makeStudent(app));
  life = await liveTogether(app, { at, students, observer, random });
  const [detach, erase] = [students.slice(0, DETACHING), students.slice(DETACHING, DETACHING + ERASING)];
  detaching = new Set(detach.map(({ accountId }) => accountId));
  erasing = new Set(erase.map(({ accountId }) => accountId));

  const leaving = shuffled([...detach, ...erase], random);
  const hours = ERASED_AFTER_HOURS;
  changes = [];
  let before = await readAll(app, at, observer, life.chats);
  for (let hour = 0, step = 1; hour <= hours; hour += step) {
    step = hour < 24 ? 1 : 2;
    // They all leave at once: a person who leaves alone can be identified, as the page says.
    for (const next of leaving.splice(0)) {
      const texts = detach.includes(next) ? 'detach' : 'erase';
      expect((await call(app, 'POST', '/account/delete', { as: next.token, body: { password: STUDENT_PASSWORD, texts } })).status).toBe(
        200,
      );
    }
    if (hour === 0) atOnce = changesBetween(before, await readAll(app, at, observer, life.chats), hour, life.placeOf);
    app.advance(step * HOUR);
    await runErasures(app);
    const after = await readAll(app, at, observer, life.chats);
    changes.push(...changesBetween(before, after, hour, life.placeOf));
    before = after;
  }
  left = before;
});
afterAll(() => app?.close());

const isOf = (people: Set<string>, thing: string) => (life.owners.get(thing) ?? []).some((owner) => people.has(owner));
const isProfile = (thing: string) => thing.startsWith('mentor ');
const worded = ({ thing, field }: Change) => (field ? `${thing}: ${field}` : thing);

/** Pending requests and places in waiting lists, which others can see. */
const isOpen = (thing: string) => /^request |^waitingPosition /.test(thing);

test('at the moment when people leave, only their mentor profiles change', () => {
  expect(atOnce.filter(({ thing }) => !isProfile(thing)).map(worded)).toEqual([]);
  expect(atOnce.length).toBeGreaterThan(1);
});

test('when people leave with “detach”, only their pending requests and waiting places end, within half a day', () => {
  const theirs = changes.filter(({ thing }) => isOf(detaching, thing) && !isOf(erasing, thing) && !isProfile(thing));
  expect(theirs.filter(({ thing, hour }) => !isOpen(thing) || hour > 12).map(worded)).toEqual([]);
  expect(theirs.length).toBeGreaterThan(0);
});

test('texts and actions of others do not change', () => {
  expect(changes.filter(({ thing }) => !isOf(detaching, thing) && !isOf(erasing, thing)).map(worded)).toEqual([]);
});

test('no alias or author mark in a thread, a group or an experience changes', () => {
  expect(changes.filter(({ field }) => field && NAMES.has(field)).map(worded)).toEqual([]);
});

test('things that go in the same hour or in succession are of one person no more often than by chance', () => {
  const erased = [
    ...new Map(changes.filter(({ thing }) => isOf(erasing, thing) && !isProfile(thing)).map((change) => [change.thing, change])).values(),
  ];
  expect(erased.length).toBeGreaterThan(ERASING * 5);
  // For a decreased number, one of the leavers that it counted.
  const ownerOf = new Map(erased.map(({ thing }) => [thing, life.owners.get(thing)!.find((owner) => erasing.has(owner))!]));
  const together = erased.flatMap((one, index) =>
    erased.slice(index + 1).flatMap((other): [string, string][] => (one.hour === other.hour ? [[one.thing, other.thing]] : [])),
  );
  const oneAfterAnother = erased.slice(1).map((other, index): [string, string] => [erased[index]!.thing, other.thing]);
  const attacks = [pairing('gone in the same hour', together, ownerOf), pairing('gone one after the other', oneAfterAnother, ownerOf)];
  expect(findings('Things of one person', judge(attacks, createRandom(SEED)))).toEqual([]);
});

test('at the end everything that was to be erased is gone, except groups with other members', () => {
  expect([...left.keys()].filter((thing) => isOf(erasing, thing) && !thing.startsWith('group '))).toEqual([]);
  const counted = [...life.owners].flatMap(([name, people]) => {
    const [, field, thing] = /^(\w+) of (.+)$/.exec(name) ?? [];
    const now = thing && left.get(thing);
    // A free place goes to the first in the waiting list.
    return now && !life.owners.has(`waitingPosition of ${thing}`)
      ? [{ name, told: now[field!], true: people.filter((person) => !erasing.has(person)).length }]
      : [];
  });
  expect(counted.length).toBeGreaterThan(20);
  expect(counted.filter((count) => count.told !== count.true)).toEqual([]);
});
