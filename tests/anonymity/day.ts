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
  /** The IP address of their connections. */
  address: string;
  /** The session of an earlier day, with which they write. */
  token: string;
  /** Sessions of the day, on other devices. */
  others: string[];
}

/** The state of the simulated site. */
export interface World {
  test: TestApp;
  random: Random;
  clock: Clock;
  /** Base URL of its sockets. */
  at: string;
  /** The server that receives the product's mails. */
  mails?: MailServer | undefined;
  students: Student[];
  /** The account id by each current or former address. */
  mailboxes: Map<string, string>;
  posts: number[];
  comments: number[];
  groups: number[];
  /** Memberships, except of those who came in from a waiting list. */
  rooms: { id: number; by: Student }[];
  meetings: { id: number; group: number }[];
  /** How many groups have been handed over to another member. */
  handedOver: number;
  experiences: number[];
  mentors: { id: number; by: Student }[];
  requests: { id: number; by: Student; mentor: Student }[];
  /** Accepted requests, whose student and mentor write to each other. */
  talks: { id: number; by: Student; mentor: Student }[];
  /** Posts and comments with their authors. */
  said: { kind: 'post' | 'comment'; id: number; by: Student }[];
  /** Content that its authors can edit and delete. */
  words: Word[];
  texts: number;
  /** Called after each call of the product. */
  record(actor: Actor): Promise<void>;
}

export interface Word {
  by: Student;
  path: string;
  /** The body of an edit, if it can be edited. */
  change?: object | undefined;
  /** The comment to reply to, and its post. */
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

/** Returns the product's passwords with cheap hashes, because a day has hundreds of logins. */
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

/** Makes a call and records it in the ledger. Refusals of everyday use are accepted. */
export async function act<T = { id: number }>(
  { test, record }: World,
  { by, token = by?.token, just }: { by: Student | undefined; token?: string | undefined; just?: Just | undefined },
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T | undefined> {
  // Like the client, which sends an idempotency key with everything it creates.
  const headers = from(by);
  if (method === 'POST' && by) headers['idempotency-key'] = randomUUID();
  const answer = await call<T & { reason?: string }>(test, method, path, { as: token, body, headers });
  if (![200, 403, 404, 409, 429].includes(answer.status))
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  // Notices are sent as early as possible, the worst case: the later they are, the less they reveal.
  await test.app.notices.run();
  if (by) await record({ owner: by.id, just });
  return answer.status === 200 ? answer.body : undefined;
}

/** Returns the header of a reverse proxy. */
export function from(by: Pick<Student, 'address'> | undefined): Record<string, string> {
  return by ? { 'x-forwarded-for': by.address } : {};
}

/** Returns the account id of a session, which the product never reveals. */
export async function accountOf({ db, services }: TestApp, token: string): Promise<string> {
  return (await findViewer(db, services.vault, token, services.now()))!.accountId;
}

export async function register(world: World): Promise<Student> {
  const { test, random, students, record } = world;
  const details = { university: random.pick(UNIVERSITIES), faculty: random.pick(FACULTIES), studyYear: random.pick(YEARS) };
  const email = `studente.${students.length}.${random.between(1000, 9999)}@edu.unito.it`;
  // Some students share an address, as in one household.
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

/** Takes the mail and follows its link. */
async function confirmAddress({ test, mails, record }: World, { email, address, id }: Pick<Student, 'email' | 'address' | 'id'>) {
  if (!mails) return;
  await test.app.postOffice.run();
  await record({ owner: id });
  const body = { token: tokenOf(await mails.take(email)) };
  const { status } = await call(test, 'POST', '/auth/confirm', { body, headers: from({ address }) });
  if (status !== 200) throw new Error(`confirm: ${status}`);
  await record({ owner: id });
}

/** Requests a password reset, whose link is never followed. */
export async function forget({ test, record }: World, by: Student): Promise<void> {
  await call(test, 'POST', '/auth/password/forgot', { body: { email: by.email }, headers: from(by) });
  await record({ owner: by.id });
  await test.app.postOffice.run();
  await record({ owner: by.id });
}

/** Changes the student's address and follows the link in the mail. */
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

/** Runs the jobs that the product runs about every minute. */
export async function keepHouse(world: World): Promise<void> {
  await shuffleAccounts(world.test.db);
  await shuffleMailboxes(world.test.db);
  await deleteWithdrawn(world.test.db, world.clock.now());
  await world.record(PRODUCT);
}

/** Lets hours pass without activity, while the product's jobs run. */
export async function rest(world: World, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    world.clock.advance(HOUR);
    await runErasures(world.test);
    await world.test.app.lapses();
    await world.test.app.groupEnds();
    await world.record(PRODUCT);
  }
}
