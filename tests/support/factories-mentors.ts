import type { Mentor } from '../../src/routers/mentors/schema.ts';
import type { MentorshipRequest, SentRequest } from '../../src/routers/mentorship/schema.ts';
import { call, type Answer, type TestApp } from './app.ts';
import { makeStudent, type TestStudent } from './factories.ts';

export interface TestMentor extends Mentor {
  by: TestStudent;
}

export const MENTOR_FORM = {
  courseOfStudy: 'Psicologia clinica',
  studyYear: 4,
  specializations: ['Psicometria', 'Ansia da esame'],
  bio: 'Ho cambiato corso al secondo anno e so quanto pesa ricominciare: parliamone con calma.',
  availableHours: 'Lunedì e mercoledì, 18-20',
  languages: 'Italiano',
};

/** Creates a mentor from a new student unless `by` is given. */
export async function makeMentor(
  test: TestApp,
  {
    by,
    university,
    faculty,
    ...fields
  }: Partial<typeof MENTOR_FORM> & { by?: TestStudent; capacity?: number; university?: string; faculty?: string } = {},
): Promise<TestMentor> {
  const student = by ?? (await makeStudent(test, { university, faculty }));
  const mentor = orThrow(await call<Mentor>(test, 'POST', '/mentors', { as: student.token, body: { ...MENTOR_FORM, ...fields } }));
  return { ...mentor, by: student };
}

/** Creates a request to the mentor, by a new student unless `by` is given. */
export async function makeRequest(
  test: TestApp,
  { mentor, by, ...fields }: { mentor: TestMentor; by?: TestStudent; topic?: string; message?: string; urgency?: string },
): Promise<SentRequest & { by: TestStudent }> {
  const student = by ?? (await makeStudent(test));
  const body = { mentorId: mentor.id, topic: 'Psicometria', message: 'Mi aiuti a preparare Psicometria?', ...fields };
  return { ...orThrow(await call<SentRequest>(test, 'POST', '/mentorship/requests', { as: student.token, body })), by: student };
}

export function moveRequest(
  test: TestApp,
  id: number,
  as: TestStudent,
  status: string,
  response?: string,
): Promise<Answer<MentorshipRequest & { reason?: string }>> {
  return call(test, 'PATCH', `/mentorship/requests/${id}`, { as: as.token, body: { status, response } });
}

/** Creates a completed session, rated if a rating is given. */
export async function makeSession(test: TestApp, mentor: TestMentor, rating?: number): Promise<void> {
  const { id, by } = await makeRequest(test, { mentor });
  orThrow(await moveRequest(test, id, mentor.by, 'accepted'));
  orThrow(await moveRequest(test, id, by, 'completed'));
  if (rating) orThrow(await call(test, 'POST', `/mentorship/requests/${id}/rating`, { as: by.token, body: { rating } }));
}

function orThrow<T>({ status, body }: Answer<T>): T {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
