import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { oas31 } from 'zod-openapi';
import { createDocument } from '../openapi/document.ts';
import { procedures } from '../src/routers/procedures.ts';
import type { ProcedureMeta } from '../src/routers/trpc.ts';
import { checkAnswer, document, operations, problemsOf } from './support/document.ts';

type Response = oas31.ResponseObject;
type Media = oas31.MediaTypeObject;

const LINT_PATIENCE = 60_000;

test('openapi/openapi.json is up to date with the routers (else: npm run openapi)', () => {
  expect(JSON.parse(JSON.stringify(createDocument()))).toEqual(document);
});

test('the document passes the recommended lint rules', { timeout: LINT_PATIENCE }, async () => {
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'lint', 'openapi/openapi.json', '--extends=recommended', '--format=json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { totals: object; problems: unknown[] };
  expect(report.problems).toEqual([]);
  expect(report.totals).toMatchObject({ errors: 0, warnings: 0, ignored: 0 });
});

test('every procedure except subscriptions has an operation of the same name', () => {
  const called = Object.keys(procedures).filter((name) => procedures[name]!._def.type !== 'subscription');
  expect(operations.map(({ id }) => id).sort()).toEqual(called.sort());
});

test('e-mails have a format and study years have bounds, and no bound is only that of JavaScript integers', () => {
  const found: string[] = [];
  const visit = (node: unknown, name: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const schema = node as Record<string, unknown>;
    const types = [schema['type']].flat();
    if (name === 'email' && types.includes('string')) found.push(`email ${String(schema['format'])}`);
    if (name === 'studyYear' && types.includes('integer'))
      found.push(`studyYear ${String(schema['minimum'])} ${String(schema['maximum'])}`);
    if ([schema['minimum'], schema['maximum']].some((bound) => typeof bound === 'number' && Math.abs(bound) === Number.MAX_SAFE_INTEGER))
      found.push(`a bound of ${name}`);
    for (const [key, part] of Object.entries(schema)) if (!/^examples?$/.test(key)) visit(part, key);
  };
  visit(document.components, '');
  visit(document.paths, '');
  expect([...new Set(found)].sort()).toEqual(['email email', 'studyYear 1 6']);
});

test('every tag is described and used', () => {
  const described = document.tags!.map(({ name, description }) => description && name);
  const used = new Set(operations.flatMap(({ describes }) => describes.tags!));
  expect(described.sort()).toEqual([...used].sort());
});

