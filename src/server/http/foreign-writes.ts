import type { FastifyInstance } from 'fastify';
import { AppError } from '../../routers/errors.ts';
import type { IsOwnOrigin } from './origin.ts';
import { cookieOf } from './session.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes with our cookie from a page of another site, which their `Origin` reveals (OWASP CSRF cheat sheet). */
export function refuseForeignWrites(app: FastifyInstance, { isOwn, secure }: { isOwn: IsOwnOrigin; secure: boolean }): void {
  app.addHook('onRequest', (request, _, done) => {
    const { origin } = request.headers;
    const foreign = !READS.has(request.method) && origin !== undefined && !isOwn(origin);
    if (foreign && cookieOf(request, secure) !== undefined) done(new AppError('foreign_origin'));
    else done();
  });
}
