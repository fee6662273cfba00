import { useCallback, useRef } from 'react';
import { isUnheard } from './request-error.ts';

/**
 * Returns a function to call with each failed attempt of something that can be done once. It tells whether an earlier attempt had no
 * clear answer, so that it may have succeeded, and this one may have failed only for that reason.
 */
export function useLost(): (error: unknown) => boolean {
  const lost = useRef(false);
  return useCallback((error) => {
    const earlier = lost.current;
    lost.current ||= isUnheard(error);
    return earlier;
  }, []);
}
