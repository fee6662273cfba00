import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ExamExperience, VoteState } from '../../routers/exam-experiences/schema.ts';
import { changeItem, holdLists } from '../lib/pages.ts';
import { trpc } from '../lib/trpc.ts';
import { listsKey } from './use-experiences.ts';

/** Votes on an experience. The counts change at once; when the server says no they go back, and nothing is said. */
export function useVote({ id, helpful, notHelpful, myVote }: ExamExperience) {
  const client = useQueryClient();
  const { examExperiences } = trpc.useUtils().client;
  const key = ['vote', id];
  /** What the server is known to hold, while votes are under way. */
  const settled = useRef<VoteState>(undefined);
  const apply = (change: (state: VoteState) => VoteState) =>
    changeItem<ExamExperience>(client, listsKey, id, (experience) => ({ ...experience, ...change(experience) }));
  /** A later press decides; an earlier answer must not overrule it. */
  const isLast = () => client.isMutating({ mutationKey: key }) === 1;

  return useMutation({
    mutationKey: key,
    scope: { id: key.join('-') },
    mutationFn: (vote: boolean) => examExperiences.vote.mutate({ id, helpful: vote }),
    async onMutate(vote) {
      settled.current ??= { helpful, notHelpful, myVote };
      const release = await holdLists(client, listsKey);
      apply((state) => voting(state, vote));
      return { release };
    },
    onSuccess(answer) {
      settled.current = answer;
      if (isLast()) apply(() => answer);
    },
    onError() {
      const { current } = settled;
      if (isLast() && current) apply(() => current);
    },
    onSettled(_answer, _error, _vote, context) {
      if (isLast()) settled.current = undefined;
      context?.release();
    },
  });
}

function voting({ helpful, notHelpful, myVote }: VoteState, vote: boolean): VoteState {
  return {
    helpful: helpful + Number(vote) - Number(myVote === true),
    notHelpful: notHelpful + Number(!vote) - Number(myVote === false),
    myVote: vote,
  };
}
