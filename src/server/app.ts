import type { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Services } from '../routers/context.ts';
import { noteUpkeep } from '../routers/outages/queries.ts';
import { apiDocs } from './docs/routes.ts';
import { openChat } from './chat/chat.ts';
import type { PresenceDelay } from './chat/presence.ts';
import { serveChat } from './chat/routes.ts';
import { createUnheard } from './chat/unheard.ts';
import type { ConnectionTimes } from './http/connection-times.ts';
import { Connections } from './http/connections.ts';
import { createContextFactory, moderatorFinder } from './http/context.ts';
import type { Env } from './start/env.ts';
import { createErasures } from './upkeep/erasures.ts';
import { clientFailure, frameworkFailure, setFailureHandlers } from './http/failures.ts';
import { healthRoutes, refuseWhileDraining, type Probe } from './http/health.ts';
import { createGroupEnds } from './upkeep/group-ends.ts';
import { keepHouse } from './upkeep/housekeeping.ts';
import { electSteward } from './upkeep/steward.ts';
import { createLapses } from './upkeep/lapses.ts';
import { takeRemovedLines } from './upkeep/removed-lines.ts';
import { createDaily } from './notices/daily.ts';
import { Followers } from './notices/followers.ts';
import { createNotices } from './notices/notices.ts';
import { createPush } from './notices/push.ts';
import { createPostOffice } from './mail/post-office.ts';
import { createLogTransport, createSmtp } from './mail/transport.ts';
import { unsubscribing } from './mail/unsubscribe.ts';
import { createMetrics } from './metrics/metrics.ts';
import { countRefusals } from './metrics/refusals.ts';
import { countRequests, metricsRoutes } from './metrics/routes.ts';
import { parseJson, refuseOtherEncodings } from './http/json-body.ts';
import type { LimitsFactory } from './limits/limits.ts';
import { liveChat } from './http/live-chat.ts';
import { correlated, logRequests } from './http/logging.ts';
import { ownOrigins, publicUrl } from './http/origin.ts';
import { refuseForeignWrites } from './http/foreign-writes.ts';
import { restRoutes } from './http/rest.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { BATCH_NAMES_MAX, trpcRoutes } from './http/trpc.ts';
import { spa } from './http/spa.ts';
import type { Valkey } from './start/valkey.ts';

export interface AppDependencies {
  env: Env;
  services: Services;
  limits: LimitsFactory;
  probes: Probe[];
  /** Shared by all processes; undefined for a single process. */
  valkey?: Valkey | undefined;
  /** Delay before other members learn that someone joined or left a chat; random by default. */
  presenceDelay?: PresenceDelay | undefined;
  logger: FastifyServerOptions['logger'];
  /** Without a mail server: logs mails with their links. Only for somebody who tries the site out alone. */
  showMails?: boolean | undefined;
  /** Erases the remains of deleted rows from the database's storage. */
  scrub(): Promise<void>;
  /** Directory of the client build. */
  clientRoot: string;
  /** Connection timeouts; CONNECTION_TIMES by default. */
  connectionTimes?: ConnectionTimes | undefined;
}

/** 256 KiB, as documented in the API contract. */
const BODY_LIMIT = 256 * 1024;
/** Builds the whole application on one Fastify instance: REST, tRPC, API docs, health checks, chat and pages. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { env, services, limits, probes, valkey, presenceDelay, logger, clientRoot, connectionTimes } = dependencies;
  const secure = publicUrl(env).protocol === 'https:';
  const connections = new Connections(connectionTimes);
  const app = Fastify({
    serverFactory: connections.serverFactory,
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    // The names of a batch are the longest path parameter.
    routerOptions: { maxParamLength: BATCH_NAMES_MAX, ignoreTrailingSlash: true },
    ...correlated,
    frameworkErrors: frameworkFailure,
    clientErrorHandler: clientFailure,
    // While it still accepts connections, a stopping process keeps answering: a load balancer may not know of the stop yet.
    return503OnClosing: false,
    // A stop lets requests in flight finish and does not wait for idle connections.
    forceCloseConnections: 'idle',
  });
  connections.attach(app);
  logRequests(app);
  const metrics = createMetrics(services);
  countRequests(app, metrics);
  app.addHook('onClose', async () => metrics.close());
  await setSecurityHeaders(app, { secure });
  await app.register(fastifyCookie);
  app.removeAllContentTypeParsers();
  refuseOtherEncodings(app);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJson(app));
  refuseForeignWrites(app, { isOwn: ownOrigins(env), secure });

  const chat = openChat({ services, limited: env.RATE_LIMITS === 'on', presenceDelay, valkey, log: app.log });
  const { SMTP_URL } = env;
  const transport = SMTP_URL ? createSmtp({ ...env, SMTP_URL }) : createLogTransport(app.log, { shown: dependencies.showMails ?? false });
  const mail = createPostOffice({ services, transport, confirms: SMTP_URL !== undefined, site: publicUrl(env), metrics, log: app.log });
  const followers = new Followers({ services, places: chat.transport, valkey });
  const notices = createNotices({ services, followers, push: createPush({ services, env }), log: app.log });
  const erasures = createErasures({ services, chats: chat, notices, scrub: dependencies.scrub, log: app.log });
  chat.hub.onUnheard = createUnheard({ services, notices });
  keepHouse(app, {
    services,
    erasures,
    postOffice: mail,
    notices,
    daily: createDaily({ services, mail, notices }),
    noteUpkeep: () => noteUpkeep(services.db, services.now()),
    lapses: createLapses({ services, notices }),
    groupEnds: createGroupEnds({ services, notices }),
    removedLines: () => takeRemovedLines(services, chat.transport),
    scrub: dependencies.scrub,
    steward: electSteward(valkey?.commands),
  });
  metrics.watch({
    connections: () => connections.size,
    chat: () => chat.hub.size.members,
    chatRooms: () => chat.hub.size.rooms,
    notices: () => followers.size,
  });
  const counted = countRefusals(limits, metrics.refusal);
  const createContext = createContextFactory({ services, limits: counted, erasures, chats: chat.reports, mail, notices, secure });
  const isModerator = moderatorFinder(createContext);
  // Must precede the routes: a child scope inherits only the handlers that exist when it is created.
  setFailureHandlers(app, { sendPage: await spa(app, { root: clientRoot, publicUrl: publicUrl(env), isModerator, env }) });
  const onOpen = (wire: Socket) => connections.leave(wire);
  await serveChat(app, { services, chat, createContext, isOwn: ownOrigins(env), secure, onOpen });
  await app.register(healthRoutes, { probes: [...probes, refuseWhileDraining(app)] });
  if (env.METRICS_TOKEN) await app.register(metricsRoutes, { metrics, token: env.METRICS_TOKEN });
  await app.register(unsubscribing, { services, limits: counted });
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
    await trpc.register(trpcRoutes, { createContext });
  });
  // `onClose` hooks run last to first: as the last one, this lets all requests finish before the others close what they need.
  app.addHook('onClose', () => connections.ended());
  return app;
}

/** A number is the count of trusted proxies in front of the server; a string lists their addresses. */
function trustedProxies(setting: Env['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;
}

/** Responses depend on the caller, so no cache may keep them. */
function neverStore(scope: FastifyInstance): void {
  scope.addHook('onRequest', (_, reply, done) => {
    void reply.header('cache-control', 'private, no-store');
    done();
  });
}
