import type { InjectOptions } from 'fastify';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { oas31 } from 'zod-openapi';
import { useTestApp } from '../support/app.ts';
import { document, operations, type Operation } from '../support/document.ts';
import { makeExamExperience } from '../support/factories-exam-experiences.ts';
import { makeMentor, makeRequest } from '../support/factories-mentors.ts';
import { makeStudyGroup } from '../support/factories-study-groups.ts';
import { makeComment, makeStudent } from '../support/factories.ts';
import { encoded, INPUTS, json, number, patience, SEED, text } from './fuzz-inputs.ts';

/** Inputs per transport: each operation is called over REST and over tRPC. */
const RUNS = Math.ceil(INPUTS / (operations.length * 2));

const app = useTestApp();
let token: string;

/** Makes something with id 1 of every kind, so that requests get past “not found”. */
beforeAll(async () => {
  console.info(`fuzz: npm run fuzz -- --seed ${SEED} --inputs ${INPUTS}`);
  await makeComment(app);
  await makeStudyGroup(app);
  await makeExamExperience(app);
  await makeRequest(app, { mentor: await makeMentor(app) });
});

const ascii = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 60 });

const headers = fc.record(
  {
    'content-type': fc.oneof(
      fc.constantFrom(
        'application/json',
        'application/json;charset=utf-8',
        'application/json;x',
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/json, text/plain',
        '',
      ),
      ascii,
    ),
    accept: ascii,
    'accept-encoding': fc.constantFrom('gzip', 'br', 'identity;q=0', '*'),
    cookie: fc.oneof(ascii, fc.constantFrom('sottovoce=x', 'sottovoce=%', '__Host-sottovoce=;;=', '=')),
    origin: fc.oneof(ascii, fc.constantFrom('null', 'https://evil.example', 'http://localhost:5000')),
    'x-forwarded-for': ascii,
    'idempotency-key': fc.oneof(ascii, fc.constantFrom('a', ',b', '"a"')),
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
    'trpc-accept': fc.constantFrom('application/jsonl', 'x'),
    range: fc.constant('bytes=0-1'),
  },
  { requiredKeys: [] },
);
const authorization = ascii.map((value) => `Bearer ${value}`);

/** The example of the operation’s body, with arbitrary values in some of its fields. */
function bodyOf({ describes }: Operation): fc.Arbitrary<unknown> {
  const body = describes.requestBody as oas31.RequestBodyObject | undefined;
  const example = (body?.content['application/json']?.example ?? {}) as Record<string, unknown>;
  const strange = fc.record(Object.fromEntries(Object.keys(schemaOf(body)).map((key) => [key, json])), { requiredKeys: [] });
  const extra = fc.dictionary(text, json, { maxKeys: 2 });
  return fc.oneof(
    { arbitrary: fc.tuple(strange, extra).map(([own, others]) => ({ ...example, ...own, ...others })), weight: 4 },
    { arbitrary: json, weight: 1 },
  );
}

function schemaOf(body: oas31.RequestBodyObject | undefined): object {
  const { $ref } = (body?.content['application/json']?.schema ?? {}) as { $ref?: string };
  const schema = $ref && (document.components!.schemas![$ref.split('/').at(-1)!] as oas31.SchemaObject);
  return (schema && schema.properties) || {};
}

