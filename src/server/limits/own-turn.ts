type Kind = 'call' | 'text' | 'password';

const queues = new Map<Kind, (() => void)[]>();

/**
 * Resolves in a turn of the event loop that it shares with no other: what is costly, and done for many at once, holds nobody
 * else up for longer than one of them takes. Kinds take turns, each in the order in which it was asked for.
 */
export function ownTurn(kind: Kind): Promise<void> {
  return new Promise((resolve) => {
    if (queues.size === 0) setImmediate(next);
    const queue = queues.get(kind);
    if (queue) queue.push(resolve);
    else queues.set(kind, [resolve]);
  });
}

/** Node runs all immediates of a turn in a row, so each is asked for by the one before. */
function next(): void {
  const [kind, queue] = queues.entries().next().value!;
  queues.delete(kind);
  queue.shift()!();
  if (queue.length > 0) queues.set(kind, queue);
  if (queues.size > 0) setImmediate(next);
}
