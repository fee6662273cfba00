import { useState } from 'react';
import type { Letter } from '../../routers/chat/schema.ts';
import { trpc } from '../lib/trpc.ts';
import type { ChatPlace } from './place.ts';
import type { Entry } from './chat-state.ts';

/** The other person may still be writing. */
const REREAD_MS = 10_000;
const NOTHING: readonly Letter[] = [];

/**
 * The messages shown to a restricted user, who may not enter: the stored ones of a mentorship; none of a post's chat, which is not stored.
 * Those that were shown stay until the dialog closes: when the mentorship ends, the server returns none, but they can still be reported.
 * @returns the messages, undefined when there are none, and in `silence` the text to show then
 */
export function useLetters(place: ChatPlace, enabled: boolean): { entries: Entry[] | undefined; silence: string } {
  const requestId = place.kind === 'mentorship' ? place.requestId : 0;
  const [shown, setShown] = useState(NOTHING);
  const { data, isError } = trpc.mentorship.letters.useQuery(
    { requestId },
    {
      enabled: enabled && requestId > 0,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.length === 0 && shown.length > 0 ? false : REREAD_MS),
    },
  );
  const next = !enabled ? NOTHING : data && data.length > 0 ? data : shown;
  if (next !== shown) setShown(next);
  const entries = next.map(({ createdAt: timestamp, ...letter }): Entry => ({ ...letter, timestamp, state: 'sent' }));
  return { entries: entries.length > 0 ? entries : undefined, silence: silenceOf(place, { read: data !== undefined, failed: isError }) };
}

function silenceOf({ kind }: ChatPlace, { read, failed }: { read: boolean; failed: boolean }): string {
  if (kind === 'post') return 'Quello che si dice qui non viene conservato: lo legge soltanto chi c’è.';
  if (read) return 'Qui non c’è ancora nessun messaggio.';
  return failed ? 'I messaggi non si sono caricati: riproviamo tra poco.' : 'Caricamento...';
}
