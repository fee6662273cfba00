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
import { asStatement, asUnit, permitWriting, type Work } from './unit-of-work.ts';

/** What a procedure says about itself, for the guards and for the OpenAPI document. */
export interface ProcedureMeta extends OpenApiMeta {
  openapi?: NonNullable<OpenApiMeta['openapi']> & { errorResponses?: never };
  /** A narrower rate limit than that of its kind. */
  limit?: LimitName;
  /** The reasons for which it may refuse, beyond those of every call; the document lists them. */
  refusals?: Reason[];
  /** Answers guests too, but knows its caller when there is a session. */
  session?: 'optional';
  /** It creates something, or does more when it is sent again: the same send with the same `Idempotency-Key` does it once. */
  creates?: true;
  /** Somebody who may not write for a while may do it all the same. */
  whilePaused?: true;
  /** Who may read it changes, so the primary alone answers. */
  current?: true;
  /** It writes for others to see: only once the writer's address is confirmed. Set by the guard. */
  needsConfirmation?: true;
  /** For moderators, whom no measure may keep from writing. Set by the guard. */
  moderates?: true;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    sse: {
      // Before the connection's own time is up (src/server/http/connections.ts); the page comes back and goes on.
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

/** Every call counts once, whichever transport or batch it came through; a procedure's meta may name a narrower limit. */
const guarded = parsedAtOnce(t.procedure).use(async ({ ctx, meta, next, type }) => {
  try {
    const viewer = await ctx.loadViewer();
    const limit = meta?.limit ?? (type === 'mutation' ? 'write' : 'read');
    await ctx.limits.take(limit, limit === 'safety' && viewer ? { accountId: sessionIdOf(ctx.token!) } : viewer);
    const answer = () => next({ ctx: { viewer } });
    // A guest's writes are counted one by one, and many may register or log in behind one address. A walk has a line of its own.
    const inTurn = limit !== 'own' && (viewer || type === 'query');
    const result = await (inTurn ? ctx.limits.inTurn(viewer, answer) : answer());
    if (type === 'mutation' && viewer) await ctx.replica?.wrote(viewer.accountId);
    if (!result.ok) throw result.error;
    return result;
  } catch (error) {
    throw busyIfAway(error);
  }
});

/** What others may read as well may come from the replica; where that fails, from the primary. */
const fromReplica = t.middleware(async ({ ctx, meta, next, type }) => {
  const { replica } = ctx;
  if (type !== 'query' || meta?.current || !replica?.mayAnswer(await ctx.loadViewer())) return next();
  const result = await next({ ctx: { db: replica.db, pages: replica.pages } });
  if (result.ok || !isFailureOfReplica(result.error.cause)) return result;
  replica.failed(result.error.cause as Error);
  return next();
});

/** The ladder of guards. First rung: anybody. */
export const guestProcedure = guarded.use(fromReplica);

/** Second rung: somebody with a session. */
export const sessionProcedure = guarded.use(({ ctx, next }) => {
  if (!ctx.viewer) throw new AppError('unauthenticated');
  return next({ ctx: { viewer: ctx.viewer } });
});

/** Third rung: somebody with their own account and logins. Each write is one unit of work. */
export const accountProcedure = sessionProcedure.use(({ ctx, next, type, ...call }) => {
  if (type !== 'mutation') return next({ ctx: {} });
  return asUnit(ctx, ctx.viewer, (work) => onceOnly({ ctx, ...call }, work.db, (db) => orThrow(next({ ctx: { ...work, db } }))));
});

/** Fourth rung: a student. The same, but writes need a confirmed address. */
export const studentProcedure = sessionProcedure
  .meta({ needsConfirmation: true })
  .use(fromReplica)
  .use(({ ctx, next, type, ...call }) => {
    if (type !== 'mutation') return next({ ctx: {} });
    const write = (work: Work) => onceOnly({ ctx, ...call }, work.db, (db) => orThrow(next({ ctx: { ...work, db } })));
    return asUnit(ctx, ctx.viewer, write, permitWriting(ctx, call.meta ?? {}));
  });

/** The same rung for a write that is one statement: what it writes asks `ctx.standing`, and there is no transaction unless it opens one. */
export const statementProcedure = sessionProcedure
  .meta({ needsConfirmation: true })
  .use(({ ctx, next, ...call }) =>
    asStatement(
      ctx,
      ctx.viewer,
      (work) => onceOnly({ ctx, ...call }, work.db, (db) => orThrow(next({ ctx: { ...work, db } }))),
      permitWriting(ctx, call.meta ?? {}),
    ),
  );

/** Beside the ladder: those whose address the operator has named, unless a measure keeps them from writing. Nobody else learns that there is anything. */
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

/** What creates something and has a key is done once; see idempotency/queries.ts. */
async function onceOnly<Result extends { ok: true; data: unknown }>(
  { ctx, path, meta, getRawInput, batchIndex }: Call,
  db: Context['db'],
  run: (db: Context['db']) => Promise<Result>,
): Promise<Result> {
  const key = meta?.creates && keyOf(ctx.idempotencyKeys?.[batchIndex]);
  if (!key) return run(db);
  const send = { accountId: ctx.viewer.accountId, procedure: path, key, input: await getRawInput() };
  let result: Result | undefined;
  const once = () => inTransaction(db, (trx) => doOnce(trx, ctx.vault, send, ctx.now(), async () => (result = await run(trx)).data));
  const data = await (db.isTransaction ? once() : ctx.lanes.unit(once));
  return result ?? ({ ok: true, data } as Result);
}

/** What failed must roll its transaction back. */
async function orThrow<Result extends { ok: boolean }>(running: Promise<Result>): Promise<Extract<Result, { ok: true }>> {
  const result = await running;
  if (!result.ok) throw (result as unknown as { error: Error }).error;
  return result as Extract<Result, { ok: true }>;
}
