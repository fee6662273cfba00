import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a connection may take, in milliseconds. An open WebSocket is the chat's: none of this concerns it. */
export interface ConnectionTimes {
  /** Until the headers are there, from the connection on; they are a packet or two. A browser opens connections in advance, and opens another one when it needs it later. */
  headers: number;
  /** Until the whole request is there: 256 KiB in 30 s go through the worst line on which the page itself would load. */
  request: number;
  /** Without a byte in either direction while a request is under way: the longest walk over all rows, and a reader that stopped reading. */
  silence: number;
  /** Until an answer has been read to its end, by a reader who takes it drop by drop. */
  answer: number;
  /** Between requests; longer than balancers keep theirs, so that none sends into a connection that is being closed. */
  keepAlive: number;
  /** How often the first two are looked at. */
  check: number;
  /** How long a stop waits for requests that are still arriving. */
  arrivalAtStop: number;
  /** How long a stop waits for anybody; what is done afterwards has to fit into the time of a forced stop too. */
  answerAtStop: number;
}

export const CONNECTION_TIMES: ConnectionTimes = {
  headers: 15_000,
  request: 30_000,
  silence: 60_000,
  answer: 300_000,
  keepAlive: 72_000,
  check: 1000,
  arrivalAtStop: 3000,
  answerAtStop: 6000,
};

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The connections of an app on all addresses where it listens: no peer keeps one, or a stop, for longer than these times. */
export class Connections {
  readonly #times: ConnectionTimes;
  readonly #open = new Map<Socket, Exchange | undefined>();
  readonly #servers: Server[] = [];
  #stopping = false;

  constructor(times: ConnectionTimes = CONNECTION_TIMES) {
    this.#times = times;
  }

  /** For Fastify, which makes one for each address. */
  readonly serverFactory = (handler: RequestListener): Server => {
    const { headers, request, silence, keepAlive, check } = this.#times;
    const server = createServer(
      { headersTimeout: headers, requestTimeout: request, keepAliveTimeout: keepAlive, connectionsCheckingInterval: check },
      handler,
    );
    this.#servers.push(server);
    server.setTimeout(silence);
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, undefined);
      socket.once('close', () => this.#open.delete(socket));
    });
    server.on('request', (incoming, response) => this.#follow({ request: incoming, response }));
    server.on('upgrade', (_, socket) => void this.#open.delete(socket as Socket));
    return server;
  };

  /** Ends with the app what would not end by itself. */
  attach(app: FastifyInstance): void {
    const others: Promise<unknown>[] = [];
    app.addHook('preClose', async () => {
      this.#stopping = true;
      // Fastify waits for the first of its servers alone, and lets the others take new connections meanwhile.
      for (const server of this.#servers) {
        if (server === app.server || !server.listening) continue;
        others.push(new Promise((resolve) => server.close(resolve)));
        server.closeIdleConnections();
      }
      // Browsers open connections in advance and may never use them.
      this.#endWhere((socket) => socket.bytesRead === 0);
      const { arrivalAtStop, answerAtStop } = this.#times;
      setTimeout(() => this.#endWhere((_, exchange) => !exchange?.request.complete), arrivalAtStop).unref();
      setTimeout(() => this.#endWhere(() => true), answerAtStop).unref();
    });
    app.addHook('onClose', async () => void (await Promise.all(others)));
    // One that is busy now would be kept alive after its answer.
    app.addHook('onSend', async (_, reply) => {
      if (this.#stopping) void reply.header('connection', 'close');
    });
  }

  #follow(exchange: Exchange): void {
    const {
      request: { socket },
      response,
    } = exchange;
    this.#open.set(socket, exchange);
    const timer = setTimeout(() => socket.destroy(), this.#times.answer);
    response.once('close', () => {
      clearTimeout(timer);
      if (this.#open.get(socket) === exchange) this.#open.set(socket, undefined);
    });
  }

  #endWhere(ends: (socket: Socket, exchange: Exchange | undefined) => boolean): void {
    for (const [socket, exchange] of this.#open) if (ends(socket, exchange)) socket.destroy();
  }
}
