import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Passwords } from '../../src/routers/identity.ts';
import { shuffleAccounts } from '../../src/routers/auth/queries.ts';
import { shuffleMailboxes } from '../../src/routers/mailboxes/queries.ts';
import { deleteWithdrawn } from '../../src/routers/own-words/queries.ts';
import { findViewer } from '../../src/routers/sessions/queries.ts';
import { createPasswords } from '../../src/server/security/password.ts';
import type { Random } from '../chaos/random.ts';
import { call, type TestApp } from '../support/app.ts';
import { tokenOf, type MailServer } from '../support/mail-server.ts';
import { STUDENT_PASSWORD } from '../support/students.ts';
import { runErasures } from './erasures.ts';
import { PRODUCT, type Actor, type Just } from './ledger.ts';

export interface Clock {
  now(): Date;
  advance(milliseconds: number): void;
}

export interface Student {
  id: string;
  email: string;
  university: string;
  faculty: string;
  studyYear: string;
  /** Where they connect from. */
  address: string;
  /** The login of an earlier day, with which they write. */
  token: string;
  /** Logins of the day, on other devices. */
  others: string[];
}

/** What there is to act on. */
export interface World {
  test: TestApp;
  random: Random;
  clock: Clock;
  /** Where its sockets are. */
  at: string;
  /** Where the product's mails arrive. */
  mails?: MailServer | undefined;
  students: Student[];
  /** Each address that somebody has or had, and whose. */
  mailboxes: Map<string, string>;
  posts: number[];
  comments: number[];
  groups: number[];
  /** Who is in which group, as far as they came in by themselves. */
  rooms: { id: number; by: Student }[];
  meetings: { id: number; group: number }[];
  /** How many groups have passed to somebody else. */
  handedOver: number;
  experiences: number[];
  mentors: { id: number; by: Student }[];
  requests: { id: number; by: Student; mentor: Student }[];
  /** Requests whose two people write to each other. */
  talks: { id: number; by: Student; mentor: Student }[];
  /** Whose posts and comments are. */
  said: { kind: 'post' | 'comment'; id: number; by: Student }[];
  /** What people can change and take back. */
  words: Word[];
  texts: number;
  /** To be called after each call of the product. */
  record(actor: Actor): Promise<void>;
}

export interface Word {
  by: Student;
  path: string;
  /** What changes it, where it can be changed. */
  change?: object | undefined;
  /** A comment that can be answered, and its post. */
  answered?: { parentId: number; post: number } | undefined;
}

export const NO_PUSH_SERVICE = 'http://127.0.0.1:9';
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

const UNIVERSITIES = ['Torino', 'Bologna', 'Padova', 'Pisa', 'Napoli Federico II', 'Bari'].map(
  (name) => `Università degli Studi di ${name}`,
);
const FACULTIES = ['Psicologia', 'Giurisprudenza', 'Matematica', 'Medicina', 'Lettere'];
const YEARS = ['1° anno triennale', '2° anno triennale', '3° anno triennale', '1° anno magistrale'];

export function createClock(): Clock {
  let time = Date.parse('2026-11-02T06:00:00Z');
  return { now: () => new Date(time), advance: (milliseconds) => void (time += Math.round(milliseconds)) };
}

