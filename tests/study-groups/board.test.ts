import { beforeAll, expect, test } from 'vitest';
import type { BoardMessage } from '../../src/routers/board/schema.ts';
import type { Notice } from '../../src/routers/notices/schema.ts';
import { call, useTestApp } from '../support/app.ts';
import { makeMessage, makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeStudent, type TestStudent } from '../support/factories.ts';

const app = useTestApp({
  services: {
    language: {
      judge: async (text) => ({ refusal: /insulto/.test(text) ? 'attack' : null, ask: false }),
      tellsOfPain: async () => false,
      isUrgent: async () => false,
    },
  },
});
let anna: TestStudent;
let bruno: TestStudent;
let stranger: TestStudent;
beforeAll(async () => {
  [anna, bruno, stranger] = await Promise.all([makeStudent(app), makeStudent(app), makeStudent(app)]);
});

const asked = (method: 'GET' | 'POST' | 'DELETE', path: string, { token }: TestStudent, body?: object) =>
  call<BoardMessage & { reason?: string }>(app, method, `/study-groups/${path}`, { as: token, body });
const board = async (id: number, as: TestStudent) =>
  (await call<BoardMessage[]>(app, 'GET', `/study-groups/${id}/messages`, { as: as.token })).body;

/** Anna's, with Bruno in it. */
async function makeRoom(): Promise<number> {
  const { id } = await makeStudyGroup(app, { by: anna });
  await asked('POST', `${id}/join`, bruno);
  return id;
}

test('members read and write, under one name each that nobody else has there, and answer one level deep', async () => {
  const [id, elsewhere] = [await makeRoom(), await makeRoom()];
  const first = await makeMessage(app, id, anna);
  app.advance(1000);
  const second = await makeMessage(app, id, bruno, { parentId: first.id });
  app.advance(1000);
  const third = await makeMessage(app, id, anna);
  expect(await board(id, bruno)).toEqual([
    { ...first, mine: false },
    { ...second, mine: true, parentId: first.id },
    { ...third, mine: false },
  ]);
  expect(third.alias).toBe(first.alias);
  expect(second.alias).not.toBe(first.alias);
  const there = await makeMessage(app, elsewhere, anna);
  expect(await asked('POST', `${id}/messages`, anna, { content: 'Una replica', parentId: second.id })).toMatchObject({
    status: 400,
    body: { reason: 'reply_to_reply' },
  });
  expect(await asked('POST', `${id}/messages`, anna, { content: 'Una replica', parentId: there.id })).toMatchObject({
    status: 404,
    body: { reason: 'message_not_found' },
  });

  for (const [method, body] of [['GET'], ['POST', { content: 'Posso?' }]] as const) {
    expect(await asked(method, `${id}/messages`, stranger, body)).toMatchObject({ status: 403, body: { reason: 'members_only' } });
    expect((await asked(method, '2147483647/messages', anna, body)).status).toBe(404);
  }
  expect(await asked('POST', `${id}/messages`, anna, { content: 'questo è un insulto' })).toMatchObject({
    status: 403,
    body: { reason: 'content_blocked' },
  });
  // Who leaves takes nothing away, and hears and says no more.
  await asked('DELETE', `${id}/join`, bruno);
  expect((await asked('GET', `${id}/messages`, bruno)).status).toBe(403);
  expect((await board(id, anna)).map((message) => message.id)).toEqual([first.id, second.id, third.id]);
});

test('each member but the writer is told once until they have read', async () => {
  const id = await makeRoom();
  await app.app.notices.run();
  for (let n = 0; n < 3; n += 1) await makeMessage(app, id, bruno);
  await app.app.notices.run();
  const told = async (by: TestStudent) =>
    (await call<Notice[]>(app, 'GET', '/notices', { as: by.token })).body.filter(
      ({ event, groupId }) => event === 'written' && groupId === id,
    );
  expect(await told(anna)).toHaveLength(1);
  expect(await told(bruno)).toEqual([]);
});

test('what one wrote can be deleted and brought back, and goes with its group and comes back with it', async () => {
  const { id } = await makeStudyGroup(app, { by: anna });
  const [kept, gone] = [await makeMessage(app, id, anna), await makeMessage(app, id, anna)];
  expect((await asked('DELETE', `${id}/messages/${gone.id}`, bruno)).status).toBe(403);
  expect((await asked('DELETE', `${id}/messages/${gone.id}`, anna)).status).toBe(200);
  expect(await board(id, anna)).toEqual([kept]);
  expect((await asked('POST', `${id}/messages/${gone.id}/restore`, anna)).body).toEqual(gone);
  await asked('DELETE', `${id}`, anna);
  expect(await app.db.selectFrom('study_group_messages').selectAll().where('group_id', '=', id).execute()).toEqual([]);
  await asked('POST', `${id}/restore`, anna);
  expect((await board(id, anna)).map((message) => message.alias)).toEqual([kept.alias, kept.alias]);
});

test('members report what is said, others find nothing to report, and three reports hide it', async () => {
  const id = await makeRoom();
  const message = await makeMessage(app, id, bruno);
  const report = (by: TestStudent) =>
    call(app, 'POST', '/reports', { as: by.token, body: { kind: 'message', id: message.id, reason: 'insult' } });
  expect(await report(stranger)).toMatchObject({ status: 404, body: { reason: 'thing_not_found' } });
  expect(await report(bruno)).toMatchObject({ status: 400, body: { reason: 'own_thing' } });
  const others = await Promise.all([makeStudent(app), makeStudent(app)]);
  for (const other of others) await asked('POST', `${id}/join`, other);
  app.advance(25 * 3_600_000);
  for (const by of [anna, ...others]) expect((await report(by)).status).toBe(200);
  expect(await board(id, anna)).toMatchObject([{ content: '', underReview: true }]);
  expect(await board(id, bruno)).toMatchObject([{ content: message.content, underReview: true }]);
});