describe.each(operations)('$id', ({ id, describes, method, path }) => {
  const pointer = `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
  const responses = Object.entries(describes.responses!).map(
    ([status, response]) => [Number(status), resolved<Response>(response), response] as const,
  );
  const statuses = responses.map(([status]) => status);
  const failures = responses.filter(([status]) => status >= 400);

  test('describes itself and each of its parameters', () => {
    expect(describes).toMatchObject({ summary: expect.stringMatching(/./), description: expect.stringMatching(/\.$/) });
    for (const parameter of describes.parameters ?? [])
      expect(parameter).toMatchObject({ description: expect.stringMatching(/./), example: expect.anything() });
  });

  test('has named schemas for input and output', () => {
    const { schema } = responses[0]![1].content!['application/json']!;
    const entity = (schema as oas31.SchemaObject).items ?? schema;
    expect(entity).toMatchObject({ $ref: expect.stringMatching(/^#\/components\/schemas\/[A-Z]/) });
    const body = describes.requestBody as oas31.RequestBodyObject | undefined;
    if (body)
      expect(body.content['application/json']!.schema).toMatchObject({ $ref: expect.stringMatching(/^#\/components\/schemas\/[A-Z]/) });
  });

  test('has valid examples', () => {
    const problems: string[] = [];
    const check = (at: string, value: unknown) => problems.push(...problemsOf(at, value).map((problem) => `${at}: ${problem}`));
    for (const [index, parameter] of (describes.parameters ?? []).entries()) {
      check(`${pointer}/parameters/${index}/schema`, (parameter as oas31.ParameterObject).example);
    }
    const media: [string, Media][] = [];
    const body = describes.requestBody as oas31.RequestBodyObject | undefined;
    if (body) media.push([`${pointer}/requestBody`, body.content['application/json']!]);
    for (const [status, { content }, { $ref }] of responses) {
      media.push([($ref as string | undefined)?.slice(1) ?? `${pointer}/responses/${status}`, content!['application/json']!]);
    }
    for (const [at, { example, examples }] of media) {
      const values = examples ? Object.values(examples).map((one) => (one as oas31.ExampleObject).value as unknown) : [example];
      for (const value of values) check(`${at}/content/application~1json/schema`, value);
    }
    expect(problems).toEqual([]);
  });

  test('lists every failure that its kind of call can have, all with the same schema', () => {
    const procedure = procedures[id]!;
    const writes = method !== 'GET';
    const security = describes.security!;
    const needsSession = security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);
    expect(statuses).toEqual(expect.arrayContaining([429, 500, 503]));
    if (writes) expect(statuses).toEqual(expect.arrayContaining([403, 413, 415]));
    expect(statuses.includes(400)).toBe(writes || procedure._def.inputs.length > 0);
    // For guests, older posts require a login.
    expect(statuses.includes(401)).toBe(needsSession || ['auth.login', 'posts.get'].includes(id));
    if (path.includes('{')) expect(statuses).toContain(404);
    for (const [, { content }] of failures) expect(content!['application/json']!.schema).toEqual({ $ref: '#/components/schemas/Failure' });
    for (const [status, { headers }] of failures) expect(headers !== undefined).toBe(status === 429 || status === 503);
  });
});

describe('a response is checked against the document:', () => {
  const answer = {
    method: 'POST',
    url: '/api/posts/1/like',
    status: 200,
    header: (name: string) => (name === 'content-type' ? 'application/json; charset=utf-8' : undefined),
  };
  const text = (body: unknown) => ({ text: JSON.stringify(body) });
  const limited = { status: 429, ...text({ message: 'x', code: 'TOO_MANY_REQUESTS', reason: 'rate_limited', retryAfter: 3 }) };

  test.each([
    ['a right one passes', text({ likes: 1, liked: true }), undefined],
    ['a field too many', text({ likes: 1, liked: true, likerId: 7 }), 'likerId'],
    ['a field too few', text({ likes: 1 }), 'liked'],
    ['a wrong type', text({ likes: '1', liked: true }), 'must be integer'],
    [
      'a status that it does not have',
      { status: 409, ...text({ message: 'x', code: 'CONFLICT' }) },
      'status that posts.like does not have',
    ],
    [
      'a reason that it does not have',
      { status: 404, ...text({ message: 'x', code: 'NOT_FOUND', reason: 'group_not_found' }) },
      'reason that posts.like does not have',
    ],
    ['a failure that tells too much', { status: 500, ...text({ message: 'x', code: 'INTERNAL_SERVER_ERROR', stack: 'at …' }) }, 'stack'],
    ['a call that is not there', { url: '/api/nope', ...text({ likes: 1, liked: true }) }, 'a call that the document does not have'],
    ['an unknown address is a 404', { url: '/api/nope', status: 404, ...text({ message: 'x', code: 'NOT_FOUND' }) }, undefined],
    ['a page', { header: () => 'text/html', text: '<p>' }, 'is not JSON'],
    ['429 without Retry-After', limited, 'Retry-After'],
    ['429 with it', { ...limited, header: (name: string) => (name === 'retry-after' ? '3' : 'application/json') }, undefined],
    [
      'a tRPC result with a field too many',
      { url: '/trpc/posts.like', ...text({ result: { data: { likes: 1, liked: true, likerId: 7 } } }) },
      'likerId',
    ],
    [
      'a tRPC failure with a stack',
      {
        url: '/trpc/posts.like',
        status: 500,
        ...text({
          error: { message: 'x', code: 1, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path: 'posts.like', stack: 'at …' } },
        }),
      },
      'stack',
    ],
  ] as const)('%s', (_, difference, problem) => {
    const check = () => checkAnswer({ ...answer, ...difference });
    if (problem) expect(check).toThrow(problem);
    else expect(check).not.toThrow();
  });
});

test('deleting, withdrawing and restoring one’s own things is allowed during a pause', () => {
  const own = operations.filter(({ method, path }) => method === 'DELETE' || /\/(restore|withdraw|end)$/.test(path));
  const metas = own.map(({ id }) => ({ id, ...(procedures[id]!._def as { meta?: ProcedureMeta }).meta }));
  const written = metas.filter(({ needsConfirmation }) => needsConfirmation);
  expect(written.length).toBeGreaterThan(12);
  expect(written.filter(({ whilePaused }) => !whilePaused).map(({ id }) => id)).toEqual([]);
});

function resolved<T extends object>(node: T | oas31.ReferenceObject): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as T;
}
