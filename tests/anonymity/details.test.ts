import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom, type Random } from '../chaos/random.ts';
import { call, createTestApp, type TestApp } from '../support/app.ts';
import { STUDENT_PASSWORD } from '../support/students.ts';
import { accountOf, cheapPasswords } from './day.ts';
import { groupBy } from './evidence.ts';
import { findings, judge, placing } from './statistics.ts';

const SEED = 20_261_123;
const DAY = 24 * 60 * 60 * 1000;
const STUDENTS = 400;
const POSTS = 800;
/** At least this many people must share the details shown on a post. */
const CROWD = 20;
const UNIVERSITIES = 40;
const FACULTIES = [
  'Economia',
  'Giurisprudenza',
  'Ingegneria',
  'Lettere',
  'Medicina',
  'Psicologia',
  'Biologia',
  'Lingue',
  'Matematica',
  'Fisica',
  'Architettura',
  'Chimica',
];
const YEARS = ['1° anno triennale', '2° anno triennale', '3° anno triennale', '1° anno magistrale', '2° anno magistrale', 'Fuori corso'];
const DETAILS = ['university', 'faculty', 'studyYear'] as const;

type Details = Record<(typeof DETAILS)[number], string>;

interface Student extends Details {
  id: string;
  token: string;
}

interface Post {
  author: Student;
  details: Partial<Details>;
}

let app: TestApp;
let students: Student[];
let posts: Post[];
const random = createRandom(SEED);

beforeAll(async () => {
  app = await createTestApp({ services: { passwords: await cheapPasswords() } });
  const names = await app.db.selectFrom('universities').select('name').orderBy('id').limit(UNIVERSITIES).execute();
  const universities = names.map(({ name }) => name);
  students = [];
  for (let index = 0; index < STUDENTS; index += 1) {
    students.push(
      await register(index, { university: zipf(universities, random), faculty: zipf(FACULTIES, random), studyYear: zipf(YEARS, random) }),
    );
  }
  // Accounts count only after a week, and the sessions of the earliest ones have expired.
  app.advance(8 * DAY);
  for (const [index, student] of students.entries()) student.token = await logIn(index);
  const offers = new Map<Student, Partial<Details>>();
  for (const student of students) offers.set(student, await offeredBy(student));
  posts = [];
  for (let index = 0; index < POSTS; index += 1) {
    const author = random.pick(students);
    const details = offers.get(author)!;
    const { status } = await call(app, 'POST', '/posts', {
      as: author.token,
      body: { type: 'vent', content: `Un pensiero ${index}`, ...details },
    });
    expect(status).toBe(200);
    posts.push({ author, details });
  }
});
afterAll(() => app?.close());

async function register(index: number, details: Details): Promise<Student> {
  const form = {
    ...details,
    email: emailOf(index),
    firstName: 'Nome',
    lastName: 'Cognome',
    password: STUDENT_PASSWORD,
    confirmPassword: STUDENT_PASSWORD,
    termsAccepted: true,
  };
  const { body } = await call<{ authToken: string }>(app, 'POST', '/auth/register', { body: form });
  app.advance(DAY);
  return { ...details, id: await accountOf(app, body.authToken), token: body.authToken };
}

async function logIn(index: number): Promise<string> {
  const { body } = await call<{ authToken: string }>(app, 'POST', '/auth/login', {
    body: { email: emailOf(index), password: STUDENT_PASSWORD },
  });
  return body.authToken;
}

function emailOf(index: number): string {
  return `studente.${index}@edu.unito.it`;
}

/** Picks by Zipf's law: the second entry half as often as the first, the third a third. */
function zipf<T>(list: readonly T[], { next }: Random): T {
  const weights = list.map((_, index) => 1 / (index + 1));
  let ticket = next() * weights.reduce((sum, weight) => sum + weight, 0);
  return list[weights.findIndex((weight) => (ticket -= weight) < 0)] ?? list[0]!;
}

