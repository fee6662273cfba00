import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChatRooms, Context, Erasures, Mail, Notices, Services } from '../../routers/context.ts';
import type { Viewer } from '../../routers/identity.ts';
import { inBatches } from '../../routers/batches.ts';
import { findModerator } from '../../routers/auth/queries.ts';
import { findViewers } from '../../routers/sessions/queries.ts';
import type { LimitsFactory } from '../limits/limits.ts';
import { createDeviceMarks } from '../security/device-marks.ts';
import { openedOnce } from '../security/opened-once.ts';
import { deviceCookie, sessionCookie, tokenOf } from './session.ts';

interface ContextDependencies {
  services: Services;
  limits: LimitsFactory;
  erasures: Erasures;
  chats: ChatRooms;
  mail: Mail;
  notices: Notices;
  /** The site's own URL is https: cookies are for secure connections only. */
  secure: boolean;
}

/** Makes the context of one request, for REST, tRPC and the chat's handshake. */
export function createContextFactory({ services, limits, erasures, chats, mail, notices, secure }: ContextDependencies) {
  const vault = openedOnce(services.vault);
  const findViewer = inBatches((tokens: string[]) => findViewers(services.db, vault, tokens, services.now()));
  const marks = createDeviceMarks(services.vault, services.now);
  return (request: FastifyRequest, reply: FastifyReply): Context => {
    const token = tokenOf(request, secure);
    let viewer: Promise<Viewer | null> | undefined;
    // What is spread stands last: V8 makes hidden classes, which are old from the start, for every object in which names follow what is spread.
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
      ...services,
    };
  };
}

/** A batch of tRPC names its calls in one header, in their order. */
function keysOf({ headers, url }: FastifyRequest): string[] | undefined {
  const header = headers['idempotency-key'];
  if (typeof header !== 'string') return undefined;
  return url.startsWith('/trpc/') ? header.split(',') : [header];
}

export type CreateContext = ReturnType<typeof createContextFactory>;

/** Tells whether who asks for a page moderates. Whoever cannot be looked up is nobody: the page itself says what is wrong. */
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
