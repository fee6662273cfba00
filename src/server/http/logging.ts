import { randomUUID } from 'node:crypto';
import { closeSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { EmbeddedStopped } from '../../../db/embedded.ts';

/** Writes to the terminal or the log. When a disk is full or nobody listens any more, the line is lost, and people still get their answers. */
export function say(line: string, descriptor: 1 | 2 = 1): void {
  try {
    writeSync(descriptor, line);
  } catch {
    // There is nowhere left to report it.
  }
}

/** The same for what libraries write themselves. A terminal that is gone is closed at the end: Node would set it right, and crash when it cannot. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const terminals = [0, 1, 2].filter(isatty);
  process.once('exit', () => terminals.filter((terminal) => !isatty(terminal)).forEach((terminal) => closeSync(terminal)));
}

/** What may be logged of an error: where it happened, never its message, which may quote what a person wrote. */
function traceOf(error: Error): { error: string; code: string | undefined; frames: string[] | undefined } {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  const frames = cause.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { error: cause.name, code, frames };
}

let failures = 0;
/** How many this process has logged. */
export const failuresLogged = () => failures;

/** @param correlationId unless the log is a request's own, which carries it. */
export function logFailure(log: Pick<FastifyBaseLogger, 'error'>, error: Error, correlationId?: string): void {
  failures += 1;
  log.error({ ...(correlationId && { correlationId }), ...traceOf(error) }, 'request failed');
}

/** A connection that broke, or the embedded database itself. */
export function logLoss(log: FastifyBaseLogger | undefined, what: string, error: Error): void {
  if (error instanceof EmbeddedStopped) log?.fatal(traceOf(error), `${error.message} and is started again`);
  else log?.error({ error: error.name, code: (error as { code?: string }).code }, `${what} connection lost`);
}

/** The last line before an uncaught error ends the process. */
export function logEnd(log: FastifyBaseLogger, error: Error): void {
  log.fatal(traceOf(error), 'stopping after an unexpected error');
}

/** Drawn for each request, whatever it says of itself: all its lines carry it, and whoever meets a fault is shown it. */
export const correlated = { genReqId: () => randomUUID(), requestIdHeader: false } as const;

/** One line a request: route pattern, status and time. No address, URL, query, header or body. */
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
