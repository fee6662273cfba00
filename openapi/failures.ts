import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { oas31 } from 'zod-openapi';
import { AppError, REASONS, type Details, type Reason } from '../src/routers/errors.ts';
import { describeFailure } from '../src/routers/failures.ts';
import type { Failure } from '../src/routers/failures.ts';

/** The properties of a call that determine how it may fail. */
export interface CallTraits {
  /** A write: it may carry a body, and a cookie from another site. */
  writes: boolean;
  hasInput: boolean;
  needsSession: boolean;
  /** Requires a confirmed address. */
  needsConfirmation: boolean;
  /** Refused while a measure keeps the account from writing. */
  restricted: boolean;
  /** Creates something, once per idempotency key. */
  creates: boolean;
  /** The reasons of this call, besides those of every call. */
  refusals: readonly Reason[];
}

/** A failure as the server sends it. */
interface Case {
  name: string;
  status: number;
  body: Failure;
}

/** Shared responses, for calls that have no reason of their own for a status. */
const STATUSES: Record<number, { component: string; description: string; waits?: boolean }> = {
  400: { component: 'BadRequest', description: 'The request is malformed, or `issues` lists the invalid parts of the input' },
  401: { component: 'Unauthorized', description: 'No session, or one that has ended' },
  403: {
    component: 'Forbidden',
    description: 'Not allowed. This includes every write with the cookie and another site’s `Origin`',
  },
  404: { component: 'NotFound', description: 'No such entity' },
  408: { component: 'RequestTimeout', description: 'The body took too long to arrive' },
  409: { component: 'Conflict', description: 'The current state does not allow it' },
  413: { component: 'PayloadTooLarge', description: 'The body is larger than 256 KiB' },
  415: { component: 'UnsupportedMediaType', description: 'The body is not `application/json` in UTF-8, or is compressed' },
  422: { component: 'UnprocessableContent', description: 'The idempotency key was used for another input' },
  429: { component: 'TooManyRequests', description: 'Too many calls in too short a time', waits: true },
  500: { component: 'InternalServerError', description: 'A server fault; `correlationId` identifies it in the log' },
  503: { component: 'ServiceUnavailable', description: 'The database is currently unavailable', waits: true },
};

/** The details that the server sends with a reason. */
const DETAILS: Partial<Record<Reason, Details>> = {
  rate_limited: { retryAfter: 42 },
  repeated_text: { retryAfter: 3600 },
  busy: { retryAfter: 5 },
  paused: { until: '2026-11-28T21:30:00.000Z' },
  email_not_university: { field: 'email' },
  email_taken: { field: 'email' },
  password_too_common: { field: 'password' },
  wrong_password: { field: 'password' },
};

const INVALID_INPUT: Case = {
  name: 'invalid_input',
  status: 400,
  body: { message: 'Campo obbligatorio', code: 'BAD_REQUEST', issues: [{ path: ['content'], message: 'Campo obbligatorio' }] },
};

/** Returns all responses of a call except its success. */
export function failureResponses(call: CallTraits): Record<string, oas31.ResponseObject | oas31.ReferenceObject> {
  const own = new Set<string>(call.refusals);
  return Object.fromEntries(
    byStatus(casesOf(call)).map(([status, cases]) => {
      const shared = cases.every(({ name }) => !own.has(name));
      return [status, shared ? { $ref: `#/components/responses/${STATUSES[status]!.component}` } : responseOf(status, cases)];
    }),
  );
}

/** Returns the shared responses that calls refer to. */
export function sharedResponses(): Record<string, oas31.ResponseObject> {
  const cases = casesOf({
    writes: true,
    hasInput: true,
    needsSession: true,
    needsConfirmation: true,
    restricted: true,
    creates: true,
    refusals: [],
  });
  return Object.fromEntries(byStatus(cases).map(([status, cases]) => [STATUSES[status]!.component, responseOf(status, cases)]));
}

