import { chakra } from '@chakra-ui/react/styled-system';
import type { MentorshipRequest } from '../../routers/mentorship/schema.ts';
import type { Pages } from '../lib/use-pages.ts';
import { Badge } from '../ui/badge.tsx';

/** The number of pending requests. */
export function PendingBadge({ requests: { items, complete } }: { requests: Pages<MentorshipRequest> }) {
  const count = items?.filter(({ status }) => status === 'pending').length ?? 0;
  if (count === 0) return null;
  return (
    // Positioned, to contain the visually hidden text, which would otherwise widen the page when the tabs scroll.
    <chakra.span position="relative" display="inline-flex">
      <Badge tone="red">
        {count}
        {!complete && '+'}
        <chakra.span srOnly> in attesa</chakra.span>
      </Badge>
    </chakra.span>
  );
}
