import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import type { Mentor, UpdateMentor } from '../../routers/mentors/schema.ts';
import { changeItem } from '../lib/lists.ts';
import { useOptimistic } from '../lib/optimistic.ts';
import { asRequestError } from '../lib/request-error.ts';
import { isAuthenticated } from '../lib/storage.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import { trpc } from '../lib/trpc.ts';

export interface OwnMentor {
  /** Undefined while loading and after a failure; null if the user has no profile. */
  mentor: Mentor | null | undefined;
  failed: boolean;
  error: unknown;
  retry: () => void;
  retrying: boolean;
}

/** Fetches the user's own mentor profile. */
export function useOwnMentor(): OwnMentor {
  const member = isAuthenticated(useStoredUser());
  const { data, error, isFetching, refetch } = trpc.mentors.me.useQuery(undefined, {
    enabled: member,
    // A 404 means that there is no profile and is not retried; other errors, such as a lost connection, are.
    retryOnMount: ({ state }) => asRequestError(state.error)?.status !== 404,
  });
  // While a query without data is read again, its error is gone: what was known stays.
  const [wasNone, setWasNone] = useState(false);
  const read = data !== undefined || error !== null;
  const none = read ? asRequestError(error)?.status === 404 : wasNone;
  if (none !== wasNone) setWasNone(none);
  return {
    mentor: member && !none ? data : null,
    failed: Boolean(error) && !none && !data,
    error,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}

/** Sets whether the mentor is available. The switch updates optimistically and rolls back on failure. */
export function useAvailability(mentor: Mentor) {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const change = useOptimistic<Pick<Mentor, 'isAvailable'>>({
    scope: 'availability',
    lists: getQueryKey(trpc.mentors.list),
    state: mentor,
    show(change) {
      // Clears `lapsed`: a mentor who uses the switch has seen why it was off.
      const shown = (known: Mentor) => ({ ...known, lapsed: undefined, isAvailable: change(known).isAvailable });
      utils.mentors.me.setData(undefined, (own) => own && shown(own));
      changeItem(client, trpc.mentors.list, mentor.id, shown);
    },
  });
  return trpc.mentors.update.useMutation(
    change((before, { isAvailable = before.isAvailable }: UpdateMentor) => ({ isAvailable }), {
      failed: 'Impossibile aggiornare la disponibilità. Riprova.',
    }),
  );
}
