import { ArrowUp, RotateCw, WifiOff } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import type { FeedNoticeProps } from './feed-notice.tsx';

/** The button of `FeedNotice`: shows new posts, or retries a failed refresh. */
export function FeedNoticeChip({ waiting = 0, moreWaiting, onShow, onRetry }: Omit<FeedNoticeProps, 'stale'>) {
  return waiting > 0 ? (
    <Button {...chip} onClick={onShow}>
      <ArrowUp aria-hidden size={18} strokeWidth={2} />
      {moreWaiting ? `Almeno ${waiting} nuovi post` : waiting === 1 ? '1 nuovo post' : `${waiting} nuovi post`}
    </Button>
  ) : (
    <Button {...chip} variant="outline" onClick={onRetry}>
      <WifiOff aria-hidden size={18} strokeWidth={1.75} />
      Non aggiornato: riprova
      <RotateCw aria-hidden size={16} strokeWidth={1.75} />
    </Button>
  );
}

const chip = { borderRadius: 'full', boxShadow: 'float', animation: 'riseIn 150ms cubic-bezier(0.2, 0, 0, 1)' } as const;
