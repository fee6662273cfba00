import type { Socket } from 'node:net';
import fastifyWebsocket, { type WebsocketPluginOptions } from '@fastify/websocket';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findAccount, isConfirmed } from '../../routers/auth/queries.ts';
import { firstDayEnd } from '../../routers/auth/rules.ts';
import type { Services } from '../../routers/context.ts';
import { AppError } from '../../routers/errors.ts';
import { ChatAddress } from '../../routers/chat/schema.ts';
import { listRestricting, refuseRestricted } from '../../routers/measures/queries.ts';
import { hashToken } from '../../routers/sessions/queries.ts';
import { busyIfAway } from '../../routers/failures.ts';
import { coerceParams } from '../http/coerce-params.ts';
import type { CreateContext } from '../http/context.ts';
import type { IsOwnOrigin } from '../http/origin.ts';
import { cookieOf } from '../http/session.ts';
import { sendFailure } from '../http/rest.ts';
import { admit, personKey } from './admission.ts';
import type { Chat } from './chat.ts';
import type { Identity } from './member.ts';
import { refuseAway, type RoomAddress } from './transport.ts';

/** Several times the longest message. */
const FRAME_MAX = 64 * 1024;
/** Fragments of one message. All that arrive together are read in one turn of the event loop: 64 KiB in one-byte fragments took 10 ms. */
const FRAGMENTS_MAX = 128;
/** How long a peer may take to answer a close. */
const CLOSE_TIMEOUT = 5000;
/** Enough for a chat on the phone, one on the desktop, and some tabs. */
const SOCKETS_OF_PERSON_MAX = 5;
/** Seconds, the retry interval of the web client: a place is free as soon as a window is closed. */
const PLACE_RETRY = 3;
const PATH = '/ws';

interface ChatOptions {
  services: Services;
  chat: Chat;
  createContext: CreateContext;
  isOwn: IsOwnOrigin;
  /** Whether cookies have the name that browsers accept over https only. */
  secure: boolean;
  /** Called with each connection that has become a WebSocket. */
  onOpen(wire: Socket): void;
}

interface Ticket {
  room: RoomAddress;
  identity: Identity;
  onCame(): void;
}

/** Serves the chat's sockets at `/ws`; the protocol is in src/routers/chat/schema.ts. */
export async function serveChat(app: FastifyInstance, options: ChatOptions): Promise<void> {
  const {
    services,
    chat,
    chat: { hub, transport },
  } = options;
  const tickets = new WeakMap<FastifyRequest, Ticket>();

  await app.register(fastifyWebsocket, {
    // One message per turn of the event loop: judging fifty that arrive together would block everybody.
    options: {
      maxPayload: FRAME_MAX,
      perMessageDeflate: false,
      closeTimeout: CLOSE_TIMEOUT,
      clientTracking: false,
      allowSynchronousEvents: false,
      maxFragments: FRAGMENTS_MAX,
    } as WebsocketPluginOptions['options'],
    // After a broken frame the socket closes itself, with a code that says why. Nothing is logged.
    errorHandler: (_, socket) => void (socket.readyState === socket.OPEN && socket.terminate()),
    preClose: () => hub.stop(),
  });
  app.addHook('onClose', async () => transport.close());
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (request.ws && url !== PATH) throw new TRPCError({ code: 'NOT_FOUND' });
    if (url !== PATH) return;
    const { origin, authorization } = request.headers;
    // Browsers send the cookie by themselves, always name the origin of a WebSocket, and cannot set its Authorization header.
    const byCookie = cookieOf(request, options.secure) !== undefined && !/^Bearer /i.test(authorization ?? '');
    if (origin === undefined ? request.ws && byCookie : !options.isOwn(origin)) throw new AppError('foreign_origin');
  });

  app.route({
    method: 'GET',
    url: PATH,
    async preValidation(request, reply) {
      const context = options.createContext(request, reply);
      try {
        const viewer = await context.loadViewer();
        if (!viewer) throw new AppError('unauthenticated');
        // Before the call is counted: while the rooms are away, open windows ask every three seconds.
        if (!transport.available) refuseAway();
        await context.limits.take('enter', viewer);
        const account = await findAccount(services.db, services.vault, viewer.accountId);
        // Whoever enters a chat can write.
        if (account && !isConfirmed(context.mail, account)) throw new AppError('unconfirmed');
        refuseRestricted(await listRestricting(services.db, services.now()), services, viewer.accountId);
        const address = readAddress(request.query);
        const { room, by, takeAlias, host, amongStrangers } = await admit(services, viewer, address);
        const person = personKey(services.pseudonyms, viewer.accountId);
        const free = await transport.reserve(person, SOCKETS_OF_PERSON_MAX).catch(refuseAway);
        if (!free) throw new AppError('too_many_sockets', { retryAfter: PLACE_RETRY });
        if (!request.ws) {
          free();
          return reply
            .status(426)
            .header('upgrade', 'websocket')
            .send({ message: 'Nella chat si entra con un WebSocket', code: 'UPGRADE_REQUIRED' });
        }
        const { socket } = request.raw;
        if (socket.destroyed) free();
        else socket.once('close', free);
        const alias = await takeAlias();
        const { postId } = address;
        const onCame = () => {
          if (host && postId)
            chat.onComing(() => context.notices.notify({ scope: 'thread', id: postId, keys: [host] }, { kind: 'chat', postId }));
        };
        const noLinksUntil = account && amongStrangers && context.limits.firstDay ? firstDayEnd(account) : undefined;
        const identity = { by, alias, person, session: hashToken(context.token!), since: address.since, noLinksUntil };
        tickets.set(request, { room, identity, onCame });
      } catch (cause) {
        return refuse(request, reply, cause);
      }
    },
    handler: async () => {},
    wsHandler(socket, request) {
      const { room, identity, onCame } = tickets.get(request)!;
      options.onOpen(request.raw.socket);
      hub.enter(socket, request.raw.socket, room, identity, onCame);
    },
  });
}

function readAddress(query: unknown): ChatAddress {
  const result = ChatAddress.safeParse(coerceParams([ChatAddress], query as Record<string, unknown>));
  if (result.success) return result.data;
  throw new TRPCError({ code: 'BAD_REQUEST', cause: result.error });
}

function refuse(request: FastifyRequest, reply: FastifyReply, cause: unknown): FastifyReply {
  const error = busyIfAway(cause);
  // tRPC has no code for 410 Gone.
  if (error instanceof AppError && error.reason === 'chat_over') {
    return reply.status(410).send({ message: error.message, code: 'GONE', reason: error.reason });
  }
  return sendFailure(request, reply, error);
}
