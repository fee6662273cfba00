import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ownTurn } from '../limits/own-turn.ts';
import { BoundParser } from './bound-parser.ts';
import { InFlight } from './in-flight.ts';

/** How long a connection may take, in milliseconds. Once open, a WebSocket belongs to the chat, and none of this applies to it. */
export interface ConnectionTimes {
  /**
   * From the connection until its headers have arrived, a packet or two. A browser that opened a connection in advance opens
   * another one if this one is gone.
   */
  headers: number;
  /** Until the whole request has arrived: any line on which the page itself loads carries 256 KiB in 30 s. */
  request: number;
  /**
   * Without a byte in either direction during a request: longer than the longest walk over all rows, and enough to notice a reader
   * that stopped reading.
   */
  silence: number;
  /** Until a slow reader has read the whole answer. */
  answer: number;
  /** Between requests; longer than balancers keep their connections, so that none sends into one that is being closed. */
  keepAlive: number;
  /** How often the first two are checked. */
  check: number;
  /** How long a stop waits for the first byte of who has just connected. */
  firstByteAtStop: number;
  /** How long a stop waits for requests that are still arriving. */
  arrivalAtStop: number;
  /** How long a stop waits for anybody; what follows must also be done before the stop is forced. */
  answerAtStop: number;
}

export const CONNECTION_TIMES: ConnectionTimes = {
  headers: 15_000,
  request: 30_000,
  silence: 60_000,
  answer: 300_000,
  keepAlive: 72_000,
  check: 1000,
  firstByteAtStop: 500,
  arrivalAtStop: 3000,
  answerAtStop: 6000,
};

/**
 * Requests of one connection that wait for their answer. Browsers send one after the other; in a single packet a thousand fit, and
 * all would be handled in one turn of the event loop.
 */
const PIPELINED_MAX = 32;

/**
 * Bytes of answers that wait in this process for those who read slowly, all together. A line's own buffers hold a page; a hundred long
 * threads that nobody reads would take two gigabytes.
 */
const UNREAD_MAX = 64 * 1024 * 1024;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
  /** Ends the connection of who does not read the whole answer. */
  timer: NodeJS.Timeout;
  place: number;
}

/** The connections of an app on all addresses where it listens: no peer keeps one, or a stop, for longer than these times. */
export class Connections {
  readonly #times: ConnectionTimes;
  readonly #open = new Map<Socket, Exchange | undefined>();
  readonly #parsers = new WeakMap<Socket, BoundParser>();
  readonly #unanswered = new WeakMap<Socket, number>();
  readonly #servers: Server[] = [];
  readonly #ending: Promise<unknown>[] = [];
  readonly #unreadMax: number;
  /** Also those of one connection that wait for each other. */
  readonly #answers = new InFlight<Exchange>();
  readonly #waiting = new WeakMap<Socket, Exchange[]>();
  #stopping = false;

  constructor(times: ConnectionTimes = CONNECTION_TIMES, unreadMax = UNREAD_MAX) {
    this.#times = times;
    this.#unreadMax = unreadMax;
  }

  /** Connections that are no WebSockets. */
  get size(): number {
    return this.#open.size;
  }

  /** Answers that are not read to their end. */
  get answering(): number {
    return this.#answers.size;
  }

