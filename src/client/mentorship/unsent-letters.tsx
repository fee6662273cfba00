import { lazy } from 'react';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import { type ChatPlace, draftKeyOf, unsentKeyOf } from '../chat/place.ts';
import { useDraftKeys } from '../lib/use-draft-keys.ts';
import { useOwnMentor } from '../mentors/use-own-mentor.ts';
import { Later } from '../ui/later.tsx';
import { useReceivedRequests, useSentRequests } from './use-requests.ts';

const KeptLetters = lazy(async () => ({ default: (await import('../chat/kept-letters.tsx')).KeptLetters }));

/** The undelivered messages of a completed request, whose chat can no longer be opened. */
export function UnsentLetters({ request: { id, status } }: { request: Pick<MentorshipRequest, 'id' | 'status'> }) {
  const unsent = usePlacesWithUnsent();
  return status === 'completed' && unsent.includes(id) && <Kept requestId={id} />;
}

/** The undelivered messages of requests that have disappeared with the account of the other person. */
export function LostLetters({ opened }: { opened: number | undefined }) {
  const unsent = usePlacesWithUnsent().filter((id) => id !== opened);
  return unsent.length > 0 && <Lost unsent={unsent} />;
}

function Lost({ unsent }: { unsent: number[] }) {
  const { mentor } = useOwnMentor();
  const sent = useSentRequests(true);
  const received = useReceivedRequests(Boolean(mentor));
  const lists = mentor ? [sent, received] : [sent];
  if (mentor === undefined || !lists.every(({ items, complete }) => items && complete)) return null;
  const known = lists.flatMap(({ items = [] }) => items.map(({ id }) => id));
  return unsent.filter((id) => !known.includes(id)).map((id) => <Kept key={id} requestId={id} />);
}

function Kept({ requestId }: { requestId: number }) {
  return (
    <Later>
      <KeptLetters place={placeOf(requestId)} />
    </Later>
  );
}

function placeOf(requestId: number): ChatPlace {
  return { kind: 'mentorship', requestId };
}

/** The ids of the requests in whose chats something was written and not delivered. */
function usePlacesWithUnsent(): number[] {
  const keys = useDraftKeys('chat-mentorship-');
  const ids = new Set(keys.map((key) => Number(/\d+/.exec(key)?.[0])));
  return [...ids].filter((id) => [draftKeyOf(placeOf(id)), unsentKeyOf(placeOf(id))].some((key) => keys.includes(key)));
}
