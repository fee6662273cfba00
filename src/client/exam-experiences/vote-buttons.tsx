import { chakra } from '@chakra-ui/react/styled-system';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId } from 'react';
import type { ExamExperience } from '../../routers/exam-experiences/schema.ts';
import { formatCount } from '../lib/count.ts';
import { actionStyle } from '../ui/action-style.ts';
import { useVote } from './use-vote.ts';

/** Each user has one vote, which the other button changes. */
export function VoteButtons({ experience }: { experience: ExamExperience }) {
  const vote = useVote(experience);
  const questionId = useId();
  const { id, helpful, notHelpful, myVote } = experience;
  const choose = (next: boolean) => {
    if (next !== myVote) vote.mutate({ id, helpful: next });
  };

  return (
    <chakra.div role="group" aria-labelledby={questionId} display="flex" flexWrap="wrap" alignItems="center" columnGap="1" marginTop="3">
      <chakra.span id={questionId} textStyle="small" color="muted" marginInlineEnd="2">
        Ti è stata utile?
      </chakra.span>
      <chakra.span display="inline-flex" flexWrap="wrap" gap="1">
        <chakra.button
          type="button"
          aria-label={`Utile, ${helpful}`}
          title="Utile"
          aria-pressed={myVote === true}
          onClick={() => choose(true)}
          {...actionStyle}
          css={pressed('green')}
        >
          <ThumbsUp aria-hidden size={20} strokeWidth={1.75} />
          {formatCount(helpful)}
        </chakra.button>
        <chakra.button
          type="button"
          aria-label={`Non utile, ${notHelpful}`}
          title="Non utile"
          aria-pressed={myVote === false}
          onClick={() => choose(false)}
          {...actionStyle}
          css={pressed('orange')}
        >
          <ThumbsDown aria-hidden size={20} strokeWidth={1.75} />
          {formatCount(notHelpful)}
        </chakra.button>
      </chakra.span>
    </chakra.div>
  );
}

function pressed(tone: 'green' | 'orange') {
  return { '&[aria-pressed=true], &[aria-pressed=true]:hover': { bg: `${tone}.fill`, color: `${tone}.text`, fontWeight: 'semibold' } };
}
