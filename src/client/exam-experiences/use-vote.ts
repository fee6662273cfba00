import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { ExamExperience, VoteState } from '../../routers/exam-experiences/schema.ts';
import { changeItem } from '../lib/lists.ts';
import { useOptimistic } from '../lib/optimistic.ts';
import { trpc } from '../lib/trpc.ts';

/** Votes on an experience. The counts update optimistically and roll back on failure; only a 403 shows a toast. */
export function useVote({ id, helpful, notHelpful, myVote }: ExamExperience) {
  const client = useQueryClient();
  const change = useOptimistic<VoteState>({
    scope: `vote-${id}`,
    lists: getQueryKey(trpc.examExperiences.list),
    state: { helpful, notHelpful, myVote },
    show: (change) => changeItem(client, trpc.examExperiences.list, id, (known) => ({ ...known, ...change(known) })),
  });
  return trpc.examExperiences.vote.useMutation(change((state, vote: { id: number; helpful: boolean }) => voting(state, vote.helpful)));
}

function voting({ helpful, notHelpful, myVote }: VoteState, vote: boolean): VoteState {
  return {
    helpful: helpful + Number(vote) - Number(myVote === true),
    notHelpful: notHelpful + Number(!vote) - Number(myVote === false),
    myVote: vote,
  };
}
