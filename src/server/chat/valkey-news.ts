import type { RoomListener } from './transport.ts';
import { parseDue, parseErased, parsePresence, parsePublished } from './valkey-format.ts';

export interface Listening {
  listener: RoomListener;
  /** When the next arrival or departure is to be shown; any process may do it. */
  due: number;
  settle(): Promise<void>;
}

/** Passes an event on to the listener. Errors are only reported: thrown in the client's event handler they would end the process. */
export function hear(listening: Listening, payload: string, failed: (error: Error) => void): void {
  const { listener } = listening;
  try {
    if (payload.startsWith('d ')) listening.due = Math.min(listening.due, parseDue(payload));
    else if (payload.startsWith('m ')) listener.onMessage(parsePublished(payload));
    else if (payload.startsWith('p ')) listener.onPresence(parsePresence(payload));
    else if (payload.startsWith('x ')) listener.onErased(parseErased(payload));
    else listener.onEnd();
  } catch (error) {
    failed(error as Error);
  }
}
