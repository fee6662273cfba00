import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { DEFAULT_SETTINGS } from '../../src/routers/notices/rules.ts';
import type { AppRouter } from '../../src/routers/index.ts';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Names<Tree> = { [Room in keyof Tree & string]: `${Room}.${keyof Tree[Room] & string}` }[keyof Tree & string];
type At<Tree, Name> = Name extends `${infer Room}.${infer Verb}`
  ? Room extends keyof Tree
    ? Verb extends keyof Tree[Room]
      ? Tree[Room][Verb]
      : never
    : never
  : never;

export type ProcedureName = Names<Inputs>;
export type InputOf<Name extends ProcedureName> = At<Inputs, Name>;
export type OutputOf<Name extends ProcedureName> = At<Outputs, Name>;

type Answer = (input: unknown) => unknown;
const answers = new Map<string, Answer>();
/** The procedures that were called in this test, in turn. */
export const calledProcedures: string[] = [];

/** Every form that knows its person asks this: unless a test says otherwise, many share what `storedStudent` studies. */
const usual: Record<string, Answer> = {
  'account.shareable': () => SHAREABLE satisfies OutputOf<'account.shareable'>,
};

/** The bell is on every page of a member; nothing has happened unless a test says so. */
usual['notices.list'] = () => [] satisfies OutputOf<'notices.list'>;
usual['notices.settings'] = () => DEFAULT_SETTINGS satisfies OutputOf<'notices.settings'>;

/** Nobody is in a group. */
usual['account.studyGroups'] = () => [] satisfies OutputOf<'account.studyGroups'>;

/** And the home page asks whether anybody waits. */
usual['posts.answers'] = () => ({ waiting: 0, answeredWithinDay: null }) satisfies OutputOf<'posts.answers'>;

/** Nothing that a test writes wounds anybody, unless it says so. */
usual['moderation.reread'] = () => ({ ask: false }) satisfies OutputOf<'moderation.reread'>;

/** And nobody is kept from writing. */
usual['measures.list'] = () => [] satisfies OutputOf<'measures.list'>;

const SHAREABLE = {
  university: { value: 'Università degli Studi di Torino', safe: true },
  faculty: { value: 'Psicologia', safe: true },
  studyYear: { value: '2° anno triennale', safe: true },
};

/** What a handler throws to refuse; shaped as the server shapes it. */
export class Refusal extends Error {
  constructor(readonly details: RefusalDetails) {
    super(details.message);
  }
}

interface RefusalDetails {
  status: number;
  message: string;
  reason?: string;
  issues?: { path: (string | number)[]; message: string }[];
  retryAfter?: number;
  correlationId?: string;
}

/** What a handler throws so that no answer arrives at all. */
export class Offline extends Error {}

/**
 * Answers one procedure for the rest of the test, typed from the router; a later call replaces it. The handler's calls
 * are the procedure's calls: pass a `vi.fn()` to count them.
 */
export function trpcHandler<Name extends ProcedureName>(
  name: Name,
  answer: (input: InputOf<Name>) => OutputOf<Name> | Promise<OutputOf<Name>>,
): void {
  answers.set(name, answer as Answer);
}

export function forgetTrpcHandlers(): void {
  answers.clear();
  calledProcedures.length = 0;
}

export const server = setupServer(
  http.all('*/trpc/:procedures', async ({ request, params }) => {
    const url = new URL(request.url);
    const names = String(params['procedures']).split(',');
    const raw = request.method === 'GET' ? url.searchParams.get('input') : await request.text();
    const input: unknown = raw ? JSON.parse(raw) : undefined;
    const batch = url.searchParams.has('batch');
    try {
      const replies = await Promise.all(
        names.map((name, index) => reply(name, batch ? (input as Record<number, unknown>)?.[index] : input)),
      );
      const statuses = new Set(replies.map(({ status }) => status));
      const body = replies.map(({ body }) => body);
      return HttpResponse.json((batch ? body : body[0]) as never, { status: statuses.size === 1 ? replies[0]?.status : 207 });
    } catch (error) {
      if (error instanceof Offline) return HttpResponse.error();
      throw error;
    }
  }),
);

/** What pages ask by themselves, whatever a test is about: counted only where a test answers it. */
const BACKGROUND = new Set(['notices.list', 'posts.answers']);

async function reply(name: string, input: unknown): Promise<{ status: number; body: unknown }> {
  const answer = answers.get(name) ?? usual[name];
  if (!answer) throw new Error(`No trpcHandler for ${name}`);
  if (answers.has(name) || !BACKGROUND.has(name)) calledProcedures.push(name);
  try {
    return { status: 200, body: { result: { data: await answer(input) } } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, message, ...details } = error.details;
    const data = { code: CODES[status] ?? 'INTERNAL_SERVER_ERROR', httpStatus: status, path: name, ...details };
    return { status, body: { error: { message, code: -32_603, data } } };
  }
}

const CODES: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};
