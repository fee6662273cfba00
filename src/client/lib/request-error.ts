import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../routers/index.ts';
import { unkept } from './unkept.ts';

interface Issue {
  path: (string | number)[];
  message: string;
}

const OFFLINE_TEXT = () =>
  `Connessione assente. ${unkept.size ? 'R' : 'Quello che hai scritto è al sicuro: r'}iprova quando torni in rete.`;

/** An answer that this API never gives, such as a proxy's own error page. */
export class ForeignAnswer extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(body);
  }
}

/**
 * Any answer that is not OK. `message` is the status, a colon and the text, for logs; `text` is what a person reads.
 * Status 0 means that no answer arrived.
 */
export class RequestError extends TRPCClientError<AppRouter> {
  readonly status: number;
  readonly text: string;
  /** Stable word of the refusal; screens map this, never the text. */
  readonly reason: string | undefined;
  /** What is wrong with the input, each with the form field it belongs to. */
  readonly issues: Issue[];
  readonly correlationId: string | undefined;
  /** Seconds until the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(cause: TRPCClientError<AppRouter>) {
    const data = detailsOf(cause);
    const foreign = cause.cause instanceof ForeignAnswer ? cause.cause : undefined;
    const status = data.httpStatus ?? foreign?.status ?? 0;
    const text = data.httpStatus ? cause.message : (foreign?.body ?? OFFLINE_TEXT());
    super(`${status}: ${text}`, { cause, meta: cause.meta, result: cause.shape ? { error: cause.shape } : null });
    // TRPCClientError fixes the prototype to its own.
    Object.setPrototypeOf(this, RequestError.prototype);
    this.name = 'RequestError';
    this.status = status;
    this.text = text;
    this.reason = data.reason;
    this.issues = data.issues ?? [];
    this.correlationId = data.correlationId;
    this.retryAfter = data.retryAfter;
  }
}

/** What failed, if it was a request; undefined for a mistake in the page itself. */
export function asRequestError(error: unknown): RequestError | undefined {
  return error instanceof RequestError ? error : undefined;
}

/** The server's words, or those for a missing connection; `fallback` for answers without words of ours. */
export function errorText(error: unknown, fallback: string): string {
  const failure = asRequestError(error);
  return failure && (failure.data || failure.status === 0) ? failure.text : fallback;
}

/**
 * The server's words to whoever may not do it, as during a pause: they alone say why. Nothing to whoever is not logged in any
 * more, which is said already. Else the words given, which may be none.
 */
export function refusalText(error: unknown, words: string | undefined): string | undefined {
  const failure = asRequestError(error);
  if (failure?.status === 401) return undefined;
  return failure?.data && failure.status === 403 ? failure.text : words;
}

/** Whether it was the server that could not answer, or what stands before it. */
export function isServerFault(error: unknown): boolean {
  return (asRequestError(error)?.status ?? 0) >= 500;
}

/** The first message for each field that the server found wrong. */
export function issuesByField(error: unknown): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {};
  for (const { path, message } of asRequestError(error)?.issues ?? []) found[String(path[0])] ??= message;
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
