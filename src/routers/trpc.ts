import './locale.ts';
import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { Context, LimitName } from './context.ts';
import type { Viewer } from './identity.ts';
import { AppError, type Reason } from './errors.ts';
import { busyIfAway, describeFailure, isFailureOfReplica } from './failures.ts';
import { parsedAtOnce } from './parsing.ts';
import { findModerator } from './auth/queries.ts';
import { doOnce, keyOf } from './idempotency/queries.ts';
import { listRestricting, refuseRestricted } from './measures/queries.ts';
import { inTransaction } from './queries.ts';
import { sessionIdOf } from './sessions/queries.ts';
import {
  asStatement,
  asUnit,
  countNewcomer,
  countRefused,
  isOfText,
  loadedAlone,
  permitWriting,
  refuseForLonger,
  type Work,
} from './unit-of-work.ts';

/** The metadata of a procedure, for the guards and the OpenAPI document. */
export interface ProcedureMeta extends OpenApiMeta {
  openapi?: NonNullable<OpenApiMeta['openapi']> & { errorResponses?: never };
  /** A rate limit in place of the default one, `read` or `write`. */
  limit?: LimitName;
  /** The reasons for which it may refuse, besides those of every call; the OpenAPI document lists them. */
  refusals?: Reason[];
  /** Open to guests, but uses the session if there is one. */
  session?: 'optional';
  /** Not idempotent by itself: the same request repeated with the same `Idempotency-Key` is executed once. */
  creates?: true;
  /** Allowed even while a measure keeps the caller from writing. */
  whilePaused?: true;
  /** Never read from the replica, because access to it may have just been revoked. */
  current?: true;
  /** Writes are visible to others, so they require a confirmed address. Set by the guard. */
  needsConfirmation?: true;
  /** For moderators only, and not while a measure keeps them from writing. Set by the guard. */
  moderates?: true;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    sse: {
      // Below the connection's time limit (src/server/http/connections.ts); the client reconnects.
      maxDurationMs: 240_000,
      ping: { enabled: true, intervalMs: 20_000 },
      client: { reconnectAfterInactivityMs: 45_000 },
    },
    errorFormatter({ shape, error, ctx }) {
      const { message, code: _, ...rest } = describeFailure(error, ctx?.correlationId ?? '');
      const { code, httpStatus, path } = shape.data;
      return { ...shape, message, data: { code, httpStatus, path, ...rest } };
    },
  });

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

/** Counts every call once against its rate limit, whichever transport or batch it came through. */
const guarded = parsedAtOnce(t.procedure).use(async ({ ctx, meta, next, type }) => {
  try {
    const viewer = await ctx.loadViewer();
    const limit = meta?.limit ?? (type === 'mutation' ? 'write' : 'read');
    const counted = limit === 'safety' && viewer ? { accountId: sessionIdOf(ctx.token!) } : viewer;
    const uncount = await ctx.limits.take(limit, counted).catch((refusal) => refuseForLonger(ctx, viewer, limit, refusal));
    const answer = () => next({ ctx: { viewer } });
    // Guests' writes do not queue: each is rate limited, and many people may log in behind one address. `own` calls have their own lane.
    const inTurn = limit !== 'own' && (viewer || type === 'query');
    const result = await (inTurn ? ctx.limits.inTurn(viewer, answer) : answer());
    if (type === 'mutation' && viewer) await ctx.replica?.wrote(viewer.accountId);
    if (result.ok) return result;
    if (viewer && isOfText(result.error)) await countRefused(ctx, viewer, uncount);
    throw result.error;
  } catch (error) {
    throw busyIfAway(error);
  }
});

/** Serves queries from the replica if possible, and from the primary if the replica fails. */
const fromReplica = t.middleware(async ({ ctx, meta, next, type }) => {
  const { replica } = ctx;
  if (type !== 'query' || meta?.current || !replica?.mayAnswer(await ctx.loadViewer())) return next();
  const result = await next({ ctx: { db: replica.db, pages: replica.pages } });
  if (result.ok || !isFailureOfReplica(result.error.cause)) return result;
  replica.failed(result.error.cause as Error);
  return next();
});

