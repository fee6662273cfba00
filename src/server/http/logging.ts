import { writeSync } from 'node:fs';
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

/** The same for what libraries write themselves. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** What may be logged of an error: where it happened, never its message, which may quote what a person wrote. */
function traceOf(error: Error): { error: string; code: string | undefined; frames: string[] | undefined } {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  const frames = cause.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { error: cause.name, code, frames };
}

export function logFailure(log: Pick<FastifyBaseLogger, 'error'>, error: Error, correlationId: string): void {
  log.error({ correlationId, ...traceOf(error) }, 'request failed');
}

/** The last line before an uncaught error ends the process. */
export function logEnd(log: FastifyBaseLogger, error: Error): void {
  log.fatal(traceOf(error), error instanceof EmbeddedStopped ? error.message : 'stopping after an unexpected error');
}

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
