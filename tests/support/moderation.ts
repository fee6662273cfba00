import type { Case, Decide } from '../../src/routers/moderation/schema.ts';
import type { CreateReport } from '../../src/routers/reports/schema.ts';
import { call, type Answer, type TestApp } from './app.ts';
import { makeStudent, STUDENT_PASSWORD, type TestStudent } from './students.ts';

const DAY = 24 * 60 * 60 * 1000;

export const MODERATOR_EMAILS = ['anna.modera@edu.unito.it', 'bruno.modera@edu.unito.it'];

/** Options of an app with moderators. */
export const MODERATED = { env: { MODERATORS: MODERATOR_EMAILS.join(', ') } };

/** Creates the accounts of the app's moderators. */
export async function makeModerators(test: TestApp): Promise<[TestStudent, TestStudent]> {
  const [anna, bruno] = await Promise.all(MODERATOR_EMAILS.map((email) => makeStudent(test, { email })));
  return [anna!, bruno!];
}

/** Returns the student with a new session: sessions end after a month, and when the account is closed. */
export async function again(test: TestApp, student: TestStudent): Promise<TestStudent> {
  const body = { email: student.email, password: STUDENT_PASSWORD };
  return { ...student, token: (await call<{ authToken: string }>(test, 'POST', '/auth/login', { body })).body.authToken };
}

/** Creates students and moves the clock until their accounts are older than a day. */
export async function makeOldStudents(test: TestApp, count: number): Promise<TestStudent[]> {
  const students = await Promise.all(Array.from({ length: count }, () => makeStudent(test)));
  test.advance(DAY + 60_000);
  return students;
}

export function report(
  test: TestApp,
  by: TestStudent,
  what: Partial<CreateReport> & Pick<CreateReport, 'kind' | 'id'>,
): Promise<Answer<{ reported?: boolean; reason?: string }>> {
  return call(test, 'POST', '/reports', { as: by.token, body: { reason: 'insult', ...what } });
}

/** Returns the open case of a thing, as seen by this moderator. */
export async function caseOf(test: TestApp, by: TestStudent, thing: { kind: string; id: number }): Promise<Case> {
  const row = await test.db
    .selectFrom('cases')
    .select('id')
    .where('thing', '=', `${thing.kind} ${thing.id}`)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return (await call<Case>(test, 'GET', `/moderation/cases/${row.id}`, { as: by.token })).body;
}

export function decideOn(
  test: TestApp,
  by: TestStudent,
  id: number,
  decision: Partial<Omit<Decide, 'id'>> & Pick<Decide, 'action'>,
): Promise<Answer<Case & { reason?: string }>> {
  const body = { rule: 'insult', reason: 'Insulta chi ha scritto.', ...decision };
  return call(test, 'POST', `/moderation/cases/${id}/decision`, { as: by.token, body });
}
