type Kind = 'request' | 'body' | 'frame' | 'call' | 'text' | 'password' | 'answer';

/** Milliseconds after which an event loop turn takes no further work. Cheap work shares turns: a chat has thousands of texts a second. */
const TURN_MS = 5;

const queues: Record<Kind, (() => void)[]> = { request: [], body: [], frame: [], call: [], text: [], password: [], answer: [] };
/** The kinds with queued work, in order. An array instead of the order of a Map: see `http/in-flight.ts`. */
const waiting: Kind[] = [];

/**
 * Resolves in an event loop turn that has time left. Awaited before costly work that is done for many callers at once, so that nobody is
 * blocked for longer than one piece of work takes. Kinds alternate; each kind is served in order.
 */
export function ownTurn(kind: Kind): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.length === 0) setImmediate(turn);
    if (queues[kind].push(resolve) === 1) waiting.push(kind);
  });
}

/** Node runs all queued immediates in the same turn, so each turn schedules the next one. */
function turn(): void {
  const start = performance.now();
  const next = () => {
    const kind = waiting.shift()!;
    queues[kind].shift()!();
    if (queues[kind].length > 0) waiting.push(kind);
    if (waiting.length === 0) return;
    // After the resumed caller's work, which runs in the previous microtask. If the caller awaits more before its work, two share a turn.
    queueMicrotask(() => (performance.now() - start < TURN_MS ? next() : setImmediate(turn)));
  };
  next();
}
