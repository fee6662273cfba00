import { chakra } from '@chakra-ui/react/styled-system';
import { lazy } from 'react';
import { Button } from '../ui/button.tsx';
import { Later } from '../ui/later.tsx';

const FeedNoticeChip = lazy(async () => ({ default: (await import('./feed-notice-chip.tsx')).FeedNoticeChip }));

export interface FeedNoticeProps {
  /** The number of new posts not shown yet. */
  waiting?: number;
  /** Whether there may be more new posts, which have not been read. */
  moreWaiting?: boolean;
  /** The last refresh failed. */
  stale: boolean;
  onShow?: () => void;
  onRetry: () => void;
}

/** A sticky notice of new posts or of a failed refresh. Its height is 0, so that it causes no layout shift. */
export function FeedNotice({ waiting = 0, stale, ...rest }: FeedNoticeProps) {
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
      {(waiting > 0 || stale) && (
        <Later
          instead={
            <Button onClick={waiting > 0 ? rest.onShow : rest.onRetry}>{waiting > 0 ? 'Nuovi post' : 'Non aggiornato: riprova'}</Button>
          }
        >
          <FeedNoticeChip waiting={waiting} {...rest} />
        </Later>
      )}
    </chakra.div>
  );
}
