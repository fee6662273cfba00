import { isMessage } from '../support/async-document.ts';
import type { TestStudent } from '../support/factories.ts';

interface Told {
  id?: string;
  data: { unread: number };
}

export interface Stream {
  /** The next event. */
  next(): Promise<Told>;
  /** Resolves to everything that was received, once the server has ended the stream. */
  ended: Promise<string>;
  close(): void;
}

/** Events whose data the document calls of no interest. */
const DATALESS = new Set(['connected', 'ping', 'return']);
/** The documented messages by their event. */
const EVENTS: Record<string, string> = { message: 'noticesState', 'serialized-error': 'noticesFailure' };

/** Reads the stream as a browser’s EventSource does; throws on events that the AsyncAPI document does not describe. */
export async function follow(at: string, by: TestStudent | undefined, lastEventId?: string): Promise<Stream> {
  const closing = new AbortController();
  const answer = await fetch(`${at}/trpc/notices.live`, {
    headers: { ...(by && { authorization: `Bearer ${by.token}` }), ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: closing.signal,
  });
  const told: Told[] = [];
  const waiting: ((event: Told) => void)[] = [];
  const ended = (async () => {
    let text = '';
    let all = '';
    const decoder = new TextDecoder();
    for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>) {
      const chunk = decoder.decode(bytes, { stream: true });
      text += chunk;
      all += chunk;
      const events = text.split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(event)?.[1];
        const name = field('event') ?? 'message';
        if (DATALESS.has(name)) continue;
        const one = { id: field('id'), data: JSON.parse(field('data')!) as Told['data'] };
        if (!EVENTS[name] || !isMessage(EVENTS[name], one.data)) throw new Error(`The document has no such event: ${event}`);
        if (name !== 'message') continue;
        const first = waiting.shift();
        if (first) first(one);
        else told.push(one);
      }
    }
    return all;
  })().catch((error: Error) => {
    if (!closing.signal.aborted) throw error;
    return 'closed here';
  });
  return {
    next: async () => told.shift() ?? (await new Promise<Told>((resolve) => waiting.push(resolve))),
    ended,
    close: () => closing.abort(),
  };
}
