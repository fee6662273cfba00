type Kind = 'request' | 'body' | 'frame' | 'call' | 'text' | 'password' | 'answer';

/** Milliseconds after which a turn takes no more: what is cheap needs no turn of its own, and a chat has thousands of such texts a second. */
const TURN_MS = 5;

const queues = new Map<Kind, (() => void)[]>();

/**
 * Resolves in a turn of the event loop that is not spent yet: what is costly, and done for many at once, holds nobody else up for
 * longer than one of them takes. Kinds take turns, each in the order in which it was asked for.
 */
export function ownTurn(kind: Kind): Promise<void> {
  return new Promise((resolve) => {
    if (queues.size === 0) setImmediate(turn);
    const queue = queues.get(kind);
    if (queue) queue.push(resolve);
    else queues.set(kind, [resolve]);
  });
}

/** Node runs all immediates of a turn in a row, so each is asked for by the one before. */
function turn(): void {
  const start = performance.now();
  const next = () => {
    const [kind, queue] = queues.entries().next().value!;
    queues.delete(kind);
    queue.shift()!();
    if (queue.length > 0) queues.set(kind, queue);
    if (queues.size === 0) return;
    // After whoever was waiting has done its work, which it does in the microtask before this one.
    queueMicrotask(() => (performance.now() - start < TURN_MS ? next() : setImmediate(turn)));
  };
  next();
}
