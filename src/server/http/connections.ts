import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ownTurn } from '../limits/own-turn.ts';
import { BoundParser } from './bound-parser.ts';
import { CONNECTION_TIMES, type ConnectionTimes } from './connection-times.ts';
import { InFlight } from './in-flight.ts';
import { Request } from './request.ts';

/**
 * Unanswered requests per connection. Browsers send one after the other, but a single packet can hold a thousand, which would all be
 * handled in one turn of the event loop.
 */
const PIPELINED_MAX = 32;

/**
 * Total bytes of responses that are buffered in this process for slow readers. A connection's own buffers hold a page; a hundred long
 * threads that nobody reads would take two gigabytes.
 */
const UNREAD_MAX = 64 * 1024 * 1024;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
  /** Destroys the connection when the client has not read the whole response in time. */
  timer: NodeJS.Timeout;
  place: number;
}

/** The connections of an app on all its addresses. No peer can hold one, or delay a shutdown, for longer than the given times. */
export class Connections {
  readonly #times: ConnectionTimes;
  readonly #open = new Map<Socket, Exchange | undefined>();
  readonly #parsers = new WeakMap<Socket, BoundParser>();
  readonly #unanswered = new WeakMap<Socket, number>();
  /** Ends connections that were to become a WebSocket and have not even read a refusal. */
  readonly #offers = new WeakMap<Socket, NodeJS.Timeout>();
  readonly #servers: Server[] = [];
  readonly #ending: Promise<unknown>[] = [];
  readonly #unreadMax: number;
  /** Includes exchanges that are queued behind others on their connection. */
  readonly #answers = new InFlight<Exchange>();
  readonly #waiting = new WeakMap<Socket, Exchange[]>();
  /** How many bytes had been read from a connection when its last response was complete. */
  readonly #answered = new WeakMap<Socket, number>();
  /** Connections on which requests were dropped (see `onceDropping`): they end after the last answer, so that the client sends those again. */
  readonly #dropping = new WeakSet<Socket>();
  #stopping = false;

  constructor(times: ConnectionTimes = CONNECTION_TIMES, unreadMax = UNREAD_MAX) {
    this.#times = times;
    this.#unreadMax = unreadMax;
  }

  /** The number of open connections, without WebSockets. */
  get size(): number {
    return this.#open.size;
  }

  /** The number of responses that have not been read to the end. */
  get answering(): number {
    return this.#answers.size;
  }

