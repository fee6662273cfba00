import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowUp, RotateCw, WifiOff } from 'lucide-react';
import { Button } from '../ui/button.tsx';

interface Props {
  /** Posts that arrived while somebody was reading. */
  waiting: number;
  /** The last refresh failed. */
  stale: boolean;
  onShow: () => void;
  onRetry: () => void;
}

/** Floats beside the feed's heading and follows the reader; takes no room, so that nothing moves when it comes or goes. */
export function FeedNotice({ waiting, stale, onShow, onRetry }: Props) {
  return (
    <chakra.div
      role="status"
      position="sticky"
      top="calc(64px + 0.75rem)"
      height="0"
      zIndex="1"
      display="flex"
      justifyContent={{ base: 'flex-end', sm: 'center' }}
    >
      {waiting > 0 && (
        <Button {...chip} onClick={onShow}>
          <ArrowUp aria-hidden size={18} strokeWidth={2} />
          {waiting === 1 ? '1 nuovo post' : `${waiting} nuovi post`}
        </Button>
      )}
      {waiting === 0 && stale && (
        <Button {...chip} variant="outline" onClick={onRetry}>
          <WifiOff aria-hidden size={18} strokeWidth={1.75} />
          Non aggiornato: riprova
          <RotateCw aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      )}
    </chakra.div>
  );
}

const chip = { borderRadius: 'full', boxShadow: 'float', animation: 'riseIn 150ms cubic-bezier(0.2, 0, 0, 1)' } as const;
