import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { type ChatPlace, draftKeyOf, unsentKeyOf } from '../chat/place.ts';
import { hasDraft } from '../lib/drafts.ts';

const KeptLetters = lazy(async () => ({ default: (await import('../chat/kept-letters.tsx')).KeptLetters }));

/** The undelivered messages of a completed request, whose chat can no longer be opened. */
export function UnsentLetters({ request: { id, status } }: { request: Pick<MentorshipRequest, 'id' | 'status'> }) {
  return status === 'completed' && <Kept place={{ kind: 'mentorship', requestId: id }} />;
}

function Kept({ place }: { place: ChatPlace }) {
  // The store is read again after rendering: a chat that unmounts in the same update saves its draft only then.
  const some = useSyncExternalStore(subscribe, () => hasDraft(draftKeyOf(place)) || hasDraft(unsentKeyOf(place)));
  if (!some) return null;
  return (
    <Suspense>
      <KeptLetters place={place} />
    </Suspense>
  );
}

/** Follows changes made in other tabs. */
function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
