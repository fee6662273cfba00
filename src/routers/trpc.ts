import { initTRPC, TRPCError } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { z, ZodError } from 'zod';
import italian from 'zod/v4/locales/it.js';
import { whileAccountStands } from './auth/queries.ts';
import type { Context, LimitName, PageName } from './context.ts';
import { AppError, type Reason } from './errors.ts';

z.config(italian());

export interface Issue {
  path: (string | number)[];
  message: string;
}

/** What a failed call tells its caller, the same over tRPC and REST. */
export interface Failure {
  message: string;
  code: string;
  reason?: Reason;
  issues?: Issue[];
  retryAfter?: number;
  correlationId?: string;
}

const INTERNAL_MESSAGE = 'Qualcosa non ha funzionato da parte nostra. Riprova tra poco.';

/** The one place where an error becomes words: refusals keep theirs, invalid input lists its issues, everything else is masked. */
export function describeFailure(error: TRPCError, correlationId: string): Failure {
  if (error instanceof AppError) {
    const { field, retryAfter } = error.details;
    return {
      message: error.message,
      code: error.code,
      reason: error.reason,
      ...(field && { issues: [{ path: [field], message: error.message }] }),
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError) {
    const issues = error.cause.issues.map(({ path, message }) => ({
      path: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
      message,
    }));
    return { message: issues[0]?.message ?? 'Richiesta non valida', code: error.code, issues };
  }
  if (error.code === 'INTERNAL_SERVER_ERROR') return { message: INTERNAL_MESSAGE, code: error.code, correlationId };
  return { message: PLAIN[error.code] ?? 'Richiesta non valida', code: error.code };
}

/** Failures found by the transport itself. */
const PLAIN: Partial<Record<TRPCError['code'], string>> = {
  NOT_FOUND: 'Questo indirizzo non esiste',
  METHOD_NOT_SUPPORTED: 'Metodo non ammesso per questo indirizzo',
  PAYLOAD_TOO_LARGE: 'La richiesta è troppo grande',
  UNSUPPORTED_MEDIA_TYPE: 'Tipo di contenuto non ammesso: usa application/json',
  TIMEOUT: 'La richiesta ha impiegato troppo tempo',
  SERVICE_UNAVAILABLE: 'Il servizio non è raggiungibile in questo momento: riprova tra poco',
};

/** A PostgreSQL that is away or too slow is neither the caller's fault nor a bug: a 503, to be tried again. The last three are its own time-outs. */
const CONNECTION_LOST = /^(08|57P0|53300|57014|55P03|25P03)/;
/** What `pg` reports without a code; the last two appear when a transaction whose connection broke is rolled back. */
const CLIENT_MESSAGES =
  /^(Connection terminated|timeout e(xpired|xceeded when trying to connect)|Query read timeout|Client (has encountered a connection error|was closed))/;
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CONNECTION_LOST.test(code) || NETWORK_CODES.has(code) || CLIENT_MESSAGES.test(error.message);
}

/** What a procedure says about itself, for the guards and for the OpenAPI document. */
export interface ProcedureMeta extends OpenApiMeta {
  openapi?: NonNullable<OpenApiMeta['openapi']> & { errorResponses?: never };
  /** A narrower rate limit than that of its kind. */
  limit?: LimitName;
  /** The reasons for which it may refuse, beyond those of every call; the document lists them. */
  refusals?: Reason[];
  /** Answers guests too, but knows its caller when there is a session. */
  session?: 'optional';
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter({ shape, error, ctx }) {
      const { message, code: _, ...rest } = describeFailure(error, ctx?.correlationId ?? '');
      const { code, httpStatus, path } = shape.data;
      return { ...shape, message, data: { code, httpStatus, path, ...rest } };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Every call counts once, whichever transport or batch it came through; a procedure's meta may name a narrower limit. */
const guarded = t.procedure.use(async ({ ctx, meta, next, type }) => {
  try {
    const viewer = await ctx.loadViewer();
    await ctx.limits.take(meta?.limit ?? (type === 'mutation' ? 'write' : 'read'), viewer);
    const result = await next({ ctx: { viewer } });
    if (!result.ok) throw result.error;
    return result;
  } catch (error) {
    if (isDatabaseAway(error) || (error instanceof TRPCError && isDatabaseAway(error.cause))) throw new AppError('busy', { retryAfter: 5 });
    throw error;
  }
});

/** The ladder of guards. First rung: anybody. */
export const guestProcedure = guarded;

/** Second rung: somebody with a session. */
export const sessionProcedure = guarded.use(({ ctx, next }) => {
  if (!ctx.viewer) throw new AppError('unauthenticated');
  return next({ ctx: { viewer: ctx.viewer } });
});

/** Third rung: a student. Each write is one transaction, and nothing is written for an account that is gone (see account/queries.ts). */
export const studentProcedure = sessionProcedure.use(async ({ ctx, next, type }) => {
  const { db, pages, limits } = ctx;
  const run = (own: Pick<Context, 'db' | 'pages' | 'limits'>) => next({ ctx: own });
  if (type !== 'mutation') return run({ db, pages, limits });
  const forgotten = new Set<PageName>();
  const takeBack: (() => Promise<void>)[] = [];
  const ownLimits: Context['limits'] = {
    ...limits,
    async refuseRepetition(text, viewer) {
      const undo = await limits.refuseRepetition(text, viewer);
      takeBack.push(undo);
      return undo;
    },
  };
  const write = async (trx: Context['db']) => {
    const result = await run({ db: trx, limits: ownLimits, pages: { ...pages, forget: (name) => void forgotten.add(name) } });
    if (!result.ok) throw result.error;
    return result;
  };
  const written = await whileAccountStands(db, ctx.viewer.accountId, write).catch(async (error: unknown) => {
    // A text that was not stored does not count as said: whoever tries again is not repeating it.
    await Promise.all(takeBack.map((undo) => undo()));
    throw error;
  });
  if (!written) throw new AppError('unauthenticated');
  // Only now: a read between the write and its commit would keep the old page.
  for (const name of forgotten) pages.forget(name);
  return written;
});
