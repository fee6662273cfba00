import { useEffect, useEffectEvent } from 'react';
import { addLayer } from './back-closes.ts';

/** While `open`, the back button calls `onClose` before it leaves the page: for what lies over it. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (open) return addLayer(() => close());
  }, [open]);
}
