type Kind = 'call' | 'text' | 'password';

const queues = new Map<Kind, (() => void)[]>();

/**
 * Resolves in a turn of the event loop of its own: costly work, done for many at once, holds nobody else up for longer than
 * one piece of it takes. Kinds alternate, each in the order of its requests.
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
