import { useEffect, useEffectEvent } from 'react';
import { addLayer } from './back-closes.ts';

/** While `open`, the back button calls `onClose` instead of leaving the page: for overlays. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (open) return addLayer(() => close());
  }, [open]);
}
