import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../routers/index.ts';
import { LateAnswer } from './fetch-in-time.ts';
import { unkept } from './unkept.ts';

interface Issue {
  path: (string | number)[];
  message: string;
}

const OFFLINE_TEXT = () => `Connessione assente. ${safe()}iprova quando torni in rete.`;
const FOREIGN_TEXT = () =>
  `Sottovoce non ha risposto: forse la rete Wi‑Fi che usi chiede di collegarti da una sua pagina. ${safe()}iprova tra poco.`;
const safe = () => (unkept.size ? 'R' : 'Quello che hai scritto è al sicuro: r');

/** A response that did not come from this API, such as a proxy's own error page or the login page of a network. */
export class ForeignAnswer extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(body);
  }
}

/**
 * Any failed request. `message` is the status, a colon and the text, for logs; `text` is
 * what the user reads. Status 0 means that this API has not answered: no response arrived, or one that is neither its own
 * nor a proxy's server error.
 */
export class RequestError extends TRPCClientError<AppRouter> {
  readonly status: number;
  readonly text: string;
  /** Stable code of the refusal; components map this, never the text. */
  readonly reason: string | undefined;
  /** Validation issues of the input, each with the form field it belongs to. */
  readonly issues: Issue[];
  readonly correlationId: string | undefined;
  /** Seconds until the same request may succeed. */
  readonly retryAfter: number | undefined;
  /** Whether the request was given up because nothing arrived. */
  readonly late: boolean;

  constructor(cause: TRPCClientError<AppRouter>) {
    const data = detailsOf(cause);
    const foreign = cause.cause instanceof ForeignAnswer ? cause.cause : undefined;
    // A gateway’s error may also be JSON, which only the tRPC client finds to be no answer of this API.
    const answered = foreign?.status ?? (cause.meta?.['response'] as Response | undefined)?.status ?? 0;
    const faulty = answered >= 500;
    const text = data.httpStatus ? cause.message : foreign || faulty ? FOREIGN_TEXT() : OFFLINE_TEXT();
    super(`${data.httpStatus ?? (foreign || faulty ? answered : 0)}: ${foreign?.body ?? text}`, {
      cause,
      meta: cause.meta,
      result: cause.shape ? { error: cause.shape } : null,
    });
    // TRPCClientError sets the prototype to its own.
    Object.setPrototypeOf(this, RequestError.prototype);
    this.name = 'RequestError';
    // A 401 or 404 that this API has not given says nothing about a session or a post.
    this.status = data.httpStatus ?? (faulty ? answered : 0);
    this.text = text;
    this.reason = data.reason;
    this.issues = data.issues ?? [];
    this.correlationId = data.correlationId;
    this.retryAfter = data.retryAfter;
    this.late = cause.cause instanceof LateAnswer;
  }
}

/** Returns the error if it is a failed request; undefined for a bug in the page itself. */
export function asRequestError(error: unknown): RequestError | undefined {
  return error instanceof RequestError ? error : undefined;
}

/** Returns the server's message, or the text for a failure with status 0; `fallback` for a proxy's server error, or another error. */
export function errorText(error: unknown, fallback: string): string {
  const failure = asRequestError(error);
  return failure && (failure.data || failure.status === 0) ? failure.text : fallback;
}

/**
 * Returns the server's message for a 403, e.g. during a suspension, because only it gives the reason.
 * Undefined for a 401, which the user has already been told about; otherwise `words`.
 */
export function refusalText(error: unknown, words: string | undefined): string | undefined {
  const failure = asRequestError(error);
  if (failure?.status === 401) return undefined;
  return failure?.data && failure.status === 403 ? failure.text : words;
}

/** Whether moderators removed what was asked for, and the user wrote it. */
export function isRemoved(error: unknown): boolean {
  return asRequestError(error)?.reason === 'removed_by_moderators';
}

/** Whether no answer came, or the server or a proxy in front of it failed: the call may have been executed all the same. */
export function isUnheard(error: unknown): boolean {
  const status = asRequestError(error)?.status;
  return status !== undefined && (status === 0 || status >= 500);
}

/** The first message for each field that the server rejected, or these words instead. */
export function issuesByField(error: unknown, words?: string): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {};
  for (const { path, message } of asRequestError(error)?.issues ?? []) found[String(path[0])] ??= words ?? message;
  return found;
}

interface Details {
  httpStatus?: number;
  reason?: string;
  issues?: Issue[];
  correlationId?: string;
  retryAfter?: number;
}

function detailsOf(cause: TRPCClientError<AppRouter>): Details {
  return cause.data ?? {};
}
