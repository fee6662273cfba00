import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells, once a request has been answered, whether the component is still mounted and, as a dialog, still `open`. */
export function useShown(open = true): () => boolean {
  const shown = useRef(open);
  useEffect(() => {
    shown.current = open;
    return () => void (shown.current = false);
  }, [open]);
  return useCallback(() => shown.current, []);
}
