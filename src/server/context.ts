import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Erasures, Services, Viewer } from '../routers/context.ts';
import { findViewer } from '../routers/index.ts';
import type { LimitsFactory } from './limits.ts';
import { sessionCookie, tokenOf } from './session.ts';

export interface ContextDependencies {
  services: Services;
  limits: LimitsFactory;
  erasures: Erasures;
  /** The site's own URL is https: cookies are for secure connections only. */
  secure: boolean;
}

/** Makes the context of one request, for REST, tRPC and the chat's handshake. */
export function createContextFactory({ services, limits, erasures, secure }: ContextDependencies) {
  return (request: FastifyRequest, reply: FastifyReply): Context => {
    const token = tokenOf(request, secure);
    let viewer: Promise<Viewer | null> | undefined;
    return {
      ...services,
      token,
      loadViewer: () => (viewer ??= token ? findViewer(services.db, token, services.now()) : Promise.resolve(null)),
      cookie: sessionCookie(reply, secure),
      limits: limits.from(request.ip),
      erasures,
      correlationId: randomUUID(),
    };
  };
}

export type CreateContext = ReturnType<typeof createContextFactory>;
