import type { oas31 } from 'zod-openapi';
import { beforeAll, expect, test } from 'vitest';
import { call, useTestApp } from '../support/app.ts';
import { document, operations } from '../support/document.ts';
import { makeMentor, makeRequest, MENTOR_FORM } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makePost, makeStudent, type TestStudent } from '../support/factories.ts';

const app = useTestApp();
const ATTACK = 'Siete delle merde, ammazzatevi: nessuno vi vuole, andatevene via';
/** The attack in a field that holds no sentences. */
const WRITTEN_AS: Record<string, string> = { link: 'https://esempio.it/siete-delle-merde-ammazzatevi' };

let as: TestStudent;
let ids: Record<string, number>;

beforeAll(async () => {
  as = await makeStudent(app);
  const post = await makePost(app, { by: as });
  const group = await makeStudyGroup(app, { by: as });
  const mentor = await makeMentor(app, { by: as });
  ids = {
    '/posts/{id}': post.id,
    '/posts/{id}/comments': post.id,
    '/comments/{id}': (await makeComment(app, { post, by: as })).id,
    '/study-groups/{id}': group.id,
    '/study-groups/{id}/messages': group.id,
    '/study-groups/{id}/meetings': group.id,
    '/mentorship/requests/{requestId}': (await makeRequest(app, { mentor, by: await makeStudent(app) })).id,
    mentor: (await makeMentor(app)).id,
  };
});

const publishing = operations.filter(({ describes }) => JSON.stringify(describes.responses?.['403'] ?? {}).includes('content_blocked'));

function bodyOf({ describes }: (typeof operations)[number]) {
  return (describes.requestBody as oas31.RequestBodyObject).content['application/json']!;
}

/** The fields of a call that hold texts, and whether they hold several. */
function textsOf(operation: (typeof operations)[number]): { field: string; listed: boolean }[] {
  const name = (bodyOf(operation).schema as oas31.ReferenceObject).$ref.split('/').at(-1)!;
  const { properties } = document.components!.schemas![name] as oas31.SchemaObject;
  return Object.entries(properties!).flatMap(([field, schema]) => {
    const said = JSON.stringify(schema);
    // The pattern of every text: without NUL. A date has it too.
    const isText = said.includes('x00') && field !== 'examDate';
    return isText ? [{ field, listed: said.includes('"array"') }] : [];
  });
}

test.each(
  publishing.flatMap((operation) => textsOf(operation).map(({ field, listed }) => [operation.id, field, operation, listed] as const)),
)('a refusal by %s names the field %s, in which the refused text is', async (id, field, operation, listed) => {
  // Whoever becomes a mentor is none yet.
  const by = id === 'mentors.create' ? await makeStudent(app) : as;
  const text = WRITTEN_AS[field] ?? ATTACK;
  const body = {
    ...(bodyOf(operation).example as object),
    ...(id === 'mentors.create' && MENTOR_FORM),
    ...(id === 'mentorship.request' && { mentorId: ids['mentor'] }),
    ...(id === 'meetings.create' && { startsAt: new Date(app.services.now().getTime() + 86_400_000).toISOString() }),
    [field]: listed ? ['Esercizi', text] : text,
  };
  const path = operation.path.replace(/\{\w+\}/, String(ids[operation.path]));
  const { status, body: answer } = await call<{ reason?: string; issues?: object[] }>(app, operation.method as 'POST', path, {
    as: by.token,
    body,
  });
  expect({ status, reason: answer.reason, issues: answer.issues }).toEqual({
    status: 403,
    reason: 'content_blocked',
    issues: [{ path: [field], message: expect.any(String) }],
  });
});
