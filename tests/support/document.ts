import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { oas31 } from 'zod-openapi';

/** The committed document; openapi.unit.test.ts checks that it is up to date. */
export const document = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as oas31.OpenAPIObject;

export interface Operation {
  id: string;
  method: string;
  path: string;
  describes: oas31.OperationObject;
  /** Matches request paths below `/api`. */
  pattern: RegExp;
}

/** A response of the server, from `inject` or `fetch`. */
export interface Received {
  method: string;
  /** With or without origin. */
  url: string;
  status: number;
  header(name: string): string | null | undefined;
  text: string;
}

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

/** The operations, fixed paths before those with parameters, in the order of route matching. */
export const operations: Operation[] = Object.entries(document.paths ?? {})
  .flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const describes = item[method];
      if (!describes) return [];
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]*')}/?$`);
      return [{ id: describes.operationId!, method: method.toUpperCase(), path, describes, pattern }];
    }),
  )
  .sort((a, b) => parameterCount(a) - parameterCount(b));

/** Codes of failures that occur before a call is matched to an operation. Cross-site writes are such too, but have a reason. */
const TRANSPORT_CODES = ['BAD_REQUEST', 'NOT_FOUND', 'METHOD_NOT_SUPPORTED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(closed(document), 'document');
const validators = new Map<string, ValidateFunction>();

/** @throws if the document does not describe the status, body, reason or headers of this REST or tRPC response */
export function checkAnswer(received: Received): void {
  const { pathname } = new URL(received.url, 'http://test');
  if (pathname.startsWith('/trpc/')) checkTrpc(received, pathname.slice('/trpc/'.length).split(','));
  else if (pathname.startsWith('/api/') && !/^\/api\/(docs|openapi\.json|asyncapi\.json)/.test(pathname))
    checkRest(received, pathname.slice('/api'.length));
}

/** Returns the problems of a value according to the schema at a JSON pointer of the document. */
export function problemsOf(pointer: string, value: unknown): string[] {
  // References are resolved, because most failures share one schema.
  const { $ref = `#${pointer}` } = (at(pointer) ?? {}) as Partial<oas31.ReferenceObject>;
  const validate = validators.get($ref) ?? ajv.compile({ $ref: `document${$ref}` });
  validators.set($ref, validate);
  if (validate(value)) return [];
  return (validate.errors as ErrorObject[]).map(
    ({ instancePath, message, params }) => `${instancePath || '(whole)'} ${message} ${JSON.stringify(params)}`,
  );
}

function checkRest(received: Received, path: string): void {
  const fail = failing(received);
  if (!received.header('content-type')?.startsWith('application/json')) fail('is not JSON');
  const method = received.method === 'HEAD' ? 'GET' : received.method;
  const operation = operations.find((one) => one.method === method && one.pattern.test(path));
  const body: unknown = received.method === 'HEAD' ? undefined : JSON.parse(received.text);
  if (operation) checkStatus(operation, received.status, body, fail);
  else if (body !== undefined && !isTransportFailure(body)) fail('answers a call that the document does not have');
  const { retryAfter } = (body ?? {}) as { retryAfter?: number };
  if (received.status === 429 && received.header('retry-after') !== String(retryAfter))
    fail('has no Retry-After, or another than its body');
}

interface TrpcAnswer {
  result?: { data: unknown };
  error?: { message: string; code: number; data: { code: string; httpStatus: number; path?: string } };
}

function checkTrpc(received: Received, names: string[]): void {
  const fail = failing(received);
  // tRPC responds to every HEAD request with 204.
  if (received.method === 'HEAD') return;
  if (!received.header('content-type')?.startsWith('application/json')) fail('is not JSON');
  // A streamed batch consists of lines.
  if (received.header('transfer-encoding') === 'chunked') return;
  const parsed = JSON.parse(received.text) as TrpcAnswer | TrpcAnswer[];
  const answers = Array.isArray(parsed) ? parsed : [parsed];
  for (const [index, { result, error }] of answers.entries()) {
    const operation = operations.find(({ id }) => id === names[index]);
    if (result) {
      if (operation) checkStatus(operation, 200, result.data, fail);
      else fail('answers a procedure that the document does not have');
    } else if (error) {
      const { code, httpStatus, path: _, ...rest } = error.data;
      const failure = { message: error.message, code, ...rest };
      if (isTransportFailure(failure)) continue;
      if (operation) checkStatus(operation, httpStatus, failure, fail);
      else fail('is no refusal of the transport');
    } else fail('is neither result nor error');
  }
}

function checkStatus(operation: Operation, status: number, body: unknown, fail: (problem: string) => never): void {
  const pointer = responsePointer(operation, status) ?? fail(`has a status that ${operation.id} does not have`);
  if (body === undefined) return;
  const problems = problemsOf(`${pointer}/content/application~1json/schema`, body);
  if (problems.length > 0) fail(problems.join('; '));
  const { reason } = body as { reason?: string };
  const { examples } = (at(pointer) as oas31.ResponseObject).content!['application/json']!;
  if (status >= 400 && reason && !Object.hasOwn(examples ?? {}, reason)) fail(`gives a reason that ${operation.id} does not have`);
}

/** Returns the JSON pointer to the description of a response, with references resolved. */
function responsePointer({ path, method, describes }: Operation, status: number): string | undefined {
  const response = describes.responses?.[String(status)] as oas31.ResponseObject | oas31.ReferenceObject | undefined;
  if (!response) return undefined;
  if ('$ref' in response && response.$ref) return response.$ref.slice(1);
  return `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`;
}

function at(pointer: string): unknown {
  const keys = pointer.slice(1).split('/');
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/')], document);
}

function isTransportFailure(body: unknown): boolean {
  if (problemsOf('/components/schemas/Failure', body).length > 0) return false;
  const { code, reason } = body as { code: string; reason?: string };
  return reason === undefined ? TRANSPORT_CODES.includes(code) : reason === 'foreign_origin';
}

function failing({ method, url, status, text }: Received): (problem: string) => never {
  return (problem) => {
    throw new Error(`${method} ${url}: ${status} ${problem}\n${text.slice(0, 2000)}`);
  };
}

/** Returns a copy whose objects are closed: the published schemas allow future fields, but today's server must not send any. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  return copy['type'] === 'object' && copy['properties'] ? { ...copy, additionalProperties: false } : copy;
}

function parameterCount({ path }: Operation): number {
  return path.split('{').length;
}
