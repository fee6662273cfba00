/** How long a request waits for its answer, and then for each further part of it: enough for a slow mobile network. */
const PATIENCE_MS = 30_000;

/** The reason of a request that was given up. A connection that swallows packets would keep it waiting for minutes. */
export class LateAnswer extends Error {}

/**
 * Fetches, and gives up when nothing arrives for a while: an answer that arrives slowly is read to its end.
 * @throws LateAnswer
 */
export async function fetchInTime(url: RequestInfo | URL, options?: RequestInit, patience = PATIENCE_MS): Promise<Response> {
  // Not `AbortSignal.any`, which the oldest browsers lack.
  const ending = new AbortController();
  const { signal } = ending;
  const given = options?.signal;
  const cancel = () => ending.abort(given?.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = () => {
    stop();
    timer = setTimeout(() => ending.abort(new LateAnswer(`Nothing has arrived for ${patience} ms`)), patience);
  };
  if (given?.aborted) cancel();
  given?.addEventListener('abort', cancel, { once: true });
  wait();
  try {
    const response = await fetch(url, { ...options, signal });
    stop();
    if (!response.body) return response;
    wait();
    const transform = (part: Uint8Array<ArrayBuffer>, read: TransformStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
      wait();
      read.enqueue(part);
    };
    return new Response(response.body.pipeThrough(new TransformStream({ transform, flush: stop })), response);
  } catch (error) {
    stop();
    // Some browsers reject with an error of their own instead of the reason.
    throw signal.aborted ? signal.reason : error;
  }
}
