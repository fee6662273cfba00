import type { TRPCError } from '@trpc/server';
import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { appRouter } from '../../routers/index.ts';
import { procedures } from '../../routers/procedures.ts';
import type { CreateContext } from './context.ts';
import { readJson } from './json-body.ts';
import { logFailure } from './logging.ts';
import { answerPlainQueries, type Answering } from './trpc-queries.ts';

/** The maximum batch size of the client; limits still count each call. */
const BATCH_MAX = 10;
/** Length of the names of the longest batch, separated by commas. */
export const BATCH_NAMES_MAX = BATCH_MAX * (Math.max(...Object.keys(procedures).map((name) => name.length)) + 1);
/** Refusals that occur in ordinary use, such as reading a mentor profile that the caller does not have. */
const EVERYDAY = new Set<TRPCError['code']>(['BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT']);

/** Serves every procedure under `/trpc`. */
export async function trpcRoutes(app: FastifyInstance, { createContext }: { createContext: CreateContext }): Promise<void> {
  // tRPC labels its JSON as plain text when it refuses a request before it knows the call.
  app.addHook('onSend', (_, __, answer, done) => {
    if (answer instanceof Response && answer.headers.get('content-type')?.startsWith('text/plain'))
      answer.headers.set('content-type', 'application/json');
    done(null, answer);
  });
  // The adapter parses the text itself.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readJson);
  answerPlainQueries(app, { createContext, batchMax: BATCH_MAX, logFault, metaOf });
  app.all<{ Params: { path: string } }>('/trpc/:path', (request, reply) =>
    fastifyRequestHandler({
      req: request,
      res: reply,
      path: request.params.path,
      router: appRouter,
      createContext: ({ req, res }) => createContext(req, res),
      maxBatchSize: BATCH_MAX,
      onError: ({ error, req }) => logFault(req.log, error),
      responseMeta: ({ errors, info }) => metaOf(errors, info?.isBatchCall ?? false),
    }),
  );
}

function logFault(log: FastifyBaseLogger, error: TRPCError): void {
  if (error.code === 'INTERNAL_SERVER_ERROR') logFailure(log, error);
}

const metaOf: Answering['metaOf'] = (errors, isBatch) => {
  if (errors.length === 0) return {};
  const waits = errors.map((error) => (error.cause ?? error) as { details?: { retryAfter?: number } });
  const retryAfter = Math.max(0, ...waits.map((error) => error.details?.retryAfter ?? 0));
  return {
    // Each call of a batch carries its own status. A 404 for the whole batch would show up as an error in the browser's console.
    ...(isBatch && errors.every(({ code }) => EVERYDAY.has(code)) && { status: 207 }),
    ...(retryAfter > 0 && { headers: { 'retry-after': String(retryAfter) } }),
  };
};