/** The first of four increasingly strict guards: open to everybody. */
export const guestProcedure = guarded.use(fromReplica);

/** The second guard: requires a session. */
export const sessionProcedure = guarded.use(({ ctx, next }) => {
  if (!ctx.viewer) throw new AppError('unauthenticated');
  return next({ ctx: { viewer: ctx.viewer } });
});

/** The third guard, for the caller's own account and sessions: each write is one unit of work. */
export const accountProcedure = sessionProcedure.use(({ ctx, next, type, ...call }) => {
  if (type !== 'mutation') return next({ ctx: {} });
  return asUnit(ctx, ctx.viewer, (work) => onceOnly({ ctx, ...call }, work, (own) => orThrow(next({ ctx: own }))));
});

/** The fourth guard: like the third, but writes also require a confirmed address and no measure against it. */
export const studentProcedure = sessionProcedure
  .meta({ needsConfirmation: true })
  .use(fromReplica)
  .use(({ ctx, next, type, ...call }) => {
    if (type !== 'mutation') return next({ ctx: {} });
    const write = (work: Work) => onceOnly({ ctx, ...call }, work, (own) => orThrow(next({ ctx: own })));
    return asUnit(ctx, ctx.viewer, write, permitWriting(ctx, call.meta ?? {}));
  });

/** Like `studentProcedure`, for writes of one statement, which must include `ctx.standing`; opens no transaction. */
export const statementProcedure = sessionProcedure
  .meta({ needsConfirmation: true })
  .use(({ ctx, next, ...call }) =>
    asStatement(
      ctx,
      ctx.viewer,
      (work) => onceOnly({ ctx, ...call }, work, (own) => orThrow(next({ ctx: own }))),
      permitWriting(ctx, call.meta ?? {}),
    ),
  );

/** Apart from these: for people named by the operator, unless a measure keeps them from writing. Everybody else gets a 404. */
export const moderatorProcedure = guarded.meta({ moderates: true }).use(async ({ ctx, next }) => {
  const { viewer } = ctx;
  if (!viewer || !(await findModerator(ctx))) throw new AppError('not_found');
  refuseRestricted(await listRestricting(ctx.db, ctx.now()), ctx, viewer.accountId);
  return next({ ctx: { viewer } });
});

interface Call {
  ctx: Pick<Context, 'vault' | 'now' | 'lanes' | 'idempotencyKeys'> & { viewer: Viewer };
  path: string;
  meta?: ProcedureMeta | undefined;
  getRawInput(): Promise<unknown>;
  batchIndex: number;
}

/** Runs a call with an idempotency key only once; see idempotency/queries.ts. A replayed answer does not count on the first day. */
async function onceOnly<Own extends Work, Result extends { ok: true; data: unknown }>(
  { ctx, path, meta, getRawInput, batchIndex }: Call,
  work: Own,
  write: (own: Own) => Promise<Result>,
): Promise<Result> {
  const { db } = work;
  const run = async (trx: Context['db']) => {
    await countNewcomer(work, ctx.viewer, meta?.limit);
    return write(trx.isTransaction ? { ...work, db: trx, pages: loadedAlone(work.pages) } : work);
  };
  const key = meta?.creates && keyOf(ctx.idempotencyKeys?.[batchIndex]);
  if (!key) return run(db);
  const send = { accountId: ctx.viewer.accountId, procedure: path, key, input: await getRawInput() };
  let result: Result | undefined;
  const once = () => inTransaction(db, (trx) => doOnce(trx, ctx.vault, send, ctx.now(), async () => (result = await run(trx)).data));
  const data = await (db.isTransaction ? once() : ctx.lanes.unit(once));
  return result ?? ({ ok: true, data } as Result);
}

/** Throws the error of a failed result, so that its transaction is rolled back. */
async function orThrow<Result extends { ok: boolean }>(running: Promise<Result>): Promise<Extract<Result, { ok: true }>> {
  const result = await running;
  if (!result.ok) throw (result as unknown as { error: Error }).error;
  return result as Extract<Result, { ok: true }>;
}
