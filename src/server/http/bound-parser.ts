import type { Socket } from 'node:net';

/**
 * The bar: no connection holds everybody else up for more than 50 ms. Node's parser calls into JavaScript for each request, each 32
 * headers and each chunk of a body in what was read at once, whether or not anybody listens and whether or not the connection has
 * ended meanwhile, and connections that are readable together follow one another without a pause. A hundred connections with 240 kB
 * each in chunks of one byte take 7 s so, with thousands of small requests 1.3 s, with thousands of small headers 0.4 s; with this,
 * less than 0.1 s, as a hundred bodies that are sent whole.
 *
 * Programs that stream send chunks of hundreds of bytes at least, and the longest body has 256 KiB; browsers send thirty headers.
 */
const CHUNKS_MAX = 128;
const HEADER_BATCHES_MAX = 32;

export const BODY_IN_PIECES = 'BODY_IN_PIECES';
const TOO_MANY_HEADERS = 'HPE_HEADER_OVERFLOW';

type Call = (this: Parser, ...args: unknown[]) => unknown;

/** Node's own, without a public name: what it calls stands under numbers, by functions with these names. */
type Parser = Record<string, Call | undefined>;

const NAMES = ['parserOnHeaders', 'parserOnHeadersComplete', 'parserOnBody', 'parserOnMessageComplete'] as const;

/** What each parser calls. Parsers serve one connection after another. */
const found = new WeakMap<Parser, Map<string, { place: string; call: Call }>>();

/** What Node's parser calls out for one connection. */
export class BoundParser {
  readonly #parser: Parser | undefined;
  readonly #refuse: (error: Error) => void;
  #chunksLeft = CHUNKS_MAX;
  #headersLeft = HEADER_BATCHES_MAX;

  /** @param refuse called once if there is too much; nothing more is then called out */
  constructor(socket: Socket, refuse: (error: Error) => void) {
    this.#parser = (socket as { parser?: Parser | null }).parser ?? undefined;
    this.#refuse = refuse;
    this.#count('parserOnHeaders', () => --this.#headersLeft >= 0 || TOO_MANY_HEADERS);
    this.#count('parserOnBody', () => --this.#chunksLeft >= 0 || BODY_IN_PIECES);
  }

  /** To be called for a request that waits for no other: what is pipelined behind it shares the numbers with it. */
  renew(): void {
    this.#chunksLeft = CHUNKS_MAX;
    this.#headersLeft = HEADER_BATCHES_MAX;
  }

  /** What was read already is read to its end within the parser. */
  silence(): void {
    for (const { place } of this.#calls()) this.#parser![place] = undefined;
  }

  /** To be called when the connection is gone or no longer HTTP: the parser then serves somebody else, maybe a request of this process. */
  release(): void {
    for (const { place, call } of this.#calls()) this.#parser![place] = call;
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

function callsOf(parser: Parser): Map<string, { place: string; call: Call }> {
  const known = found.get(parser);
  if (known) return known;
  const calls = Object.entries(parser).flatMap(([place, call]) =>
    NAMES.some((name) => name === call?.name) ? [[call!.name, { place, call: call! }] as const] : [],
  );
  found.set(parser, new Map(calls));
  return new Map(calls);
}
