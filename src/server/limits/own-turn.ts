type Kind = 'request' | 'body' | 'frame' | 'call' | 'text' | 'password' | 'answer';

/** Milliseconds after which a turn takes no more: what is cheap needs no turn of its own, and a chat has thousands of such texts a second. */
const TURN_MS = 5;

const queues: Record<Kind, (() => void)[]> = { request: [], body: [], frame: [], call: [], text: [], password: [], answer: [] };
/** The kinds for which somebody waits. A list, not the order of a Map: see `http/in-flight.ts`. */
const waiting: Kind[] = [];

/**
 * Resolves in a turn of the event loop that is not spent yet: what is costly, and done for many at once, holds nobody else up for
 * longer than one of them takes. Kinds take turns, each in the order in which it was asked for.
 */
export function ownTurn(kind: Kind): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.length === 0) setImmediate(turn);
    if (queues[kind].push(resolve) === 1) waiting.push(kind);
  });
}

/** Node runs all immediates of a turn in a row, so each is asked for by the one before. */
function turn(): void {
  const start = performance.now();
  const next = () => {
    const kind = waiting.shift()!;
    queues[kind].shift()!();
    if (queues[kind].length > 0) waiting.push(kind);
    if (waiting.length === 0) return;
    // After whoever was waiting has gone on, which it does in the microtask before this one. Where more is awaited before the work, two share a turn.
    queueMicrotask(() => (performance.now() - start < TURN_MS ? next() : setImmediate(turn)));
  };
  next();
}
