import { afterAll, beforeAll, expect } from 'vitest';
import { longestHold, threadTime } from './event-loop.ts';
import type { TestStudent } from './factories.ts';
import { Sender, type Received } from './sender.ts';

/** The longest time in milliseconds that a request may block the event loop. */
const CALL_MAX = 50;
/** A busy machine may delay everything, but not in every try. */
const TRIES = 6;
/** Length of a URL or header; Node refuses requests with longer ones. */
export const HEADER_BYTES = 12_000;

/** URLs cannot contain lone surrogates. */
export const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
export const authorized = (as: TestStudent) => ({ authorization: `Bearer ${as.token}`, 'content-type': 'application/json' });

/** Provides `sendAll` to a test file whose app listens. */
export function useUnbroken(app: { url: string }) {
  let sender: Sender;
  beforeAll(() => void (sender = new Sender(app.url)));
  afterAll(() => sender.close());

  /** Sends the requests one after another, and expects none to block the event loop or to cause a server error. @returns the responses */
  return async function sendAll(
    tasks: readonly (readonly [what: string, task: Parameters<Sender['send']>[0]])[],
    unbroken: number[] = [],
  ): Promise<Map<string, Received>> {
    const received = new Map<string, Received>();
    let suspects: (typeof tasks)[number][] = [];
    for (const [what, task] of tasks) {
      const start = threadTime();
      received.set(what, await sender.send(task));
      if (threadTime() - start > CALL_MAX) suspects.push([what, task]);
    }
    for (let tries = 1; suspects.length > 0 && tries <= TRIES; tries++) {
      const holds = new Map<(typeof tasks)[number], number>();
      for (const suspect of suspects) holds.set(suspect, await longestHold(() => sender.send(suspect[1])));
      suspects = suspects.filter((suspect) => holds.get(suspect)! > CALL_MAX);
      if (tries === TRIES) expect(suspects.map((suspect) => `${suspect[0]} ${Math.round(holds.get(suspect)!)} ms`)).toEqual([]);
    }
    const broken = [...received].filter(([, { status }]) => status >= 500 && !unbroken.includes(status));
    expect(broken.map(([what, { status, body }]) => `${what}: ${status} ${body.slice(0, 300)}`)).toEqual([]);
    return received;
  };
}
