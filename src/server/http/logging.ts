import { randomUUID } from 'node:crypto';
import { closeSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { EmbeddedStopped } from '../../../db/embedded.ts';

/** Writes to the terminal or the log. When the disk is full or the reader is gone, the line is lost, and requests are still answered. */
export function say(line: string, descriptor: 1 | 2 = 1): void {
  try {
    writeSync(descriptor, line);
  } catch {
    // There is nowhere left to report it.
  }
}

/** Ignores write errors of libraries, too, and closes lost terminals before exit: Node would crash when it fails to reset them. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const terminals = [0, 1, 2].filter(isatty);
  process.once('exit', () => terminals.filter((terminal) => !isatty(terminal)).forEach((terminal) => closeSync(terminal)));
}

/** The loggable part of an error: where it happened, never its message, which may quote what a person wrote. */
export function traceOf(error: Error): { error: string; code: string | undefined; frames: string[] | undefined } {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  const frames = cause.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { error: cause.name, code, frames };
}

let failures = 0;
/** The number of failures that this process has logged. */
export const failuresLogged = () => failures;

/** @param correlationId needed unless `log` belongs to a request, whose lines carry it anyway */
export function logFailure(log: Pick<FastifyBaseLogger, 'error'>, error: Error, correlationId?: string): void {
  failures += 1;
  log.error({ ...(correlationId && { correlationId }), ...traceOf(error) }, 'request failed');
}

/** Logs a lost connection, or a stop of the embedded database. */
export function logLoss(log: FastifyBaseLogger, what: string, error: Error): void {
  if (error instanceof EmbeddedStopped) log.fatal(traceOf(error), `${error.message} and is started again`);
  else log.error({ error: error.name, code: (error as { code?: string }).code }, `${what} connection lost`);
}

/** Logs the uncaught error that ends the process. */
export function logEnd(log: FastifyBaseLogger, error: Error): void {
  log.fatal(traceOf(error), 'stopping after an unexpected error');
}

/** Generates a correlation id for each request, whatever id the client sends; log lines and shown faults carry it. */
export const correlated = { genReqId: () => randomUUID(), requestIdHeader: false } as const;

/** Logs one line per request: route pattern, status and time. No address, URL, query, header or body. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
}
