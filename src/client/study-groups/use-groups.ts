import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getQueryKey } from '@trpc/react-query';
import type { Notice } from '../../routers/notices/schema.ts';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { changeItem } from '../lib/lists.ts';
import { usePages } from '../lib/use-pages.ts';
import { useOptimistic } from '../lib/optimistic.ts';
import { asRequestError } from '../lib/request-error.ts';
import { trpc } from '../lib/trpc.ts';
import { useNews } from '../notices/use-news.ts';
import { type GroupFilters, queryOf } from './group-filters.ts';
import { isOwn, useGroupLists } from './group-lists.ts';
import { UNHEARD, whereItGoes } from './group-words.ts';

/** A small page size, because group cards are tall and the page would get long on phones. */
const SHOWN = 10;

export function useGroups(filters: GroupFilters) {
  return usePages(trpc.studyGroups.list, queryOf(filters), { size: SHOWN });
}

/** Polling interval while the user is in a waiting list, because no notice tells of a new position. */
const WAITING_POLL_MS = 30_000;

/** The groups that the user has joined or waits for. */
export function useMyGroups() {
  const client = useQueryClient();
  const { reread } = useGroupLists();
  const query = trpc.account.studyGroups.useQuery({}, { staleTime: 30_000 });
  const { data } = query;
  usePositions(data ?? []);
  useEffect(() => {
    for (const group of data ?? []) changeItem(client, trpc.studyGroups.list, group.id, (shown) => (isAwaited(shown) ? group : shown));
  }, [client, data]);
  useNews(isOfGroup, () => void reread());
  return query;
}

/**
 * Rereads the groups that the user waits for. Each by itself: the list of all the user's groups is limited to a few calls, which it shares
 * with other lists of the user's own content, and an open page must not use them up.
 */
function usePositions(groups: StudyGroup[]): void {
  const { account, client } = trpc.useUtils();
  const ids = groups.filter(isAwaited).map(({ id }) => id);
  useQuery({
    queryKey: ['waiting-positions', ids],
    async queryFn({ signal }) {
      const answers = await Promise.allSettled(ids.map((id) => client.studyGroups.get.query({ id }, { signal })));
      const change = (group: StudyGroup): StudyGroup | undefined => {
        const answer = answers[ids.indexOf(group.id)];
        if (answer?.status === 'fulfilled') return isOwn(answer.value) ? answer.value : undefined;
        return answer && asRequestError(answer.reason)?.status === 404 ? undefined : group;
      };
      account.studyGroups.setData({}, (own) => own?.flatMap((group) => change(group) ?? []));
      return null;
    },
    enabled: ids.length > 0,
    initialData: null,
    staleTime: WAITING_POLL_MS,
    refetchInterval: WAITING_POLL_MS,
  });
}

function isAwaited({ waitingPosition }: StudyGroup): boolean {
  return waitingPosition !== null;
}

function isOfGroup({ kind }: Notice): boolean {
  return kind === 'group' || kind === 'place';
}

/**
 * Joins, leaves or queues for a group. Cards update optimistically and roll back on failure; the group's own page updates with the
 * response, because its content is for members only.
 */
export function useMembership(group: StudyGroup) {
  const client = useQueryClient();
  const { show, reread } = useGroupLists();
  const { id } = group;
  const change = useOptimistic<StudyGroup>({
    scope: `group-${id}`,
    lists: getQueryKey(trpc.studyGroups),
    state: group,
    show: (change) => changeItem(client, trpc.studyGroups.list, id, change),
    answered: (answer) => void show(answer),
    // After a refusal the cached group is out of date (full by now, or deleted), and after a lost answer it may be.
    outdated: () => true,
    readAgain: reread,
  });
  const join = trpc.studyGroups.join.useMutation(change((state) => membershipIn(state, true), joining));
  const leave = trpc.studyGroups.leave.useMutation(change((state) => membershipIn(state, false), leaving));
  // No optimistic change: only the server knows the position in the list.
  const wait = trpc.waiting.create.useMutation(change((state) => state, waiting));
  const waitNoLonger = trpc.waiting.delete.useMutation(change((state) => ({ ...state, waitingPosition: null }), waitingNoLonger));
  return {
    join: () => join.mutate({ id }),
    leave: () => leave.mutate({ id }),
    wait: () => wait.mutate({ id }),
    waitNoLonger: () => waitNoLonger.mutate({ id }),
    joining: join.isPending,
    /** Whether the user was removed from the group, with this account or an earlier one. */
    removed: group.removed === true || [join, wait].some(({ error }) => asRequestError(error)?.reason === 'removed_member'),
    leaving: leave.isPending,
    pending: [join, leave, wait, waitNoLonger].some(({ isPending }) => isPending),
  };
}

const joining = {
  done: { title: 'Iscrizione completata!', description: 'Ti sei unito al gruppo di studio con successo.' },
  failed: 'Impossibile unirsi al gruppo.',
};
const leaving = {
  done: (group: StudyGroup) => ({ title: 'Gruppo lasciato', description: `Il tuo posto ${whereItGoes(group)}.` }),
  failed: 'Impossibile lasciare il gruppo.',
  unclear: unclear('Non sappiamo se hai lasciato il gruppo'),
};

const waiting = {
  done: { title: 'Sei in lista', description: 'Appena si libera un posto entri in automatico, e te lo diciamo.' },
  failed: 'Impossibile mettersi in lista.',
  unclear: unclear('Non sappiamo se sei in lista'),
};
const waitingNoLonger = {
  done: ({ joined }: StudyGroup) =>
    joined
      ? {
          title: 'Adesso fai parte del gruppo',
          description: 'Un posto si è liberato un attimo prima, ed è il tuo. Se non ti serve, nel gruppo trovi «Lascia il gruppo».',
        }
      : { title: 'Non sei più in lista', description: 'Puoi rimetterti in lista quando vuoi.' },
  failed: 'Impossibile uscire dalla lista.',
  unclear: unclear('Non sappiamo se hai lasciato la lista'),
};

function unclear(title: string) {
  return { title, description: UNHEARD };
}

function membershipIn(group: StudyGroup, joined: boolean): StudyGroup {
  return group.joined === joined ? group : { ...group, joined, currentMembers: group.currentMembers + (joined ? 1 : -1) };
}
