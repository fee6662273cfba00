import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { changeItem, holdLists, usePages } from '../lib/pages.ts';
import { asRequestError } from '../lib/request-error.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { type GroupFilters, queryOf } from './group-filters.ts';

const listsKey = getQueryKey(trpc.studyGroups.list);

export function useGroups(filters: GroupFilters) {
  const { client } = trpc.useUtils();
  const query = queryOf(filters);
  return usePages<StudyGroup>({
    key: [...listsKey, { input: query, type: 'pages' }],
    read: (page, signal) => client.studyGroups.list.query({ ...page, ...query }, { signal }),
  });
}

/** Joins a group (`true`) or leaves it. The card changes at once, and back when the server says no. */
export function useMembership(id: number) {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const { studyGroups } = utils.client;
  const apply = (change: (group: StudyGroup) => StudyGroup) => changeItem(queryClient, listsKey, id, change);

  return useMutation({
    mutationFn: (join: boolean) => (join ? studyGroups.join.mutate({ id }) : studyGroups.leave.mutate({ id })),
    async onMutate(join) {
      const release = await holdLists(queryClient, listsKey);
      apply((group) => membershipIn(group, join));
      return { release };
    },
    onSuccess(group, join) {
      apply(() => group);
      toast(join ? texts.joined : texts.left);
    },
    onError(error, join) {
      apply((group) => membershipIn(group, !join));
      toast({ title: 'Errore', description: join ? texts.joinFailure : texts.leaveFailure, variant: 'destructive' });
      // The server knows better what became of the group: full by now, or gone.
      if (isRefusal(error)) void utils.studyGroups.list.invalidate();
    },
    onSettled(_group, _error, _join, context) {
      context?.release();
    },
  });
}

const texts = {
  joined: { title: 'Iscrizione completata!', description: 'Ti sei unito al gruppo di studio con successo.' },
  joinFailure: 'Impossibile unirsi al gruppo.',
  left: { title: 'Gruppo lasciato', description: 'Il tuo posto è di nuovo libero.' },
  leaveFailure: 'Impossibile lasciare il gruppo.',
};

function membershipIn(group: StudyGroup, joined: boolean): StudyGroup {
  return group.joined === joined ? group : { ...group, joined, currentMembers: group.currentMembers + (joined ? 1 : -1) };
}

/** The server understood and said no. */
function isRefusal(error: unknown): boolean {
  const status = asRequestError(error)?.status ?? 0;
  return status >= 400 && status < 500;
}
