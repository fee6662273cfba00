import { expect, test } from 'vitest';
import { EXAMPLES } from '../../openapi/examples.ts';
import type { Language } from '../../src/routers/context.ts';
import { call, createTestApp } from '../support/app.ts';
import { deferred } from '../support/deferred.ts';
import { makeStudent } from '../support/factories.ts';

test('answers other requests while many texts wait for the language check', async () => {
  const gate = deferred<Awaited<ReturnType<Language['judge']>>>();
  const app = await createTestApp({
    services: {
      language: { judge: () => gate.wait(), hurts: async () => false, signalOf: async () => 'panic', dangersIn: async () => [] },
    },
  });
  const [one, other] = [await makeStudent(app), await makeStudent(app)];
  const waiting = Promise.all(Array.from({ length: 20 }, () => call(app, 'POST', '/rereading', { as: one.token, body: EXAMPLES.Reread })));
  await gate.request;
  expect((await call(app, 'GET', '/posts?offset=1', { as: other.token })).status).toBe(200);
  expect((await call(app, 'POST', '/posts/1/like', { as: other.token })).status).toBe(404);
  gate.resolve({ refusal: null, ask: true });
  for (const { body } of await waiting) expect(body).toEqual({ ask: true, signal: 'panic' });
  await app.close();
});

test('refuses a text with a suicide method by naming helplines in every section, not by calling it inappropriate', async () => {
  const app = await createTestApp({
    services: {
      language: {
        judge: async () => ({ refusal: 'method', ask: false }),
        hurts: async () => false,
        signalOf: async () => null,
        dangersIn: async () => [],
      },
    },
  });
  const { token } = await makeStudent(app);
  for (const [path, body] of [
    ['/posts', EXAMPLES.CreatePost],
    ['/study-groups', EXAMPLES.CreateStudyGroup],
    ['/exam-experiences', EXAMPLES.CreateExamExperience],
    ['/mentors', EXAMPLES.CreateMentor],
  ] as const) {
    const answer = await call<{ reason: string; message: string }>(app, 'POST', path, { as: token, body });
    expect([answer.status, answer.body.reason], path).toEqual([403, 'needs_care']);
    expect(answer.body.message).toMatch(/Telefono Amico \(02 2327 2327\) .* il 112, /);
    expect(answer.body.message).not.toMatch(/appropriat/);
  }
  await app.close();
});

test('offers the helplines to whoever writes about ways to die, also without distress of their own', async () => {
  const language = {
    judge: async () => ({ refusal: null, ask: true }),
    hurts: async () => false,
    signalOf: async () => null,
    dangersIn: async () => ['self-harm' as const],
  };
  const app = await createTestApp({ services: { language } });
  const { token } = await makeStudent(app);
  const { body } = await call(app, 'POST', '/rereading', { as: token, body: EXAMPLES.Reread });
  expect(body).toEqual({ ask: true, signal: 'suicide' });
  await app.close();
});

test('judges each text of a form by itself, and answers the most urgent signal', async () => {
  const signals = new Map([
    ['paura', 'panic' as const],
    ['pillole', 'overdose' as const],
  ]);
  const language = {
    judge: async (text: string) => ({ refusal: null, ask: text === 'cattiveria' }),
    hurts: async () => false,
    signalOf: async (text: string) => signals.get(text) ?? null,
    dangersIn: async (text: string) => (text === 'consiglio' ? (['self-harm'] as const) : []) as 'self-harm'[],
  };
  const app = await createTestApp({ services: { language } });
  const { token } = await makeStudent(app);
  const reread = async (body: object) => {
    const { status, body: answer } = await call<{ issues?: { path: string[] }[] }>(app, 'POST', '/rereading', { as: token, body });
    return answer.issues ? [status, answer.issues.map(({ path }) => path)] : answer;
  };
  expect(await reread({ texts: ['ciao', 'paura'] })).toEqual({ ask: false, signal: 'panic' });
  expect(await reread({ texts: ['paura', 'cattiveria', 'pillole', 'consiglio'] })).toEqual({ ask: true, signal: 'overdose' });
  expect(await reread({ texts: ['paura', 'consiglio'] })).toEqual({ ask: false, signal: 'suicide' });
  expect(await reread({ text: 'cattiveria', texts: ['paura'] })).toEqual({ ask: true, signal: 'panic' });
  for (const body of [{}, { text: ' ' }]) expect(await reread(body)).toEqual([400, [['text']]]);
  expect(await reread({ texts: [] })).toEqual([400, [['texts']]]);
  expect(await reread({ texts: ['è'.repeat(5000), 'é'.repeat(5000)] })).toEqual({ ask: false });
  expect(await reread({ texts: ['è'.repeat(5000), 'é'.repeat(5001)] })).toEqual([400, [['texts']]]);
  await app.close();
});