/** Returns the details that the composer prefills; all of them if the server gives no advice. */
async function offeredBy(student: Student): Promise<Partial<Details>> {
  const { university, faculty, studyYear, token } = student;
  const answer = await app.app.inject({ url: '/api/account/shareable', headers: { authorization: `Bearer ${token}` } });
  if (answer.statusCode === 404) return { university, faculty, studyYear };
  const advice = answer.json<Record<keyof Details, { value: string; safe: boolean }>>();
  for (const name of DETAILS) expect(advice[name].value).toBe(student[name]);
  return Object.fromEntries(DETAILS.filter((name) => advice[name].safe).map((name) => [name, advice[name].value]));
}

/** Returns the values of all rows that contain an account's id, by account and column. */
async function knownOfAccounts(): Promise<Map<string, Map<string, string[]>>> {
  const known = new Map(students.map(({ id }) => [id, new Map<string, string[]>()]));
  for (const { name: table } of await app.db.introspection.getTables()) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(app.db);
    for (const { row } of rows) {
      const columns = known.get(Object.values(row).find((value): value is string => typeof value === 'string' && known.has(value)) ?? '');
      for (const [column, value] of Object.entries(row))
        if (value !== null) columns?.set(`${table}.${column}`, [...(columns.get(`${table}.${column}`) ?? []), String(value)]);
    }
  }
  return known;
}

const persons = () => students.map(({ id }) => id);
const told = ({ details }: Post) => Object.values(details);

test('every account has rows in the database, and many posts show details of their authors', async () => {
  expect([...(await knownOfAccounts()).values()].every((columns) => columns.size > 0)).toBe(true);
  expect(posts.filter((post) => told(post).length > 0).length).toBeGreaterThan(POSTS / 5);
});

test('joining posts with accounts by their values attributes no post', async () => {
  const values = [...(await knownOfAccounts())].map(([id, columns]) => ({ id, values: new Set([...columns.values()].flat()) }));
  const telling = posts.filter((post) => told(post).length > 0);
  const alone = telling.filter((post) => {
    const matches = values.filter((account) => told(post).every((value) => account.values.has(value)));
    return matches.length === 1 && matches[0]!.id === post.author.id;
  });
  expect(`${alone.length} of ${POSTS}`).toBe(`0 of ${POSTS}`);
});

test('comparing the sizes of groups of accounts and of posts attributes no post', async () => {
  const known = await knownOfAccounts();
  const columns = new Set([...known.values()].flatMap((row) => [...row.keys()]));
  const attacks = [...columns].flatMap((column) => {
    const groups = bySize(groupBy(known.keys(), (id) => known.get(id)!.get(column)?.join()));
    if (groups.length < 2 || groups[0]!.length === 1) return [];
    return DETAILS.map((detail) => {
      const crowds = bySize(
        groupBy(
          posts.filter(({ details }) => details[detail]),
          ({ details }) => details[detail],
        ),
      );
      const guesses = crowds.flatMap((crowd, rank) =>
        crowd.map(({ author }) => ({ guess: groups[Math.min(rank, groups.length - 1)]!, truth: author.id })),
      );
      return placing(`${detail} of posts by the size of groups with the same ${column}`, guesses, persons());
    });
  });
  expect(findings('By sizes of groups', judge(attacks, random))).toEqual([]);
});

test(`what the composer fills in by itself is shared by ${CROWD} accounts at least`, () => {
  const crowdOf = (post: Post) =>
    students.filter((student) => DETAILS.every((name) => !post.details[name] || post.details[name] === student[name])).length;
  const crowds = posts.map(crowdOf);
  expect(`${crowds.filter((crowd) => crowd < CROWD).length} posts, of one in ${Math.min(...crowds)} at worst`).toBe(
    `0 posts, of one in ${Math.max(CROWD, Math.min(...crowds))} at worst`,
  );
});

function bySize<T>(groups: Map<unknown, T[]>): T[][] {
  return [...groups.values()].sort((one, other) => other.length - one.length);
}
