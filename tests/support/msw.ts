import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { DEFAULT_SETTINGS } from '../../src/routers/notices/rules.ts';
import { storedStudent } from './stored-student.ts';
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
/** The procedures called in this test, in order. */
export const calledProcedures: string[] = [];

/** Default answers for calls that pages make by themselves. `account.shareable`: many students share the details of `storedStudent`. */
const usual: Record<string, Answer> = {
  'account.shareable': () => SHAREABLE satisfies OutputOf<'account.shareable'>,
};

/** For the bell on every member page: no notices. */
usual['notices.list'] = () => [] satisfies OutputOf<'notices.list'>;
usual['notices.settings'] = () => DEFAULT_SETTINGS satisfies OutputOf<'notices.settings'>;

usual['account.studyGroups'] = () => [] satisfies OutputOf<'account.studyGroups'>;

/** For the home page: no posts are waiting for an answer. */
usual['posts.answers'] = () => ({ waiting: 0, answeredWithinDay: null }) satisfies OutputOf<'posts.answers'>;

/** No text needs rereading. */
usual['moderation.reread'] = () => ({ ask: false }) satisfies OutputOf<'moderation.reread'>;

/** For the links behind 'Altro', some of which are for moderators only. */
const { isAuthenticated: _, ...profile } = storedStudent;
usual['auth.user'] = () => profile as OutputOf<'auth.user'>;

/** No measure restricts the student. */
usual['measures.list'] = () => [] satisfies OutputOf<'measures.list'>;

const SHAREABLE = {
  university: { value: 'Università degli Studi di Torino', safe: true },
  faculty: { value: 'Psicologia', safe: true },
  studyYear: { value: '2° anno triennale', safe: true },
};

/** Thrown by a handler to answer with a failure shaped like the server's. */
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

/** Thrown by a handler to simulate a network error. */
export class Offline extends Error {}

/** Thrown by a handler to let a proxy, or the login page of a network, answer in place of the server. */
export class Foreign extends Error {
  constructor(
    readonly status: number,
    readonly page = '<html>Accesso WiFi Ateneo</html>',
  ) {
    super(page);
  }
}

/**
 * Answers a procedure for the rest of the test, typed by the router; a later call replaces it. Pass a `vi.fn()` to count the
 * procedure's calls.
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
      if (error instanceof Foreign) return HttpResponse.html(error.page, { status: error.status });
      throw error;
    }
  }),
);

/** Procedures that pages call on their own; recorded only if the test answers them. */
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
