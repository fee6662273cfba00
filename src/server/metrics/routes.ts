import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { procedures } from '../../routers/procedures.ts';
import type { Metrics } from './metrics.ts';

/** Serves `/metrics` to Prometheus, with `Authorization: Bearer METRICS_TOKEN`; not registered without a token. */
export async function metricsRoutes(app: FastifyInstance, { metrics, token }: { metrics: Metrics; token: string }): Promise<void> {
  const wanted = digestOf(`Bearer ${token}`);
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), wanted))
      return reply.status(401).header('www-authenticate', 'Bearer').type('text/plain').send('METRICS_TOKEN is needed\n');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.text());
  });
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Counts every response by its route; tRPC calls by their procedure, batches as one. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    metrics.request({ method, route: routeOf(request), status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
}

function routeOf({ routeOptions, params }: FastifyRequest): string {
  const { url } = routeOptions;
  if (url !== '/trpc/:path') return url ?? '(none)';
  const { path } = params as { path: string };
  if (Object.hasOwn(procedures, path)) return `/trpc/${path}`;
  return path.includes(',') ? '/trpc/(batch)' : '/trpc/(unknown)';
}
