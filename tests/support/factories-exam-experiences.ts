import type { ExamExperience } from '../../src/routers/exam-experiences/schema.ts';
import { call, type TestApp } from './app.ts';
import { makeStudent, type TestStudent } from './factories.ts';

let counter = 0;

/** Creates an experience, by a new student unless `by` is given. */
export async function makeExamExperience(
  test: TestApp,
  fields: Record<string, unknown> & { by?: TestStudent } = {},
): Promise<ExamExperience> {
  const { by, ...body } = fields;
  const author = by ?? (await makeStudent(test));
  counter += 1;
  const answer = await call<ExamExperience>(test, 'POST', '/exam-experiences', {
    as: author.token,
    body: { examName: 'Diritto privato', experience: `Un esame da raccontare ${counter}`, ...body },
  });
  if (answer.status !== 200) throw new Error(`makeExamExperience: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
