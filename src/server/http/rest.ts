import { callTRPCProcedure, getTRPCErrorFromUnknown } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { Context } from '../../routers/context.ts';
import { jsonOf } from '../../routers/finished.ts';
import { appRouter } from '../../routers/index.ts';
import { procedures } from '../../routers/procedures.ts';
import { describeFailure } from '../../routers/failures.ts';
import { coerceParams } from './coerce-params.ts';
import type { CreateContext } from './context.ts';
import { sendListHeaders } from './list-headers.ts';
import { logFailure } from './logging.ts';

type Params = Record<string, unknown>;

/** Registers a route for every procedure with OpenAPI meta, under the prefix of `app`. */
export async function restRoutes(app: FastifyInstance, { createContext }: { createContext: CreateContext }): Promise<void> {
  for (const [path, procedure] of Object.entries(procedures)) {
    const openapi = (procedure._def.meta as OpenApiMeta | undefined)?.openapi;
    if (!openapi) continue;
    const schemas = procedure._def.inputs;
    app.route({
      method: openapi.method,
      url: openapi.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      async handler(request, reply) {
        const context: Context = createContext(request, reply);
        context.tellRest = (rest) => sendListHeaders(reply, rest);
        try {
          const answer = await callTRPCProcedure({
            router: appRouter,
            path,
            getRawInput: async () => inputOf(request, schemas),
            ctx: context,
            type: procedure._def.type,
            signal: undefined,
            batchIndex: 0,
          });
          return reply.type('application/json; charset=utf-8').send(Buffer.concat(jsonOf(answer)));
        } catch (cause) {
          return sendFailure(request, reply, cause);
        }
      },
    });
  }
}

/** Builds a procedure's input: the strings of query and path are coerced to its types, a body is taken as it is. */
function inputOf(request: FastifyRequest, schemas: unknown[]): unknown {
  if (schemas.length === 0) return undefined;
  const params = coerceParams(schemas, request.params as Params);
  if (['GET', 'HEAD', 'DELETE'].includes(request.method)) {
    return { ...coerceParams(schemas, request.query as Params), ...params };
  }
  if (Object.keys(params).length === 0) return request.body;
  if (request.body === undefined || request.body === null) return params;
  return typeof request.body === 'object' && !Array.isArray(request.body) ? { ...request.body, ...params } : request.body;
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, cause: unknown): FastifyReply {
  const error = getTRPCErrorFromUnknown(cause);
  const failure = describeFailure(error, request.id);
  if (failure.correlationId) logFailure(request.log, error);
  if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter);
  return reply.status(getHTTPStatusCodeFromError(error)).send(failure);
}