/** Valid JSON, truncated JSON, arbitrary bytes or nothing. */
function payload(body: fc.Arbitrary<unknown>): fc.Arbitrary<string | Buffer | undefined> {
  const whole = body.map((value) => JSON.stringify(value));
  return fc.oneof(
    { arbitrary: whole, weight: 8 },
    { arbitrary: whole.map((value) => value.slice(0, value.length / 2)), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
    { arbitrary: fc.constant(undefined), weight: 1 },
  );
}

const pathValue = fc.oneof(
  { arbitrary: fc.constantFrom('1', '2147483647'), weight: 3 },
  { arbitrary: text.map(encoded), weight: 2 },
  { arbitrary: fc.constantFrom('%', '%00', '%ff', '..%2f', ';', '1;x', '٣'), weight: 1 },
);

function queryOf({ describes }: Operation): fc.Arbitrary<string> {
  const names = (describes.parameters ?? []).map((parameter) => (parameter as oas31.ParameterObject).name);
  const pair = fc
    .tuple(fc.oneof(fc.constantFrom('limit', ...names), text), fc.oneof(text, number.map(String)))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return fc
    .array(
      fc.oneof({ arbitrary: pair, weight: 9 }, { arbitrary: fc.constantFrom('%', 'limit', 'q[]=1', 'q[a]=1', '&&', '='), weight: 1 }),
      { maxLength: 6 },
    )
    .map((pairs) => pairs.join('&'));
}

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS'] as const;

function methodOf(usual: string): fc.Arbitrary<(typeof METHODS)[number]> {
  return fc.oneof({ arbitrary: fc.constant(usual as 'GET'), weight: 19 }, { arbitrary: fc.constantFrom(...METHODS), weight: 1 });
}

function restRequest(operation: Operation): fc.Arbitrary<InjectOptions> {
  const path = fc.array(pathValue, { minLength: 1, maxLength: 1 }).map(([value]) => operation.path.replace(/\{\w+\}/, () => value!));
  return fc
    .record({ method: methodOf(operation.method), path, query: queryOf(operation), headers, payload: payload(bodyOf(operation)) })
    .map(({ method, path, query, headers, payload }) => request(method, `/api${path}?${query}`, headers, payload));
}

function trpcRequest(operation: Operation): fc.Arbitrary<InjectOptions> {
  const isQuery = operation.method === 'GET';
  const id = fc.record({ id: json, requestId: json }, { requiredKeys: [] });
  const input = fc
    .tuple(bodyOf(operation), id)
    .map(([body, ids]) => (typeof body === 'object' && !Array.isArray(body) ? { ...{ id: 1, requestId: 1 }, ...body, ...ids } : body));
  const names = fc.oneof(
    { arbitrary: fc.constant(operation.id), weight: 9 },
    { arbitrary: fc.constantFrom(`${operation.id},${operation.id}`, `${operation.id},`, `${operation.id}.x`, 'x'), weight: 1 },
  );
  return fc
    .record({
      method: methodOf(isQuery ? 'GET' : 'POST'),
      names,
      batch: fc.constantFrom('', '', '', 'batch=1&', 'batch=x&'),
      headers,
      payload: payload(input),
    })
    .map(({ method, names, batch, headers, payload }) => {
      const inQuery = isQuery && payload !== undefined ? `input=${encoded(payload.toString())}` : '';
      return request(method, `/trpc/${names}?${batch}${inQuery}`, headers, isQuery ? undefined : payload);
    });
}

function request(
  method: InjectOptions['method'],
  url: string,
  headers: Record<string, string | undefined>,
  payload: string | Buffer | undefined,
): InjectOptions {
  const type = payload === undefined || 'content-type' in headers ? {} : { 'content-type': 'application/json' };
  return { method, url, headers: { ...type, ...headers }, ...(payload !== undefined && { payload }) };
}

describe.each(operations)('$id, given arbitrary requests,', (operation) => {
  beforeAll(async () => {
    ({ token } = await makeStudent(app));
  });

  test.each([
    ['REST', restRequest(operation)],
    ['tRPC', trpcRequest(operation)],
  ])('over %s responds only as the document describes', { timeout: patience(RUNS) }, async (_, requests) => {
    const credentials = fc.oneof(fc.constant('student'), fc.constant(undefined), authorization);
    await fc.assert(
      fc.asyncProperty(requests, credentials, async (options, credential) => {
        const bearer = credential === 'student' ? `Bearer ${token}` : credential;
        // Throws on a response that the document does not describe.
        const { statusCode } = await app.app.inject({
          ...options,
          headers: { ...options.headers, ...(bearer && { authorization: bearer }) },
        });
        expect(statusCode).toBeLessThan(500);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});
