import type { Socket } from 'node:net';

/**
 * Keeps any connection from blocking the event loop for more than 50 ms. Node's parser calls into JavaScript for each request, each 32
 * headers and each body chunk of a read, even without listeners or after the connection has ended, and sockets that are readable together
 * are handled without a pause. A hundred connections with 240 kB each in chunks of one byte block for 7 s, with thousands of small requests
 * for 1.3 s, with thousands of small headers for 0.4 s; within these bounds for less than 0.1 s, like a hundred whole bodies.
 *
 * A body comes in a piece per chunk, and one per packet that ends within a chunk or has none: over a slow line the longest, 256 KiB, takes
 * hundreds of turns. Streaming clients send chunks of at least hundreds of bytes; browsers send thirty headers.
 */
const PIECES_OF_TURN_MAX = 128;
/** Each piece also takes some hundred bytes of memory until the body is complete. */
const PIECES_MAX = 4096;
const HEADER_BATCHES_MAX = 32;

export const BODY_IN_PIECES = 'BODY_IN_PIECES';
const TOO_MANY_HEADERS = 'HPE_HEADER_OVERFLOW';

type Call = (this: Parser, ...args: unknown[]) => unknown;

/** Node's internal HTTP parser, which has no public type: its callbacks are stored under numeric keys and have these function names. */
type Parser = Record<string, Call | undefined>;

const NAMES = ['parserOnHeaders', 'parserOnHeadersComplete', 'parserOnBody', 'parserOnMessageComplete'] as const;

/** The original callbacks of each parser. Node reuses a parser for one connection after another. */
const found = new WeakMap<Parser, Map<string, { place: string; call: Call }>>();

/** Bounds the callbacks of Node's parser for one connection. */
export class BoundParser {
  readonly #parser: Parser | undefined;
  readonly #refuse: (error: Error) => void;
  #turn = 0;
  #leftInTurn = 0;
  #piecesLeft = PIECES_MAX;
  #headersLeft = HEADER_BATCHES_MAX;

  /** @param refuse called once when a bound is exceeded; no callback runs after that */
  constructor(socket: Socket, refuse: (error: Error) => void) {
    this.#parser = (socket as { parser?: Parser | null }).parser ?? undefined;
    this.#refuse = refuse;
    this.#count('parserOnHeaders', () => --this.#headersLeft >= 0 || TOO_MANY_HEADERS);
    this.#count('parserOnBody', () => this.#mayTakePiece() || BODY_IN_PIECES);
  }

  /** Resets the counts of a request. To be called for one that waits for no other: those pipelined behind it share its counts. */
  renew(): void {
    this.#piecesLeft = PIECES_MAX;
    this.#headersLeft = HEADER_BATCHES_MAX;
  }

  /**
   * Calls back once when a read holds bytes behind a request whose offer of another protocol is ignored: Node drops them, because they
   * would be of that protocol. Nothing is parsed after that, because the next read may begin in the middle of a dropped request.
   */
  onceDropping(tell: () => void): void {
    const parser = this.#parser;
    const [place, execute] = Object.entries(parser ?? {}).find(([, call]) => call?.name === 'bound onParserExecute') ?? [];
    if (!parser || place === undefined || !execute) return;
    const watch: Call = (parsed) => {
      execute.call(parser, parsed);
      // Node has taken the parser away if the connection has ended or become a WebSocket.
      const isOurs = parser[place] === watch;
      if (!isOurs || typeof parsed !== 'number' || parsed === (parser['getCurrentBuffer']!() as Buffer).length) return;
      parser[place] = () => {};
      this.silence();
      tell();
    };
    parser[place] = watch;
  }

  /** Removes the callbacks, so that bytes already read are parsed without calling into JavaScript. */
  silence(): void {
    for (const { place } of this.#calls()) this.#parser![place] = undefined;
  }

  /** Restores the callbacks when the connection is gone or no longer HTTP, because Node reuses the parser, even as a client. */
  release(): void {
    for (const { place, call } of this.#calls()) this.#parser![place] = call;
  }

  #mayTakePiece(): boolean {
    if (this.#turn !== currentTurn()) this.#leftInTurn = PIECES_OF_TURN_MAX;
    this.#turn = currentTurn();
    return --this.#leftInTurn >= 0 && --this.#piecesLeft >= 0;
  }

  #count(name: (typeof NAMES)[number], countDown: () => true | string): void {
    const { place, call } = (this.#parser && callsOf(this.#parser).get(name)) ?? {};
    if (place === undefined || !call) return;
    const parser = this.#parser!;
    parser[place] = (...args) => {
      const code = countDown();
      if (code === true) return call.apply(parser, args);
      this.silence();
      this.#refuse(Object.assign(new Error('Too many pieces'), { code }));
      return undefined;
    };
  }

  #calls() {
    return this.#parser ? callsOf(this.#parser).values() : [];
  }
}

let turn = 1;
let isCounted = false;

/** The number of this turn of the event loop, among those in which it is asked for. */
function currentTurn(): number {
  if (!isCounted) {
    isCounted = true;
    // Immediates run after everything that was read in this turn.
    setImmediate(() => {
      isCounted = false;
      turn += 1;
    });
  }
  return turn;
}

function callsOf(parser: Parser): Map<string, { place: string; call: Call }> {
  const known = found.get(parser);
  if (known) return known;
  const calls = Object.entries(parser).flatMap(([place, call]) =>
    NAMES.some((name) => name === call?.name) ? [[call!.name, { place, call: call! }] as const] : [],
  );
  found.set(parser, new Map(calls));
  return new Map(calls);
}
