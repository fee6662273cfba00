import { chakra } from '@chakra-ui/react/styled-system';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import type { Pages } from '../lib/use-pages.ts';
import { Badge } from '../ui/badge.tsx';

/** How many requests wait for an answer. */
export function PendingBadge({ requests: { items, complete } }: { requests: Pages<MentorshipRequest> }) {
  const count = items?.filter(({ status }) => status === 'pending').length ?? 0;
  if (count === 0) return null;
  return (
    // The frame of the hidden words: outside it they would widen the page when the tabs scroll.
    <chakra.span position="relative" display="inline-flex">
      <Badge tone="red">
        {count}
        {!complete && '+'}
        <chakra.span srOnly> in attesa</chakra.span>
      </Badge>
    </chakra.span>
  );
}
