import type { FastifyInstance } from 'fastify';
import { AppError } from '../../routers/errors.ts';
import type { IsOwnOrigin } from './origin.ts';
import { cookieOf } from './session.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A page of another site may make a browser send our cookie; its `Origin` gives it away (OWASP CSRF cheat sheet). */
export function refuseForeignWrites(app: FastifyInstance, { isOwn, secure }: { isOwn: IsOwnOrigin; secure: boolean }): void {
  app.addHook('onRequest', (request, _, done) => {
    const { origin } = request.headers;
    const foreign = !READS.has(request.method) && origin !== undefined && !isOwn(origin);
    if (foreign && cookieOf(request, secure) !== undefined) done(new AppError('foreign_origin'));
    else done();
  });
}