function casesOf({ writes, hasInput, needsSession, needsConfirmation, restricted, creates, refusals }: CallTraits): Case[] {
  return [
    ...(writes || hasInput ? [INVALID_INPUT] : []),
    ...(needsSession ? [refusal('unauthenticated')] : []),
    ...(writes && needsConfirmation ? [refusal('unconfirmed')] : []),
    ...(restricted ? [refusal('paused'), refusal('account_closed')] : []),
    ...(writes ? [refusal('foreign_origin'), plain('TIMEOUT'), plain('PAYLOAD_TOO_LARGE'), plain('UNSUPPORTED_MEDIA_TYPE')] : []),
    ...(creates ? [refusal('idempotency_key_invalid'), refusal('idempotency_key_reused')] : []),
    ...refusals.map(refusal),
    refusal('rate_limited'),
    plain('INTERNAL_SERVER_ERROR'),
    refusal('busy'),
  ];
}

function byStatus(cases: Case[]): [status: number, cases: Case[]][] {
  return Object.keys(STATUSES).flatMap((key) => {
    const status = Number(key);
    const found = cases.filter((one) => one.status === status);
    return found.length > 0 ? [[status, found] as [number, Case[]]] : [];
  });
}

function refusal(reason: Reason): Case {
  return caseOf(reason, new AppError(reason, DETAILS[reason]));
}

function plain(code: TRPCError['code']): Case {
  return caseOf(code.toLowerCase(), new TRPCError({ code }));
}

function caseOf(name: string, error: TRPCError): Case {
  return { name, status: getHTTPStatusCodeFromError(error), body: describeFailure(error, '7d3f0a52-6c1e-4f4b-9a55-0b8f6f1f2c11') };
}

function responseOf(status: number, cases: Case[]): oas31.ResponseObject {
  const { description, waits } = STATUSES[status]!;
  return {
    description,
    ...(waits && { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        examples: Object.fromEntries(cases.map(({ name, body }) => [name, { value: body }])),
      },
    },
  };
}

/** The headers of lists. */
export const LIST_HEADERS: Record<string, oas31.HeaderObject> = {
  Link: {
    description:
      'RFC 8288, relation `next`: the address of the next page; absent on the last one, except that a full page of posts may lead to an empty one',
    schema: { type: 'string' },
    example: '</api/study-groups?limit=20&cursor=17.mi8xq3k0>; rel="next"',
  },
  'X-Total-Count': { description: 'Total number of entries', schema: { type: 'integer', minimum: 0 }, example: 56 },
};

/** The header of calls that create something. */
export const IDEMPOTENCY_KEY: oas31.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key for this request, preferably a UUID: up to 128 letters, digits and `_.:-`. The same request with the same key within 24 hours gets the original response and has no further effect; a different input with the same key is a 422',
  schema: { type: 'string', minLength: 1, maxLength: 130 },
  example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
};

export const RETRY_AFTER: oas31.HeaderObject = {
  description: 'Seconds until the same request may succeed',
  schema: { type: 'integer', minimum: 0 },
  example: 42,
};

const PROPERTIES: Record<keyof Failure, oas31.SchemaObject> = {
  message: { type: 'string', description: 'A text for people, in Italian' },
  code: { type: 'string', enum: codes(), description: 'The kind of failure, one for each status' },
  reason: {
    type: 'string',
    enum: REASONS,
    description: 'The exact reason, for programs. Reasons may be added: treat unknown ones by their status',
  },
  issues: {
    type: 'array',
    description: 'The invalid parts of the input',
    items: {
      type: 'object',
      properties: {
        path: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] }, description: 'The path of the invalid field' },
        message: { type: 'string', description: 'A text for people, in Italian' },
      },
      required: ['path', 'message'],
    },
  },
  until: { type: 'string', format: 'date-time', description: 'Until when the account may not write' },
  retryAfter: { type: 'integer', minimum: 0, description: 'Seconds until the same request may succeed, as in `Retry-After`' },
  correlationId: { type: 'string', format: 'uuid', description: 'Identifies a server fault in the log' },
};

/** The schema of every failure. */
export const FAILURE: oas31.SchemaObject = {
  type: 'object',
  description: 'Why a call failed',
  properties: PROPERTIES,
  required: ['message', 'code'],
};

function codes(): string[] {
  const all = casesOf({
    writes: true,
    hasInput: true,
    needsSession: true,
    needsConfirmation: true,
    restricted: true,
    creates: true,
    refusals: REASONS,
  });
  // METHOD_NOT_SUPPORTED is tRPC's (REST answers 404 to an unknown method of a path); the last two are of the chat's handshake.
  return [...new Set([...all.map(({ body }) => body.code), 'METHOD_NOT_SUPPORTED', 'GONE', 'UPGRADE_REQUIRED'])];
}
