import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';

const FeedNoticeChip = lazy(async () => ({ default: (await import('./feed-notice-chip.tsx')).FeedNoticeChip }));

export interface FeedNoticeProps {
  /** Posts that arrived while somebody was reading. */
  waiting: number;
  /** The last refresh failed. */
  stale: boolean;
  onShow: () => void;
  onRetry: () => void;
}

/** Floats beside the feed's heading and follows the reader; takes no room, so that nothing moves when it comes or goes. */
export function FeedNotice({ waiting, stale, ...rest }: FeedNoticeProps) {
  return (
    <chakra.div
      role="status"
      position="sticky"
      top="76px"
      height="0"
      zIndex="1"
      display="flex"
      _print={{ display: 'none' }}
      justifyContent={{ base: 'flex-end', sm: 'center' }}
    >
      <Suspense>{(waiting > 0 || stale) && <FeedNoticeChip waiting={waiting} {...rest} />}</Suspense>
    </chakra.div>
  );
}