  /** Forgets a connection that has closed or become a WebSocket. */
  leave(socket: Socket): void {
    clearTimeout(this.#offers.get(socket));
    this.#open.delete(socket);
    this.#release(socket);
  }

  /** Resolves when the servers that Fastify does not await have closed after answering their last requests. */
  async ended(): Promise<void> {
    await Promise.all(this.#ending);
  }

  /** Fastify calls this once for each address. */
  readonly serverFactory = (handler: RequestListener): Server => {
    const { headers, request, silence, keepAlive, check } = this.#times;
    const server = createServer(
      {
        IncomingMessage: Request,
        headersTimeout: headers,
        requestTimeout: request,
        keepAliveTimeout: keepAlive,
        connectionsCheckingInterval: check,
      },
      (incoming, response) => receive(incoming, response, handler),
    );
    const receive = (incoming: IncomingMessage, response: ServerResponse, answer: RequestListener) => {
      // A request that was read together with the bytes that ended its connection.
      if (incoming.socket.destroyed) return this.#parsers.get(incoming.socket)?.silence();
      this.#follow(incoming, response);
      if ((incoming as Request).isOfferIgnored) this.#parsers.get(incoming.socket)?.onceDropping(() => this.#endAfter(incoming.socket));
      const before = this.#admit(incoming, response);
      if (before === 0) this.#parsers.get(incoming.socket)?.renew();
      if (before === 0) answer(incoming, response);
      // In a turn of its own, so that other connections are served in between.
      else if (before !== undefined) void ownTurn('request').then(() => incoming.socket.destroyed || answer(incoming, response));
    };
    this.#servers.push(server);
    // Node’s own counts a response as sent when its last byte is in a buffer, and cuts off slow readers.
    server.closeIdleConnections = () => this.#endWhere((socket, exchange) => !exchange && this.#answered.get(socket) === socket.bytesRead);
    server.setTimeout(silence);
    // Without a listener, Node would answer without involving the app and go on reading.
    server.on('checkExpectation', (incoming, response) => {
      receive(incoming, response, () => response.writeHead(417, { connection: 'close' }).end());
    });
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, undefined);
      this.#parsers.set(socket, new BoundParser(socket, (error) => server.emit('clientError', error, socket)));
      socket.once('close', () => {
        // A response that is queued behind another has no socket yet, so it never emits `close`.
        for (const exchange of [...(this.#waiting.get(socket) ?? [])]) this.#forget(exchange);
        this.leave(socket);
      });
    });
    // Without a listener, Node would end the connection too, but the parser would be another connection's before it is released.
    server.on('connect', (_, socket) => {
      this.leave(socket as Socket);
      socket.destroy();
    });
    server.on('upgrade', (_, socket) => this.#expectWebSocket(socket as Socket));
    return server;
  };

  /** Makes connections that would stay open end with the app. */
  attach(app: FastifyInstance): void {
    const dropping = setInterval(() => this.#dropUnread(), this.#times.check).unref();
    app.addHook('preClose', async () => {
      this.#stopping = true;
      // Fastify closes and awaits only its first server; meanwhile the others would accept new connections.
      for (const server of this.#servers) {
        if (server === app.server || !server.listening) continue;
        this.#ending.push(new Promise((resolve) => server.close(resolve)));
      }
      const { firstByteAtStop, arrivalAtStop, answerAtStop } = this.#times;
      // Browsers open connections in advance and may never use them; a load balancer sends its request at once.
      setTimeout(() => this.#endWhere((socket) => socket.bytesRead === 0), firstByteAtStop).unref();
      setTimeout(() => this.#endWhere((_, exchange) => !exchange?.request.complete), arrivalAtStop).unref();
      setTimeout(() => this.#endWhere(() => true), answerAtStop).unref();
    });
    app.addHook('onClose', async () => clearInterval(dropping));
    // Otherwise a busy connection would be kept alive after its response, and the rest of an unread body would keep arriving.
    app.addHook('onSend', ({ raw }, reply, __, done) => {
      if (this.#stopping || this.#isLast(raw) || (isChunked(raw) && !raw.complete)) void reply.header('connection', 'close');
      done();
    });
  }

  /** @returns how many requests of its connection are queued before it; undefined when there are too many or the connection has ended */
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

  /** Node has taken its parser and its timeouts from the connection. */
  #expectWebSocket(socket: Socket): void {
    this.#release(socket);
    this.#offers.set(
      socket,
      setTimeout(() => socket.destroy(), this.#times.answer),
    );
  }

  #release(socket: Socket): void {
    this.#parsers.get(socket)?.release();
    this.#parsers.delete(socket);
  }

  #forget(exchange: Exchange): void {
    const { socket } = exchange.request;
    clearTimeout(exchange.timer);
    this.#answers.delete(exchange);
    const waiting = this.#waiting.get(socket) ?? [];
    if (waiting.includes(exchange)) waiting.splice(waiting.indexOf(exchange), 1);
    if (this.#open.get(socket) !== exchange) return;
    this.#open.set(socket, undefined);
    this.#answered.set(socket, socket.bytesRead);
    // Its headers may have been sent before the stop, without `connection: close`.
    if (this.#stopping || this.#dropping.has(socket)) socket.destroySoon();
  }

  #endAfter(socket: Socket): void {
    this.#dropping.add(socket);
    if (!this.#open.get(socket)) socket.destroySoon();
  }

  #isLast({ socket }: IncomingMessage): boolean {
    return this.#dropping.has(socket) && this.#waiting.get(socket)?.length === 1;
  }

  /** While too many bytes are unread, ends the connections that have left the most unread for the longest time. */
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

/** Whether the headers do not declare the length of the body. */
function isChunked({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}