  /** Once a stop has let the last request be answered. */
  async ended(): Promise<void> {
    await Promise.all(this.#ending);
  }

  /** For Fastify, which makes one server for each address. */
  readonly serverFactory = (handler: RequestListener): Server => {
    const { headers, request, silence, keepAlive, check } = this.#times;
    const server = createServer(
      { headersTimeout: headers, requestTimeout: request, keepAliveTimeout: keepAlive, connectionsCheckingInterval: check },
      (incoming, response) => receive(incoming, response, handler),
    );
    const receive = (incoming: IncomingMessage, response: ServerResponse, answer: RequestListener) => {
      // What was read together with what ended the connection.
      if (incoming.socket.destroyed) return this.#parsers.get(incoming.socket)?.silence();
      this.#follow(incoming, response);
      const before = this.#admit(incoming, response);
      if (before === 0) this.#parsers.get(incoming.socket)?.renew();
      if (before === 0) answer(incoming, response);
      // Between them others are served.
      else if (before !== undefined) void ownTurn('request').then(() => incoming.socket.destroyed || answer(incoming, response));
    };
    this.#servers.push(server);
    server.setTimeout(silence);
    // Node would answer without a word to anybody, and read on.
    server.on('checkExpectation', (incoming, response) => {
      receive(incoming, response, () => response.writeHead(417, { connection: 'close' }).end());
    });
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, undefined);
      this.#parsers.set(socket, new BoundParser(socket, (error) => server.emit('clientError', error, socket)));
      socket.once('close', () => {
        // An answer that waits behind another has no connection yet, and would never hear of its end.
        for (const exchange of [...(this.#waiting.get(socket) ?? [])]) this.#forget(exchange);
        this.#leave(socket);
      });
    });
    server.on('upgrade', (_, socket) => this.#leave(socket as Socket));
    return server;
  };

  /** Makes connections that would not end by themselves end with the app. */
  attach(app: FastifyInstance): void {
    const dropping = setInterval(() => this.#dropUnread(), this.#times.check).unref();
    app.addHook('preClose', async () => {
      this.#stopping = true;
      // Fastify closes and awaits only the first of its servers; meanwhile the others would take new connections.
      for (const server of this.#servers) {
        if (server === app.server || !server.listening) continue;
        this.#ending.push(new Promise((resolve) => server.close(resolve)));
        server.closeIdleConnections();
      }
      const { firstByteAtStop, arrivalAtStop, answerAtStop } = this.#times;
      // Browsers open connections in advance and may never use them; what a balancer opens brings its request at once.
      setTimeout(() => this.#endWhere((socket) => socket.bytesRead === 0), firstByteAtStop).unref();
      setTimeout(() => this.#endWhere((_, exchange) => !exchange?.request.complete), arrivalAtStop).unref();
      setTimeout(() => this.#endWhere(() => true), answerAtStop).unref();
    });
    app.addHook('onClose', async () => clearInterval(dropping));
    // Without this, a connection that is busy now would be kept alive after its answer, and what nobody reads would go on coming.
    app.addHook('onSend', ({ raw }, reply, __, done) => {
      if (this.#stopping || (isChunked(raw) && !raw.complete)) void reply.header('connection', 'close');
      done();
    });
  }

  /** @returns how many of its connection wait before it; undefined where these are too many, and the connection is ended. */
  #admit({ socket }: IncomingMessage, response: ServerResponse): number | undefined {
    if (socket.destroyed) return undefined;
    const before = this.#unanswered.get(socket) ?? 0;
    if (before === PIPELINED_MAX) return void socket.destroy();
    this.#unanswered.set(socket, before + 1);
    response.once('close', () => this.#unanswered.set(socket, this.#unanswered.get(socket)! - 1));
    return before;
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const timer = setTimeout(() => socket.destroy(), this.#times.answer);
    const exchange = { request, response, since: performance.now(), timer, place: 0 };
    this.#open.set(socket, exchange);
    this.#answers.add(exchange);
    const waiting = this.#waiting.get(socket);
    if (waiting) waiting.push(exchange);
    else this.#waiting.set(socket, [exchange]);
    response.once('close', () => this.#forget(exchange));
  }

  #leave(socket: Socket): void {
    this.#open.delete(socket);
    this.#parsers.get(socket)?.release();
    this.#parsers.delete(socket);
  }

  #forget(exchange: Exchange): void {
    const { socket } = exchange.request;
    clearTimeout(exchange.timer);
    this.#answers.delete(exchange);
    const waiting = this.#waiting.get(socket) ?? [];
    if (waiting.includes(exchange)) waiting.splice(waiting.indexOf(exchange), 1);
    if (this.#open.get(socket) === exchange) this.#open.set(socket, undefined);
  }

  /** Where too much waits to be read, whoever has left the most for the longest time goes. */
  #dropUnread(): void {
    const now = performance.now();
    const unread = [...this.#answers].map(({ request, response, since }) => ({
      socket: request.socket,
      bytes: response.writableLength,
      weight: response.writableLength * (now - since),
    }));
    let left = unread.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { socket, bytes } of unread.sort((one, other) => other.weight - one.weight)) {
      if (left <= this.#unreadMax) return;
      left -= bytes;
      socket.destroy();
    }
  }

  #endWhere(ends: (socket: Socket, exchange: Exchange | undefined) => boolean): void {
    for (const [socket, exchange] of this.#open) if (ends(socket, exchange)) socket.destroy();
  }
}

/** Whether its body ends somewhere that its headers do not say. */
function isChunked({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}
