import type { IncomingMessage } from 'node:http';

/**
 * The bar: no request holds everybody else up for more than 50 ms. Node calls into JavaScript for each chunk of a body, for all that
 * stand in what was read at once, whether or not anybody listens, and connections that are readable together follow one another
 * without a pause. One body of 240 kB in chunks of one byte takes 0.3 s so, and a hundred of them 7 s; with this, 0.1 s, as a hundred
 * that are sent whole. Destroying the connection alone leaves 1.6 s: the rest of what was read is still called out.
 *
 * Programs that stream send chunks of hundreds of bytes at least, and the longest body has 256 KiB.
 */
const PIECES_MAX = 512;

export const BODY_IN_PIECES = 'BODY_IN_PIECES';

type OnBody = (this: Parser, piece: Buffer) => unknown;

/** Node's own, without a public name: what it calls stands under numbers. */
type Parser = Record<string, OnBody | undefined>;

interface Bound {
  left: number;
  refuse(error: Error): void;
  listen(): void;
}

/** Parsers serve one connection after another. */
const bounds = new WeakMap<Parser, Bound>();

/** Whether its body ends somewhere that its headers do not say. */
export function isChunked({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}

/** Calls `refuse` once if the body has too many chunks; Node then calls out no more of them. To be called for every request. */
export function boundPieces(request: IncomingMessage, refuse: (error: Error) => void): void {
  const { parser } = request.socket as { parser?: Parser | null };
  if (!parser) return;
  const bound = bounds.get(parser) ?? (isChunked(request) ? bind(parser) : undefined);
  if (!bound) return;
  Object.assign(bound, { left: isChunked(request) ? PIECES_MAX : Infinity, refuse });
  bound.listen();
}

function bind(parser: Parser): Bound | undefined {
  const place = Object.keys(parser).find((key) => parser[key]?.name === 'parserOnBody');
  if (place === undefined) return undefined;
  const onBody = parser[place]!;
  const bound: Bound = { left: Infinity, refuse: () => {}, listen: () => (parser[place] = listener) };
  const listener: OnBody = (piece) => {
    if (--bound.left >= 0) return onBody.call(parser, piece);
    parser[place] = undefined;
    bound.refuse(Object.assign(new Error('A body in too many pieces'), { code: BODY_IN_PIECES }));
    return undefined;
  };
  bounds.set(parser, bound);
  return bound;
}
