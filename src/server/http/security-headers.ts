import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Sets headers against sniffing, framing and leaking referrers; a route may set its own policy with `helmet` in its options. */
export async function setSecurityHeaders(app: FastifyInstance, { secure }: { secure: boolean }): Promise<void> {
  await app.register(fastifyHelmet, {
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] } },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure && { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  // Computed once: the plugin computes the same headers for each request.
  let headers: [name: string, value: string][] | undefined;
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    if ('helmet' in routeOptions.config) return done();
    if (!headers) {
      const before = new Set(reply.raw.getHeaderNames());
      reply.helmet();
      const names = reply.raw.getHeaderNames().filter((name) => !before.has(name));
      headers = names.map((name) => [name, String(reply.raw.getHeader(name))]);
    }
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}
