import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { type ChatPlace, draftKeyOf, unsentKeyOf } from '../chat/place.ts';
import { hasDraft } from '../lib/drafts.ts';

const KeptLetters = lazy(async () => ({ default: (await import('../chat/kept-letters.tsx')).KeptLetters }));

/** The chat has no door any more: what did not arrive there stands here. */
export function UnsentLetters({ request: { id, status } }: { request: Pick<MentorshipRequest, 'id' | 'status'> }) {
  return status === 'completed' && <Kept place={{ kind: 'mentorship', requestId: id }} />;
}

function Kept({ place }: { place: ChatPlace }) {
  // Looked at again once it is drawn: a chat that goes with the same change writes down only then what was being written.
  const some = useSyncExternalStore(subscribe, () => hasDraft(draftKeyOf(place)) || hasDraft(unsentKeyOf(place)));
  if (!some) return null;
  return (
    <Suspense>
      <KeptLetters place={place} />
    </Suspense>
  );
}

/** Other tabs write there too. */
function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
