import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError, type Reason } from './errors.ts';

export interface Issue {
  path: (string | number)[];
  message: string;
}

/** The error body of a failed call, the same over tRPC and REST. */
export interface Failure {
  message: string;
  code: string;
  reason?: Reason;
  issues?: Issue[];
  retryAfter?: number;
  /** ISO instant until which the caller may not write. */
  until?: string;
  correlationId?: string;
}

const INTERNAL_MESSAGE = 'Qualcosa non ha funzionato da parte nostra. Riprova tra poco.';

/** Describes an error to the caller: refusals keep their text, invalid input lists its issues, everything else is masked. */
export function describeFailure(error: TRPCError, correlationId: string): Failure {
  if (error instanceof AppError) {
    const { field, retryAfter, until } = error.details;
    return {
      message: error.message,
      code: error.code,
      reason: error.reason,
      ...(field && { issues: [{ path: [field], message: error.message }] }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...(until && { until }),
    };
  }
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError) {
    const issues = foremost(error.cause.issues).map(({ path, message }) => ({
      path: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
      message,
    }));
    return { message: issues[0]?.message ?? 'Richiesta non valida', code: error.code, issues };
  }
  if (error.code === 'INTERNAL_SERVER_ERROR') return { message: INTERNAL_MESSAGE, code: error.code, correlationId };
  return { message: PLAIN[error.code] ?? 'Richiesta non valida', code: error.code };
}

/** Leaves out further issues of values of the wrong type: zod compares the length of a text in place of a list, too. */
function foremost(issues: ZodError['issues']): ZodError['issues'] {
  const mistyped = new Set(issues.filter(({ code }) => code === 'invalid_type').map(placeOf));
  return issues.filter((issue) => issue.code === 'invalid_type' || !mistyped.has(placeOf(issue)));
}

function placeOf({ path }: ZodError['issues'][number]): string {
  return path.map(String).join('\n');
}

/** Messages for errors raised by the transport itself. */
const PLAIN: Partial<Record<TRPCError['code'], string>> = {
  NOT_FOUND: 'Questo indirizzo non esiste',
  METHOD_NOT_SUPPORTED: 'Metodo non ammesso per questo indirizzo',
  PAYLOAD_TOO_LARGE: 'La richiesta è troppo grande: accorcia il testo e riprova',
  UNSUPPORTED_MEDIA_TYPE: 'Tipo di contenuto non ammesso: usa application/json',
  TIMEOUT: 'La richiesta ha impiegato troppo tempo: riprova tra poco',
  SERVICE_UNAVAILABLE: 'Il servizio non è raggiungibile in questo momento: riprova tra poco',
};

/** SQLSTATEs of an unavailable PostgreSQL: 53 is a full disk or memory; 57014, 55P03, 25P03 are timeouts; 25006 is not yet primary. */
const CONNECTION_LOST = /^(08|57P0|53\d00|57014|55P03|25P03|25006)/;
/** Errors that `pg` reports without a code; the last two appear when a transaction whose connection broke is rolled back. */
const CLIENT_MESSAGES =
  /^(Connection terminated|timeout e(xpired|xceeded when trying to connect)|Query read timeout|Client (has encountered a connection error|was closed))/;
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CONNECTION_LOST.test(code) || NETWORK_CODES.has(code) || CLIENT_MESSAGES.test(error.message);
}

/** Seconds; short, because the server reconnects soon after the database is back. */
const AWAY_RETRY = 5;

/** Converts the error of an unavailable database to the refusal `busy`; returns other errors unchanged. */
export function busyIfAway(error: unknown): unknown {
  const isAway = isDatabaseAway(error) || (error instanceof TRPCError && isDatabaseAway(error.cause));
  return isAway ? new AppError('busy', { retryAfter: AWAY_RETRY }) : error;
}

/** Whether the replica is unavailable, or cancelled a query because of a recovery conflict. */
export function isFailureOfReplica(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof Error && 'code' in error && error.code === '40001');
}
