import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { busyIfAway, describeFailure } from '../../routers/failures.ts';
import { logFailure } from './logging.ts';
import { BODY_IN_PIECES } from './bound-parser.ts';

type Code = TRPCError['code'];

/** tRPC codes of errors that Fastify raises before a procedure is reached, by status. */
const CODES: Record<number, Code> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'BAD_REQUEST',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  431: 'BAD_REQUEST',
  503: 'SERVICE_UNAVAILABLE',
};

/** Statuses of errors that occur while a request is read; all others are a 400. */
const CLIENT_STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431, [BODY_IN_PIECES]: 413 };

interface FailureOptions {
  sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Handles everything that no procedure answers: malformed requests, unknown addresses, bugs. */
export function setFailureHandlers(app: FastifyInstance, { sendPage }: FailureOptions): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(request, reply, error));
  app.setNotFoundHandler((request, reply) => {
    const page = (request.method === 'GET' || request.method === 'HEAD') && !isProgramPath(request.url);
    return page ? sendPage(request, reply) : answer(request, reply, new TRPCError({ code: 'NOT_FOUND' }));
  });
}

/** Handles addresses that the router cannot decode, such as `/api/%`. */
export function frameworkFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void answer(request, reply, error);
}

/** Answers bytes that are not HTTP. Fastify's own handler would log them, with any cookie or text that they hold. */
export function clientFailure(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  this.log.trace({ code: error.code }, 'not an HTTP request');
  // Browsers open connections in advance: they would take a response sent at this point for that of their first request.
  if (socket.bytesRead === 0) return void socket.destroy();
  const status = CLIENT_STATUSES[error.code] ?? 400;
  const body = JSON.stringify(describeFailure(new TRPCError({ code: CODES[status]! }), ''));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

function answer(request: FastifyRequest, reply: FastifyReply, cause: FastifyError | TRPCError): FastifyReply {
  const code = cause instanceof TRPCError ? undefined : CODES[cause.statusCode ?? 500];
  // The database may also be away for handlers that are no procedures, such as unsubscribing or finding moderators.
  const error = code ? new TRPCError({ code }) : getTRPCErrorFromUnknown(busyIfAway(cause));
  const failure = describeFailure(error, request.id);
  if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter);
  if (failure.correlationId) logFailure(request.log, error);
  const status = getHTTPStatusCodeFromError(error);
  void reply.status(status).type('application/json; charset=utf-8');
  if (!isPathUnder('/trpc', request.url)) return reply.send(failure);
  const { message, code: name, ...rest } = failure;
  return reply.send({ error: { message, code: -32_600, data: { code: name, httpStatus: status, ...rest } } });
}

function isProgramPath(url: string): boolean {
  return ['/api', '/trpc', '/ws', '/assets', '/metrics'].some((prefix) => isPathUnder(prefix, url));
}

function isPathUnder(prefix: string, url: string): boolean {
  const path = url.split('?')[0]!;
  return path === prefix || path.startsWith(`${prefix}/`);
}
