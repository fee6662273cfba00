import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChatRooms, Context, Erasures, Mail, Notices, Services } from '../../routers/context.ts';
import type { Viewer } from '../../routers/identity.ts';
import { inBatches } from '../../routers/batches.ts';
import { findModerator } from '../../routers/auth/queries.ts';
import { findViewers } from '../../routers/sessions/queries.ts';
import type { LimitsFactory } from '../limits/limits.ts';
import { createDeviceMarks } from '../security/device-marks.ts';
import { openedOnce } from '../security/opened-once.ts';
import { logFailure } from './logging.ts';
import { deviceCookie, sessionCookie, tokenOf } from './session.ts';

interface ContextDependencies {
  services: Services;
  limits: LimitsFactory;
  erasures: Erasures;
  chats: ChatRooms;
  mail: Mail;
  notices: Notices;
  /** Whether the site's own URL is https, in which case cookies are sent over secure connections only. */
  secure: boolean;
}

/** Returns a function that creates the context of a request, for REST, tRPC and the chat's handshake. */
export function createContextFactory({ services, limits, erasures, chats, mail, notices, secure }: ContextDependencies) {
  const vault = openedOnce(services.vault);
  const findViewer = inBatches((tokens: string[]) => findViewers(services.db, vault, tokens, services.now()));
  const marks = createDeviceMarks(services.vault, services.now);
  return (request: FastifyRequest, reply: FastifyReply): Context => {
    const token = tokenOf(request, secure);
    let viewer: Promise<Viewer | null> | undefined;
    // The spread comes last: V8 creates hidden classes in the old generation for each object that has properties after a spread.
    return {
      token,
      loadViewer: () => (viewer ??= token ? findViewer(token) : Promise.resolve(null)),
      cookie: sessionCookie(reply, secure),
      device: deviceCookie(request, reply, marks, secure),
      limits: limits.from(request.ip),
      erasures,
      chats,
      mail,
      notices,
      idempotencyKeys: keysOf(request),
      correlationId: request.id,
      failed: (error) => logFailure(request.log, error),
      ...services,
    };
  };
}

/** Returns the idempotency keys of a request. A tRPC batch sends those of its calls in one header, in order. */
function keysOf({ headers, url }: FastifyRequest): string[] | undefined {
  const header = headers['idempotency-key'];
  if (typeof header !== 'string') return undefined;
  return url.startsWith('/trpc/') ? header.split(',') : [header];
}

export type CreateContext = ReturnType<typeof createContextFactory>;

/** Returns a function that tells whether the caller moderates. A failed lookup counts as no, because the page itself reports the error. */
export function moderatorFinder(createContext: CreateContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const context = createContext(request, reply);
    try {
      return await findModerator({ ...context, viewer: await context.loadViewer() });
    } catch {
      return false;
    }
  };
}
