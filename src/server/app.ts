import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { TRPCError } from '@trpc/server';
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { appRouter, type AppRouter } from '../routers/index.ts';
import type { Services } from '../routers/context.ts';
import { apiDocs } from './docs/routes.ts';
import { openChat } from './chat/chat.ts';
import type { PresenceDelay } from './chat/presence.ts';
import { serveChat } from './chat/routes.ts';
import { Connections, type ConnectionTimes } from './http/connections.ts';
import { createContextFactory } from './http/context.ts';
import type { Env } from './start/env.ts';
import { createErasures } from './upkeep/erasures.ts';
import { clientFailure, frameworkFailure, setFailureHandlers } from './http/failures.ts';
import { healthRoutes, type Probe } from './http/health.ts';
import { keepHouse } from './upkeep/housekeeping.ts';
import { createDaily } from './notices/daily.ts';
import { Followers } from './notices/followers.ts';
import { createNotices } from './notices/notices.ts';
import { createPostOffice } from './mail/post-office.ts';
import { createLogTransport, createSmtp } from './mail/transport.ts';
import { unsubscribing } from './mail/unsubscribe.ts';
import { parseJson } from './http/json-body.ts';
import type { LimitsFactory } from './limits/limits.ts';
import { liveChat } from './http/live-chat.ts';
import { logFailure, logRequests } from './http/logging.ts';
import { ownOrigins, publicUrl } from './http/origin.ts';
import { refuseForeignWrites } from './http/foreign-writes.ts';
import { restRoutes } from './http/rest.ts';
import { spa } from './http/spa.ts';
import type { Valkey } from './start/valkey.ts';

export interface AppDependencies {
  env: Env;
  services: Services;
  limits: LimitsFactory;
  probes: Probe[];
  /** Where processes share the chat's rooms; undefined for one process alone. */
  valkey?: Valkey | undefined;
  /** How late others learn that somebody came to a chat or left it; at random unless set. */
  presenceDelay?: PresenceDelay | undefined;
  logger: FastifyServerOptions['logger'];
  /** Without a mail server the log shows mails with their links: for developers only. */
  showMails?: boolean | undefined;
  /** Clears what the database still holds of deleted rows. */
  scrub(): Promise<void>;
  /** Directory of the client build. */
  clientRoot: string;
  /** How long connections may take; CONNECTION_TIMES unless set. */
  connectionTimes?: ConnectionTimes | undefined;
}

/** The contract's 256 KiB. */
const BODY_LIMIT = 256 * 1024;
/** As many calls as the client batches; limits still count each call. */
const BATCH_MAX = 10;
/** Refusals of ordinary use, such as asking for a mentor profile that one does not have. */
const EVERYDAY = new Set<TRPCError['code']>(['BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT']);
/** The longest path parameter there is: an identifier. */
const PARAM_MAX = 200;

/** The whole product on one Fastify: REST and tRPC, the API's document, health, the chat and the pages. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { env, services, limits, probes, valkey, presenceDelay, logger, clientRoot, connectionTimes } = dependencies;
  const secure = publicUrl(env).protocol === 'https:';
  const connections = new Connections(connectionTimes);
  const app = Fastify({
    serverFactory: connections.serverFactory,
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    routerOptions: { maxParamLength: PARAM_MAX, ignoreTrailingSlash: true },
    frameworkErrors: frameworkFailure,
    clientErrorHandler: clientFailure,
    // A stop lets requests in flight finish and does not wait for idle connections.
    forceCloseConnections: 'idle',
  });
  connections.attach(app);
  logRequests(app);
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] } },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure && { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
  await app.register(fastifyCookie);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson(app));
  refuseForeignWrites(app, { isOwn: ownOrigins(env), secure });

  // Before the routes: a scope inherits the handlers that exist when it is made.
  setFailureHandlers(app, { sendPage: await spa(app, { root: clientRoot, publicUrl: publicUrl(env), env }) });
  const chat = openChat({ services, limited: env.RATE_LIMITS === 'on', presenceDelay, valkey, log: app.log });
  const erasures = createErasures({ services, chats: chat, scrub: dependencies.scrub, log: app.log });
  const { SMTP_URL } = env;
  const transport = SMTP_URL ? createSmtp({ ...env, SMTP_URL }) : createLogTransport(app.log, { shown: dependencies.showMails ?? false });
  const mail = createPostOffice({ services, transport, confirms: SMTP_URL !== undefined, site: publicUrl(env), log: app.log });
  const followers = new Followers({ services, places: chat.transport, valkey: valkey?.commands });
  const notices = createNotices({ services, followers, log: app.log });
  const daily = createDaily({ services, mail, notices });
  keepHouse(app, { services, erasures, postOffice: mail, notices, daily, scrub: dependencies.scrub });
  const createContext = createContextFactory({ services, limits, erasures, mail, notices, secure });
  await serveChat(app, { services, chat, createContext, isOwn: ownOrigins(env) });
  await app.register(healthRoutes, { probes });
  await app.register(unsubscribing, { services, limits });
  if (env.CHAT_WIDGET_URL) await app.register(liveChat, { widgetUrl: env.CHAT_WIDGET_URL, createContext });
  await app.register(
    async (api) => {
      neverStore(api);
      await api.register(restRoutes, { createContext });
      await api.register(apiDocs, { publicUrl: publicUrl(env) });
    },
    { prefix: '/api' },
  );
  await app.register(async (trpc) => {
    neverStore(trpc);
    // No procedure takes a form, and the plugin fails on one.
    trpc.addHook('onRequest', async ({ headers }) => {
      if (/^multipart\//i.test(headers['content-type'] ?? '')) throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    });
    // tRPC labels its JSON as plain text when it refuses a request before it knows the call.
    trpc.addHook('onSend', async (_, __, answer) => {
      if (answer instanceof Response && answer.headers.get('content-type')?.startsWith('text/plain'))
        answer.headers.set('content-type', 'application/json');
      return answer;
    });
    await trpc.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        createContext: ({ req, res }) => createContext(req, res),
        maxBatchSize: BATCH_MAX,
        onError({ error, ctx, req }) {
          if (error.code === 'INTERNAL_SERVER_ERROR') logFailure(req.log, error, ctx?.correlationId ?? '');
        },
        responseMeta({ errors, info }) {
          const waits = errors.map((error) => (error.cause ?? error) as { details?: { retryAfter?: number } });
          const retryAfter = Math.max(0, ...waits.map((error) => error.details?.retryAfter ?? 0));
          return {
            // Each call of a batch carries its own status. A batch that is a 404 as a whole would be an error in the browser's console.
            ...(info?.isBatchCall && errors.length > 0 && errors.every(({ code }) => EVERYDAY.has(code)) && { status: 207 }),
            ...(retryAfter > 0 && { headers: { 'retry-after': String(retryAfter) } }),
          };
        },
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>);
  });
  return app;
}

/** A number trusts that many proxies in front; a text lists their addresses. */
function trustedProxies(setting: Env['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;
}

/** Answers may hold the caller's own marks. */
function neverStore(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_, reply) => {
    void reply.header('cache-control', 'private, no-store');
  });
}