/** The product's, but cheap: a day has hundreds of logins. */
export async function cheapPasswords(): Promise<Passwords> {
  const passwords = await createPasswords();
  return {
    ...passwords,
    hash: (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
    needsRehash: () => false,
    findWeakness: async () => null,
  };
}

export function createWorld(parts: Pick<World, 'test' | 'at' | 'random' | 'clock' | 'mails' | 'record'>): World {
  return {
    ...parts,
    students: [],
    mailboxes: new Map(),
    posts: [],
    comments: [],
    groups: [],
    rooms: [],
    meetings: [],
    experiences: [],
    mentors: [],
    requests: [],
    talks: [],
    said: [],
    words: [],
    handedOver: 0,
    texts: 0,
  };
}

/** A call of somebody, seen by the ledger; what is refused in everyday use does not matter. */
export async function act<T = { id: number }>(
  { test, record }: World,
  { by, token = by?.token, just }: { by: Student | undefined; token?: string | undefined; just?: Just | undefined },
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T | undefined> {
  // As the page does: what creates something is named.
  const headers = from(by);
  if (method === 'POST' && by) headers['idempotency-key'] = randomUUID();
  const answer = await call<T & { reason?: string }>(test, method, path, { as: token, body, headers });
  if (![200, 403, 404, 409, 429].includes(answer.status))
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  // As soon as ever: the later they are told, the less it says.
  await test.app.notices.run();
  if (by) await record({ owner: by.id, just });
  return answer.status === 200 ? answer.body : undefined;
}

/** As a proxy in front tells it. */
export function from(by: Pick<Student, 'address'> | undefined): Record<string, string> {
  return by ? { 'x-forwarded-for': by.address } : {};
}

/** Whose login this is; the product itself tells nobody, not even the person. */
export async function accountOf({ db, services }: TestApp, token: string): Promise<string> {
  return (await findViewer(db, services.vault, token, services.now()))!.accountId;
}

export async function register(world: World): Promise<Student> {
  const { test, random, students, record } = world;
  const details = { university: random.pick(UNIVERSITIES), faculty: random.pick(FACULTIES), studyYear: random.pick(YEARS) };
  const email = `studente.${students.length}.${random.between(1000, 9999)}@edu.unito.it`;
  // Some share theirs, as at home.
  const address = `10.1.0.${1 + Math.floor((students.length * 5) / 6)}`;
  const form = {
    ...details,
    email,
    password: STUDENT_PASSWORD,
    confirmPassword: STUDENT_PASSWORD,
    firstName: `Nome${students.length}`,
    lastName: `Cognome${random.between(1000, 9999)}`,
    termsAccepted: true,
  };
  const { status, body } = await call<{ authToken: string }>(test, 'POST', '/auth/register', { body: form, headers: from({ address }) });
  if (status !== 200) throw new Error(`register: ${status} ${JSON.stringify(body)}`);
  const id = await accountOf(test, body.authToken);
  await record({ owner: id });
  await confirmAddress(world, { email, address, id });
  const student = { ...details, address, email, id, token: body.authToken, others: [] };
  students.push(student);
  world.mailboxes.set(email, id);
  return student;
}

/** Reads the mail and follows its link. */
async function confirmAddress({ test, mails, record }: World, { email, address, id }: Pick<Student, 'email' | 'address' | 'id'>) {
  if (!mails) return;
  await test.app.postOffice.run();
  await record({ owner: id });
  const body = { token: tokenOf(await mails.take(email)) };
  const { status } = await call(test, 'POST', '/auth/confirm', { body, headers: from({ address }) });
  if (status !== 200) throw new Error(`confirm: ${status}`);
  await record({ owner: id });
}

/** Somebody forgets their password, and the mail is sent; nobody follows its link. */
export async function forget({ test, record }: World, by: Student): Promise<void> {
  await call(test, 'POST', '/auth/password/forgot', { body: { email: by.email }, headers: from(by) });
  await record({ owner: by.id });
  await test.app.postOffice.run();
  await record({ owner: by.id });
}

/** Somebody changes their address, and follows the link of the mail. */
export async function move(world: World, by: Student): Promise<void> {
  const { test, mails } = world;
  const email = by.email.replace('@', 'x@');
  await act(world, { by }, 'POST', '/account/email', { currentPassword: STUDENT_PASSWORD, email });
  await test.app.postOffice.run();
  await world.record({ owner: by.id });
  await confirmAddress(world, { ...by, email });
  by.email = email;
  world.mailboxes.set(email, by.id);
  await test.app.postOffice.run();
  await world.record({ owner: by.id });
  mails!.received.length = 0;
}

export async function logIn(world: World, by: Student): Promise<string> {
  const { test, record } = world;
  const { status, body } = await call<{ authToken: string }>(test, 'POST', '/auth/login', {
    body: { email: by.email, password: STUDENT_PASSWORD },
    headers: from(by),
  });
  if (status !== 200) throw new Error(`login: ${status} ${JSON.stringify(body)}`);
  await record({ owner: by.id });
  by.others.push(body.authToken);
  return body.authToken;
}

export async function logOut(world: World, by: Student): Promise<void> {
  const token = by.others.shift();
  if (token) await act(world, { by, token }, 'POST', '/auth/logout');
}

export async function leave(world: World, by: Student, texts: 'detach' | 'erase'): Promise<void> {
  await act(world, { by }, 'POST', '/account/delete', { password: STUDENT_PASSWORD, texts });
  world.students = world.students.filter((student) => student !== by);
}

/** What the product does by itself every minute or so. */
export async function keepHouse(world: World): Promise<void> {
  await shuffleAccounts(world.test.db);
  await shuffleMailboxes(world.test.db);
  await deleteWithdrawn(world.test.db, world.clock.now());
  await world.record(PRODUCT);
}

/** Hours in which nobody does anything: what the product does by itself. */
export async function rest(world: World, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    world.clock.advance(HOUR);
    await runErasures(world.test);
    await world.test.app.lapses();
    await world.test.app.groupEnds();
    await world.record(PRODUCT);
  }
}
