import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Mentor } from '../../routers/mentors/schema.ts';
import { changeItem } from '../lib/pages.ts';
import { asRequestError } from '../lib/request-error.ts';
import { isAuthenticated, useStoredUser } from '../lib/storage.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { mentorsKey } from './use-mentors.ts';

const ownKey = [...getQueryKey(trpc.mentors.me), { type: 'own' }];

/** The person's own mentor profile: undefined while it is being read, null without one. Any failure counts as without. */
export function useOwnMentor(): Mentor | null | undefined {
  const { client } = trpc.useUtils();
  const member = isAuthenticated(useStoredUser());
  const { data, isError } = useQuery<Mentor | null>({
    queryKey: ownKey,
    queryFn: ({ signal }) => client.mentors.me.query(undefined, { signal }).catch(nullIfNone),
    enabled: member,
  });
  return !member || (isError && !data) ? null : data;
}

/** 'No such profile' is an answer that keeps; a lost connection is asked again. */
function nullIfNone(error: unknown): null {
  if (asRequestError(error)?.status === 404) return null;
  throw error;
}

/** Says whether the mentor has time. The switch moves at once, and back when the server says no. */
export function useAvailability() {
  const queryClient = useQueryClient();
  const { mentors } = trpc.useUtils().client;
  const apply = (id: number, isAvailable: boolean) => {
    queryClient.setQueryData<Mentor | null>(ownKey, (mentor) => mentor && { ...mentor, isAvailable });
    changeItem<Mentor>(queryClient, mentorsKey, id, (mentor) => ({ ...mentor, isAvailable }));
  };
  return useMutation({
    mutationFn: ({ isAvailable }: Pick<Mentor, 'id' | 'isAvailable'>) => mentors.update.mutate({ isAvailable }),
    onMutate: ({ id, isAvailable }) => apply(id, isAvailable),
    onError(_error, { id, isAvailable }) {
      apply(id, !isAvailable);
      toast({ title: 'Errore', description: 'Impossibile aggiornare la disponibilità. Riprova.', variant: 'destructive' });
    },
  });
}
