import type { BoardMessage } from '../../src/routers/board/schema.ts';
import type { StudyGroup } from '../../src/routers/study-groups/schema.ts';
import type { Meeting } from '../../src/routers/meetings/schema.ts';
import { call, type TestApp } from './app.ts';
import { makeStudent, type TestStudent } from './factories.ts';

let counter = 0;

/** Creates a group, by a new student unless `by` is given. */
export async function makeStudyGroup(test: TestApp, fields: Record<string, unknown> & { by?: TestStudent } = {}): Promise<StudyGroup> {
  const { by, ...body } = fields;
  const creator = by ?? (await makeStudent(test));
  counter += 1;
  const answer = await call<StudyGroup>(test, 'POST', '/study-groups', {
    as: creator.token,
    body: { title: `Gruppo ${counter}`, subject: 'Analisi 1', ...body },
  });
  if (answer.status !== 200) throw new Error(`makeStudyGroup: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

let said = 0;

/** Creates a message of a member on the group's board. */
export async function makeMessage(test: TestApp, id: number, by: TestStudent, fields: Record<string, unknown> = {}): Promise<BoardMessage> {
  said += 1;
  const answer = await call<BoardMessage>(test, 'POST', `/study-groups/${id}/messages`, {
    as: by.token,
    body: { content: `Messaggio ${said}, scritto a ${said * 17} mani`, ...fields },
  });
  if (answer.status !== 200) throw new Error(`makeMessage: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Creates a meeting tomorrow, proposed by a member. */
export async function makeMeeting(test: TestApp, id: number, by: TestStudent, fields: Record<string, unknown> = {}): Promise<Meeting> {
  const startsAt = new Date(test.services.now().getTime() + 24 * 3_600_000).toISOString();
  const body = { startsAt, place: 'Biblioteca Peano', ...fields };
  const answer = await call<Meeting>(test, 'POST', `/study-groups/${id}/meetings`, { as: by.token, body });
  if (answer.status !== 200) throw new Error(`makeMeeting: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
