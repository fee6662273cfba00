import { randomUUID } from 'node:crypto';
import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { describeFailure } from '../routers/index.ts';
import { logFailure } from './logging.ts';

type Code = TRPCError['code'];

/** What Fastify refuses before a procedure is reached, by the status it gives. */
const CODES: Record<number, Code> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'BAD_REQUEST',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'SERVICE_UNAVAILABLE',
};

interface FailureOptions {
  sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Everything that no procedure answers: broken requests, unknown addresses, bugs. */
export function setFailureHandlers(app: FastifyInstance, { sendPage }: FailureOptions): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(request, reply, error));
  app.setNotFoundHandler((request, reply) => {
    const page = (request.method === 'GET' || request.method === 'HEAD') && !isProgramPath(request.url);
    return page ? sendPage(request, reply) : answer(request, reply, new TRPCError({ code: 'NOT_FOUND' }));
  });
}

/** For addresses that the router itself cannot read, such as `/api/%`. */
export function frameworkFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void answer(request, reply, error);
}

function answer(request: FastifyRequest, reply: FastifyReply, cause: FastifyError | TRPCError): FastifyReply {
  const code = cause instanceof TRPCError ? undefined : CODES[cause.statusCode ?? 500];
  const error = code ? new TRPCError({ code }) : getTRPCErrorFromUnknown(cause);
  const correlationId = randomUUID();
  const failure = describeFailure(error, correlationId);
  if (failure.correlationId) logFailure(request.log, error, correlationId);
  const status = getHTTPStatusCodeFromError(error);
  void reply.status(status).type('application/json; charset=utf-8');
  if (!isPathUnder('/trpc', request.url)) return reply.send(failure);
  const { message, code: name, ...rest } = failure;
  return reply.send({ error: { message, code: -32_600, data: { code: name, httpStatus: status, ...rest } } });
}

function isProgramPath(url: string): boolean {
  return ['/api', '/trpc', '/ws', '/assets'].some((prefix) => isPathUnder(prefix, url));
}

function isPathUnder(prefix: string, url: string): boolean {
  const path = url.split('?')[0]!;
  return path === prefix || path.startsWith(`${prefix}/`);
}
