import type { FastifyInstance } from 'fastify';

/** Short, because load balancers may probe every second. */
const PROBE_TIMEOUT_MS = 2000;

export type Probe = () => Promise<unknown>;

/** Serves `/healthz` (the process is alive) and `/readyz` (everything that it depends on responds). */
export async function healthRoutes(app: FastifyInstance, { probes }: { probes: Probe[] }): Promise<void> {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    try {
      await withTimeout(Promise.all(probes.map((probe) => probe())));
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/readyz` fail, so that load balancers send no new traffic; requests that still arrive are served. */
    drain(): void;
  }
}

export function refuseWhileDraining(app: FastifyInstance): Probe {
  let draining = false;
  app.decorate('drain', () => void (draining = true));
  return async () => {
    if (draining) throw new Error('The server is about to stop');
  };
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time')), PROBE_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
